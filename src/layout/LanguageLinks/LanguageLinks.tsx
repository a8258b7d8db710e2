import { language } from '../../site/language.ts';
import { addressIn } from '../../language/edition.ts';
import { useLocation } from '../../routing/router.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { rememberLanguage } from './remembered.ts';

/** Links to this page in the other languages of the site, if there are any. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const { pathname, search, hash } = useLocation();
  // The prerendered page knows neither query nor hash.
  const rest = useHydrated() ? search + hash : '';
  return language.others.map(({ code, base, name, link }) => (
    <a
      key={code}
      className={className}
      href={addressIn(base, pathname + rest)}
      lang={code}
      hrefLang={code}
      rel="alternate"
      aria-label={link}
      onClick={() => rememberLanguage(code)}
    >
      {name}
    </a>
  ));
}
