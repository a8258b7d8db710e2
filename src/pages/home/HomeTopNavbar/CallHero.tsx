import type { CallWords } from '../../../content/homes/topNavbar.ts';
import { site } from '../../../content/site.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { HeroCopy } from '../../../sections/HeroCopy/HeroCopy.tsx';
import styles from './CallHero.module.css';

/** A first screen that puts the ways to a person first, the number largest of all. */
export function CallHero({ words }: { words: CallWords }) {
  return (
    <section>
      <div className={styles.container}>
        <HeroCopy words={words.opening} />
        <div className={styles.card}>
          <p className={styles.label}>
            <Icon name="phone" /> {words.call}
          </p>
          <Link className={styles.number} href={hrefOf({ outside: 'salesPhone' })}>
            {site.salesPhone}
          </Link>
          <ul className={styles.ways}>
            <li>
              <Icon name="mail" />
              <Link href={hrefOf({ outside: 'email' })}>{site.supportEmail}</Link>
            </li>
            <li>
              <Icon name="message-circle" />
              <Link href={hrefOf({ outside: 'chat' })}>{words.chat}</Link>
            </li>
          </ul>
          <p className={styles.hours}>{words.hours}</p>
        </div>
      </div>
    </section>
  );
}
