import { notFoundWords as words } from '../../../content/specialty.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { LooseThread } from './LooseThread.tsx';
import styles from './NotFoundHero.module.css';

/** The page for an address that leads nowhere: a patch that came off, and the ways back. */
export function NotFoundHero() {
  return (
    <section className={styles.page} aria-labelledby="not-found">
      <div className={styles.container}>
        <LooseThread text={words.code} />
        <div className={styles.words}>
          <h1 id="not-found" className={styles.title}>
            {words.title}
          </h1>
          <p className={styles.text}>{words.text}</p>
          <p className={styles.actions}>
            <ButtonLink href={hrefOf(words.home.to)} variant="accent">
              {words.home.label}
            </ButtonLink>
            <ButtonLink href={hrefOf(words.support.to)} variant="secondary">
              {words.support.label}
            </ButtonLink>
          </p>
        </div>
        <div className={styles.elsewhere}>
          <h2 className={styles.label}>{words.elsewhere.title}</h2>
          <ul className={styles.links}>
            {words.elsewhere.links.map(({ label, to }) => (
              <li key={label}>
                <Link href={hrefOf(to)}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
