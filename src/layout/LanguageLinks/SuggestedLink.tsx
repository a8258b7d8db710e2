import type { ReactNode } from 'react';
import type { OtherLanguage } from '../../schema/language.ts';
import { addressIn } from '../../language/edition.ts';
import styles from './SuggestedLink.module.css';

/** The home page in another language. */
export function SuggestedLink({ code, base, link }: OtherLanguage): ReactNode {
  return (
    <a
      className={styles.suggestion}
      data-print="none"
      href={addressIn(base, '/')}
      lang={code}
      hrefLang={code}
    >
      {link}
    </a>
  );
}
