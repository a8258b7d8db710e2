import { knownExtensions } from '../../../content/domains.ts';
import type { SearchResultCopy } from '../../../content/schema/pages/domains.ts';
import { useTldPrices } from '../../../portal/useTldPrices.ts';
import { fillPlaceholders } from '../../../content/fillPlaceholders.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { DomainReading } from './domainName.ts';
import { ExtensionRow } from './ExtensionRow.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import styles from './ExtensionPrices.module.css';

interface ExtensionPricesProps {
  copy: SearchResultCopy;
  reading: DomainReading;
}

/** Every extension with its price, and with the visitor's name if there is one. */
export function ExtensionPrices({ copy, reading }: ExtensionPricesProps) {
  const prices = useTldPrices();
  const name = reading.kind === 'name' ? reading.name : '';
  const typed = reading.kind === 'name' ? reading.ending : null;
  const heading = name === '' ? copy.prices : copy.results;
  const endings = typed === null ? knownExtensions : [...new Set([typed, ...knownExtensions])];
  return (
    <Section labelledBy="endings">
      <SearchNotes copy={copy} reading={reading} />
      <SectionHeading
        id="endings"
        title={fillPlaceholders(heading.title, { name })}
        lead={heading.lead}
      />
      <ul className={styles.rows}>
        {endings.map((ending) => (
          <ExtensionRow
            key={ending}
            copy={copy}
            name={name}
            ending={ending}
            price={prices.get(ending) ?? null}
            isTyped={ending === typed}
          />
        ))}
      </ul>
    </Section>
  );
}
