import { withBase } from '../../../language/edition.ts';
import { useLocation, useNavigate } from '../../../routing/router.ts';
import { useQueryParam } from '../../../ui/useQueryParam.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DomainSearchForm } from '../../DomainSearch/DomainSearchForm.tsx';
import { parseDomainName } from '../../DomainSearch/domainName.ts';
import { Hero } from '../../Hero/Hero.tsx';
import { ExtensionPrices } from './ExtensionPrices.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './DomainResults.module.css';

/**
 * The name in `?domain=` with every extension we price. Prerendered HTML has no query: it shows the
 * search and the plain price list, which is also what visitors without JavaScript or without a name
 * get.
 */
export function DomainResults(copy: SectionProps<typeof schema>) {
  const { eyebrow, title, lead, drawing: Drawing } = copy;
  const path = useLocation().pathname;
  const typed = useQueryParam('domain') ?? '';
  const navigate = useNavigate();
  const compare = (domain: string) =>
    navigate(`${path}?${new URLSearchParams({ domain }).toString()}`);
  return (
    <>
      <Hero
        copy={{ eyebrow, title, lead }}
        details={
          <DomainSearchForm copy={copy.form} typed={typed} onCompare={compare}>
            <p className={styles.compare}>
              <Button
                type="submit"
                variant="secondary"
                formMethod="get"
                formAction={withBase(path)}
              >
                {copy.compare}
              </Button>
            </p>
          </DomainSearchForm>
        }
        drawing={<Drawing />}
        drawingSize="small"
      />
      <ExtensionPrices copy={copy} parsed={parseDomainName(typed)} />
    </>
  );
}
