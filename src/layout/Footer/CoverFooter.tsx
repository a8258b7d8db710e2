import { Socials } from './Socials.tsx';
import styles from './CoverFooter.module.css';

/** The cover page's footer: social icons only. */
export function CoverFooter() {
  return (
    <footer className={styles.footer}>
      <Socials />
    </footer>
  );
}
