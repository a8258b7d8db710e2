import table from '#content/words/domain-prices.js';
import { digits } from '../../../language/inWords.ts';
import { domainCartLink } from '../../../portal/links.ts';
import type { AvailabilityState } from '../../../portal/useAvailability.ts';
import type { TldPrices } from '../../../portal/useTldPrices.ts';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { NameChange } from '../../../schema/domain.ts';
import { DomainPriceTable } from '../DomainPriceTable/DomainPriceTable.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import { statusOf } from './SearchAnswer.tsx';
import type { NameStatus } from './SearchAnswer.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import { asciiText, shownText } from './searchedNames.ts';
import type { SearchedName } from './searchedNames.ts';
import styles from './Alternatives.module.css';

interface AlternativesProps {
  copy: SectionProps<typeof schema>;
  name: SearchedName;
  changes: readonly NameChange[];
  alternatives: readonly SearchedName[];
  /** Names that the portal isn't asked about are missing from it. */
  answer: AvailabilityState;
  asked: readonly SearchedName[];
  live: TldPrices;
}

/** Free names come first, taken ones last. */
const order: Readonly<Record<NameStatus, number>> = {
  free: 0,
  loading: 1,
  unknown: 1,
  none: 1,
  taken: 2,
};

/** Other names for the one that was searched for, with prices, checked by the portal. */
export function Alternatives(props: AlternativesProps) {
  const { copy, name, changes, alternatives, answer, asked, live } = props;
  const waiting = answer.state === 'loading';
  const statusOfOther = (other: SearchedName): NameStatus =>
    waiting || asked.includes(other) ? statusOf(answer, other) : 'unknown';
  const rows = alternatives
    .map((other) => ({ name: other, status: statusOfOther(other) }))
    .sort((a, b) => order[a.status] - order[b.status]);
  const free = rows.filter(({ status }) => status === 'free').length;
  return (
    <Section labelledBy="extensions">
      <SearchNotes copy={copy} changes={changes} />
      <SectionHeading
        id="extensions"
        title={fillPlaceholders(copy.alternatives.title, { name: name.name })}
        lead={copy.alternatives.lead}
      />
      <VisuallyHidden role="status">
        {free > 0 && fillPlaceholders(copy.alternatives.count, { count: digits(free) })}
      </VisuallyHidden>
      <DomainPriceTable
        // New elements: rows that moved to other places would count as a shift of the layout.
        key={waiting ? 'waiting' : 'answered'}
        copy={table}
        rows={rows.map(({ name: { name: shown, extension, ascii }, name: other, status }) => ({
          name: shown,
          extension,
          ascii,
          badge: <StatusBadge copy={copy} status={status} />,
          order: <OrderName copy={copy} name={other} status={status} />,
        }))}
        live={live}
      />
    </Section>
  );
}

function StatusBadge({ copy, status }: { copy: AlternativesProps['copy']; status: NameStatus }) {
  const { free, taken } = copy.alternatives;
  if (status === 'unknown' || status === 'none') return null;
  return (
    <span className={styles.badge}>
      {status === 'loading' && <span className={styles.outline} />}
      {status === 'free' && <Badge variant="brand">{free}</Badge>}
      {status === 'taken' && <span className={styles.taken}>{taken}</span>}
    </span>
  );
}

interface OrderNameProps {
  copy: AlternativesProps['copy'];
  name: SearchedName;
  status: NameStatus;
}

function OrderName({ copy, name, status }: OrderNameProps) {
  if (status === 'loading') return <span className={`${styles.outline} ${styles.order}`} />;
  const labels: Partial<Record<NameStatus, string>> = {
    free: copy.answer.add,
    taken: copy.answer.transfer,
  };
  return (
    <ButtonLink
      href={domainCartLink(asciiText(name), status === 'taken' ? 'transfer' : 'register')}
      variant={status === 'free' ? 'brand' : 'secondary'}
      size="s"
      wide
    >
      {labels[status] ?? copy.order} <VisuallyHidden>{shownText(name)}</VisuallyHidden>
    </ButtonLink>
  );
}
