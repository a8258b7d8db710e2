import { resultForm, resultHero as hero } from '../../../content/domainSearchResult.ts';
import { useQueryParam } from '../../../ui/useQueryParam.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DomainSearchForm } from '../../../sections/DomainSearch/DomainSearchForm.tsx';
import { PageHero } from '../../../sections/PageHero/PageHero.tsx';
import { readDomainName } from './domainName.ts';
import { ExtensionPrices } from './ExtensionPrices.tsx';
import styles from './DomainResults.module.css';

/**
 * The name that the address asks for (`?domain=`) with every ending we price. The prerendered page
 * knows no query: it shows the search and the plain price list, which is also what a visitor
 * without scripts or without a name gets.
 */
export function DomainResults() {
  const typed = useQueryParam('domain') ?? '';
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} motif="domains">
        <DomainSearchForm words={resultForm} typed={typed}>
          <p className={styles.compare}>
            <Button
              type="submit"
              variant="secondary"
              formMethod="get"
              formAction="/domain-search-result"
            >
              {hero.compare}
            </Button>
          </p>
        </DomainSearchForm>
      </PageHero>
      <ExtensionPrices reading={readDomainName(typed)} />
    </>
  );
}
