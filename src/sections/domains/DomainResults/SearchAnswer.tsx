import table from '#content/words/domain-prices.js';
import { domainCartLink, domainCheckerUrl } from '../../../portal/links.ts';
import type { AvailabilityState } from '../../../portal/useAvailability.ts';
import type { TldPrices } from '../../../portal/useTldPrices.ts';
import { formatTaka } from '../../../pricing/money.ts';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import { Button, ButtonLink } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Spinner } from '../../../ui/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import { asciiText, shownText } from './searchedNames.ts';
import type { SearchedName } from './searchedNames.ts';
import styles from './SearchAnswer.module.css';

type Copy = Pick<SectionProps<typeof schema>, 'answer' | 'order'>;

/** `none` where the portal never says: no claim is made. */
export type NameStatus = 'loading' | 'free' | 'taken' | 'unknown' | 'none';

/** What is known about one name. */
export function statusOf(answer: AvailabilityState, name: SearchedName): NameStatus {
  if (answer.state === 'failed') return 'unknown';
  if (answer.state !== 'loaded') return answer.state;
  const available = answer.names.get(asciiText(name)) ?? null;
  return available === null ? 'unknown' : available ? 'free' : 'taken';
}

interface SearchAnswerProps {
  copy: Copy;
  names: readonly SearchedName[];
  answer: AvailabilityState;
  live: TldPrices;
}

/** Whether the names that the visitor searched for are free, and what they cost: one large, or a list. */
export function SearchAnswer({ copy, names, answer, live }: SearchAnswerProps) {
  return (
    <ul className={styles.names} data-several={names.length > 1 || undefined}>
      {names.map((name) => (
        <NameAnswer
          key={asciiText(name)}
          copy={copy}
          name={name}
          status={statusOf(answer, name)}
          live={live}
        />
      ))}
    </ul>
  );
}

/** The place of the answer until the app knows the name. Shown only if the address has one. */
export function AnswerOutline() {
  return (
    <div className={styles.early} aria-hidden="true">
      <div className={styles.result} data-status="loading">
        <span className={styles.outline} data-part="name" />
        <span className={styles.outline} data-part="order" />
      </div>
    </div>
  );
}

/** The answers in words, for screen readers. */
export function answerInWords({ copy, names, answer }: Omit<SearchAnswerProps, 'live'>): string {
  if (answer.state === 'none' || names.length === 0) return '';
  if (answer.state === 'loading') return copy.answer.checking;
  return names
    .map((name) => `${sentence(copy, statusOf(answer, name), shownText(name))}.`)
    .join(' ');
}

function sentence({ answer }: Copy, status: NameStatus, name: string): string {
  const template = status === 'loading' || status === 'none' ? '{name}' : answer[status];
  return fillPlaceholders(template, { name });
}

const icons = { free: 'badge-check', taken: 'x', unknown: 'info' } as const;

interface NameAnswerProps {
  copy: Copy;
  name: SearchedName;
  status: NameStatus;
  live: TldPrices;
}

function NameAnswer({ copy, name, status, live }: NameAnswerProps) {
  const shown = shownText(name);
  const ascii = asciiText(name);
  const [before = '', after = ''] = sentence(copy, status, '\n').split('\n');
  return (
    <li className={styles.result} data-status={status}>
      <div className={styles.what}>
        <h2 className={styles.heading}>
          {before !== '' && (
            <Status key={status} status={status}>
              {before}
            </Status>
          )}
          <span key={before} className={styles.name} data-long={shown.length > 13 || undefined}>
            {shown}
          </span>{' '}
          {after !== '' && (
            <Status key={status} status={status}>
              {after}
            </Status>
          )}
          {status === 'loading' && <Status status={status}>{copy.answer.checking}</Status>}
        </h2>
        {ascii !== shown && (
          <p className={styles.ascii}>{fillPlaceholders(table.ascii, { ascii })}</p>
        )}
        <Details copy={copy} name={name} status={status} live={live} />
      </div>
      <div className={styles.order} data-print="none">
        {status === 'loading' ? (
          <span className={styles.outline} data-part="order" />
        ) : (
          <Order copy={copy} shown={shown} ascii={ascii} status={status} />
        )}
      </div>
    </li>
  );
}

function Status({ status, children }: { status: NameStatus; children: string }) {
  return (
    <span className={styles.status}>
      {status === 'loading' ? (
        <Spinner size="s" />
      ) : (
        status in icons && <Icon name={icons[status as keyof typeof icons]} />
      )}
      {`${children.trim()} `}
    </span>
  );
}

/** What the name costs, or what can be done about it. */
function Details({ copy: { answer }, name, status, live }: NameAnswerProps) {
  const price = live.prices.get(name.ascii.extension);
  if (status === 'taken') {
    const transfer = price?.transfer ?? null;
    return (
      <>
        <p className={styles.price}>{answer.yours}</p>
        <p className={styles.more}>
          {transfer === null
            ? answer.transferAtCart
            : fillPlaceholders(answer.transferFor, { price: formatTaka(transfer) })}
        </p>
      </>
    );
  }
  const renew = price?.renew ?? null;
  return (
    <>
      <p className={styles.price}>
        {price
          ? fillPlaceholders(answer.price, { price: formatTaka(price.register) })
          : table.unknown}
      </p>
      <p className={styles.more}>
        {renew !== null && fillPlaceholders(answer.renews, { price: formatTaka(renew) })}
      </p>
    </>
  );
}

interface OrderProps {
  copy: Copy;
  shown: string;
  ascii: string;
  status: NameStatus;
}

function Order({ copy: { answer, order }, shown, ascii, status }: OrderProps) {
  const name = <VisuallyHidden>{shown}</VisuallyHidden>;
  if (status === 'unknown' && domainCheckerUrl !== undefined) {
    return (
      <form method="post" action={domainCheckerUrl}>
        <input type="hidden" name="domain" value={ascii} />
        <Button type="submit" variant="secondary" wide>
          {answer.check} {name}
        </Button>
      </form>
    );
  }
  const label = { free: answer.add, taken: answer.transfer, unknown: answer.check }[
    status as 'free' | 'taken' | 'unknown'
  ];
  return (
    <ButtonLink
      href={domainCartLink(ascii, status === 'taken' ? 'transfer' : 'register')}
      variant={status === 'free' ? 'accent' : 'secondary'}
      wide
    >
      {label ?? order} {name}
    </ButtonLink>
  );
}
