import { useEffect, useState } from 'react';
import { language } from '../../content/language.ts';
import type { OtherLanguage } from '../../content/schema/language.ts';
import { addressIn, basePathOf } from '../../language/edition.ts';
import { rememberedLanguage } from './remembered.ts';
import styles from './LanguageSuggestion.module.css';

/**
 * On the home page, a link to the language that the visitor chose before. Nobody is sent there unasked.
 */
export function LanguageSuggestion() {
  const [suggested, setSuggested] = useState<OtherLanguage>();
  // Not on the first render, which must match the HTML.
  useEffect(() => {
    const chosen = rememberedLanguage();
    // oxlint-disable-next-line react/set-state-in-effect -- reads the visitor's storage, once
    setSuggested(language.others.find(({ code }) => code === chosen));
  }, []);
  if (!suggested) return null;
  const { code, suggestion } = suggested;
  return (
    <a
      className={styles.suggestion}
      href={addressIn(basePathOf(code), '/')}
      lang={code}
      hrefLang={code}
    >
      {suggestion}
    </a>
  );
}
