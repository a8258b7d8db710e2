import { useLayoutEffect } from 'react';
import { withBase } from '../../../language/edition.ts';
import { useAvailability } from '../../../portal/useAvailability.ts';
import type { AvailabilityState } from '../../../portal/useAvailability.ts';
import { useTldPrices } from '../../../portal/useTldPrices.ts';
import { useLocation } from '../../../routing/router.ts';
import { site } from '../../../site/site.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';
import { useQueryParam } from '../../../ui/useQueryParam.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { DomainSearchForm } from '../../DomainSearch/DomainSearchForm.tsx';
import { parseDomainName } from '../../DomainSearch/domainName.ts';
import { Hero } from '../../Hero/Hero.tsx';
import { Alternatives } from './Alternatives.tsx';
import { ExtensionPrices } from './ExtensionPrices.tsx';
import { AnswerOutline, SearchAnswer, answerInWords } from './SearchAnswer.tsx';
import { alternativesTo, asciiText, searchedNames } from './searchedNames.ts';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './DomainResults.module.css';

/** The limit of the portal's call. */
const maxNames = 20;

/** Slow registries ration lookups: a search asks for this many other names. */
const maxAlternatives = 12;

const waiting: AvailabilityState = { state: 'loading' };

/**
 * Whether the names in `?domain=` are free, what they cost, and other names. Prerendered HTML has no
 * query: it shows the search and the plain price list, which is also what visitors without JavaScript or
 * without a name get.
 */
export function DomainResults(copy: SectionProps<typeof schema>) {
  const { title, lead, drawing: Drawing } = copy;
  const path = useLocation().pathname;
  const hydrated = useHydrated();
  const typed = useQueryParam('domain') ?? '';
  const names = searchedNames(typed).slice(0, maxNames);
  const live = useTldPrices();
  const answer = useAvailability(names.map(asciiText));
  useSearchedPage(hydrated ? names.length > 0 : null);

  const [only] = names.length === 1 ? names : [];
  const alternatives = only ? alternativesTo(only) : [];
  const asked = alternatives
    .filter(({ ascii }) => live.prices.has(ascii.extension))
    .slice(0, maxAlternatives);
  // The visitor's own name comes first; a portal that fails isn't asked again.
  const isNext = answer.state === 'loaded' && live.state !== 'loading';
  const others = useAvailability(isNext ? asked.map(asciiText) : []);
  const isChecked = answer.state === 'loading' || answer.state === 'loaded';
  const parsed = parseDomainName(names.length > 1 ? '' : typed);

  return (
    <>
      <Hero
        className={styles.hero}
        copy={{ title }}
        details={
          <>
            <p className={styles.lead}>{lead}</p>
            <DomainSearchForm copy={copy.form} typed={typed}>
              {site.domainSearch === 'portal' && (
                <button
                  type="submit"
                  className={styles.compare}
                  formMethod="get"
                  formAction={withBase(path)}
                >
                  {copy.compare}
                </button>
              )}
            </DomainSearchForm>
            <VisuallyHidden role="status">{answerInWords({ copy, names, answer })}</VisuallyHidden>
            {!hydrated && <AnswerOutline />}
            {names.length > 0 && (
              <SearchAnswer copy={copy} names={names} answer={answer} live={live} />
            )}
          </>
        }
        drawing={<Drawing />}
        drawingSize="small"
      />
      {only && isChecked ? (
        <Alternatives
          copy={copy}
          name={only}
          changes={parsed.kind === 'name' ? parsed.changes : []}
          alternatives={alternatives}
          answer={isNext ? others : waiting}
          asked={asked}
          live={live}
        />
      ) : (
        <ExtensionPrices copy={copy} parsed={parsed} live={live} />
      )}
    </>
  );
}

/** A mark that the first paint has if the address has a name (boot/beforePaint.ts); null leaves it as it is. */
function useSearchedPage(searched: boolean | null): void {
  useLayoutEffect(() => {
    if (searched === null) return undefined;
    const { dataset } = document.documentElement;
    if (searched) dataset['searched'] = '';
    else delete dataset['searched'];
    return () => {
      delete dataset['searched'];
    };
  }, [searched]);
}
