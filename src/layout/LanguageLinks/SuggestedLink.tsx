import type { ReactNode } from 'react';
import type { OtherLanguage } from '../../schema/language.ts';
import { addressIn, basePathOf } from '../../language/edition.ts';
import styles from './SuggestedLink.module.css';

/** The home page in another language. */
export function SuggestedLink({ code, link }: OtherLanguage): ReactNode {
  return (
    <a
      className={styles.suggestion}
      href={addressIn(basePathOf(code), '/')}
      lang={code}
      hrefLang={code}
    >
      {link}
    </a>
  );
}
