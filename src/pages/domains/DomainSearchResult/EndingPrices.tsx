import { knownExtensions } from '../../../content/domains.ts';
import { resultWords as words } from '../../../content/domainSearchResult.ts';
import { useTldPrices } from '../../../portal/useTldPrices.ts';
import { fillIn } from '../../../portal/errors.ts';
import { Band } from '../../../ui/Band/Band.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { DomainReading } from './domainName.ts';
import { EndingRow } from './EndingRow.tsx';
import { ReadingNotes } from './ReadingNotes.tsx';
import styles from './EndingPrices.module.css';

/** Every ending with its price, and with the visitor's name in front of it where there is one. */
export function EndingPrices({ reading }: { reading: DomainReading }) {
  const prices = useTldPrices();
  const name = reading.kind === 'name' ? reading.name : '';
  const typed = reading.kind === 'name' ? reading.ending : null;
  const heading = name === '' ? words.prices : words.results;
  const endings = typed === null ? knownExtensions : [...new Set([typed, ...knownExtensions])];
  return (
    <Band labelledBy="endings">
      <ReadingNotes reading={reading} />
      <SectionHeading id="endings" title={fillIn(heading.title, { name })} lead={heading.lead} />
      <ul className={styles.rows}>
        {endings.map((ending) => (
          <EndingRow
            key={ending}
            name={name}
            ending={ending}
            price={prices.get(ending) ?? null}
            isTyped={ending === typed}
          />
        ))}
      </ul>
    </Band>
  );
}
