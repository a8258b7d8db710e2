import type { SearchResultCopy } from '../../../schema/pages/domains.ts';
import { withBase } from '../../../language/edition.ts';
import { useNavigate } from '../../../routing/router.ts';
import { useQueryParam } from '../../../ui/useQueryParam.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DomainSearchForm } from '../../../sections/DomainSearch/DomainSearchForm.tsx';
import { parseDomainName } from '../../../sections/DomainSearch/domainName.ts';
import { Hero } from '../../../sections/Hero/Hero.tsx';
import { Signpost } from '#drawings/Signpost.tsx';
import { ExtensionPrices } from './ExtensionPrices.tsx';
import styles from './DomainResults.module.css';

const path = '/domain-search-result';

/**
 * The name in `?domain=` with every extension we price. Prerendered HTML has no query: it shows the
 * search and the plain price list, which is also what visitors without JavaScript or without a name
 * get.
 */
export function DomainResults({ copy }: { copy: SearchResultCopy }) {
  const typed = useQueryParam('domain') ?? '';
  const navigate = useNavigate();
  const compare = (domain: string) =>
    navigate(`${path}?${new URLSearchParams({ domain }).toString()}`);
  return (
    <>
      <Hero
        copy={copy.hero}
        details={
          <DomainSearchForm copy={copy.form} typed={typed} onCompare={compare}>
            <p className={styles.compare}>
              <Button
                type="submit"
                variant="secondary"
                formMethod="get"
                formAction={withBase(path)}
              >
                {copy.hero.compare}
              </Button>
            </p>
          </DomainSearchForm>
        }
        drawing={<Signpost />}
        drawingSize="small"
      />
      <ExtensionPrices copy={copy} parsed={parseDomainName(typed)} />
    </>
  );
}
