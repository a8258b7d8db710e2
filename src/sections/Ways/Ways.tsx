import type { Way } from '../../content/schema/way.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Band } from '../../ui/Band/Band.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './Ways.module.css';

interface WaysProps {
  /** Names the section in the markup. */
  id: string;
  title: string;
  ways: readonly Way[];
  ground?: 'paper' | 'cloth';
}

/** Where to go on from here: large links in a row, parted by seams. */
export function Ways({ id, title, ways, ground = 'paper' }: WaysProps) {
  return (
    <Band ground={ground} labelledBy={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.ways}>
        {ways.map(({ label, text, to }) => (
          <li key={label} className={styles.way}>
            <Link href={hrefOf(to)} className={styles.link}>
              {label}
              <Icon name="arrow-right" />
            </Link>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
