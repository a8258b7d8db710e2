import { lazy, Suspense } from 'react';
import { language } from '../../site/language.ts';
import { useHydrated } from '../../ui/useHydrated.ts';
import { rememberedLanguage } from './remembered.ts';

/** Few visitors have chosen a language; for the others nothing is loaded. */
const SuggestedLink = lazy(() =>
  import('./SuggestedLink.tsx').then(
    (module) => ({ default: module.SuggestedLink }),
    // The page still has its links to the other languages.
    () => ({ default: () => null }),
  ),
);

/**
 * On the home page, a link to the language that the visitor chose before. Visitors are never
 * redirected to it.
 */
export function LanguageSuggestion() {
  const chosen = useHydrated() ? rememberedLanguage() : null;
  const suggested = language.others.find(({ code }) => code === chosen);
  return (
    suggested && (
      <Suspense>
        <SuggestedLink {...suggested} />
      </Suspense>
    )
  );
}
