import type { ReactNode } from 'react';
import type { LinkText } from '../../content/schema/link.ts';
import type { OpeningWords } from '../../content/schema/opening.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Eyebrow } from '../../ui/Eyebrow/Eyebrow.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './HeroCopy.module.css';

interface HeroCopyProps {
  words: OpeningWords;
  /** The ground that the words stand on. */
  surface?: 'light' | 'dark';
  /** `h2` where the page has its title elsewhere, as on a later slide. */
  level?: 'h1' | 'h2';
  align?: 'start' | 'middle';
  /** Stands between the lead and the actions, such as a countdown. */
  children?: ReactNode;
}

/** Eyebrow, title, lead and actions: the words of a first screen, on any ground. */
export function HeroCopy(props: HeroCopyProps) {
  const { words, surface = 'light', level: Title = 'h1', align = 'start', children } = props;
  return (
    <div className={styles.text} data-surface={surface} data-align={align}>
      <Eyebrow>{words.eyebrow}</Eyebrow>
      <Title className={styles.title}>{words.title}</Title>
      <p className={styles.lead}>{words.lead}</p>
      {children}
      <p className={styles.actions}>
        {words.actions.map((action, index) => (
          <Action key={action.label} action={action} surface={surface} first={index === 0} />
        ))}
      </p>
    </div>
  );
}

interface ActionProps {
  action: LinkText;
  surface: 'light' | 'dark';
  first: boolean;
}

function Action({ action: { label, to }, surface, first }: ActionProps) {
  const href = hrefOf(to);
  if (surface === 'dark' && !first) {
    return (
      <Link className={styles.other} href={href}>
        {label}
      </Link>
    );
  }
  const light = first ? 'accent' : 'secondary';
  return (
    <ButtonLink href={href} variant={surface === 'dark' ? 'onDark' : light}>
      {label}
    </ButtonLink>
  );
}
