import { offerWords as words } from '../../content/quoteRequest.ts';
import type { OfferContent } from '../../content/quoteRequest.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { emailDraft } from './emailDraft.ts';
import styles from './QuoteRequest.module.css';

/** What we need to know for a quote, and what can be ordered without one. */
export function QuoteRequest({ questions, mailSubject, today }: OfferContent) {
  const draft = emailDraft(hrefOf({ outside: 'email' }), {
    subject: mailSubject,
    lines: [words.mailGreeting, ...questions.flatMap(({ ask }) => ['', `- ${ask}`, ''])],
  });
  return (
    <Section surface="tinted" labelledBy="checklist">
      <div className={styles.columns}>
        <div className={styles.copy}>
          <h2 id="checklist" className={styles.title}>
            {words.title}
          </h2>
          <p className={styles.lead}>{words.lead}</p>
          <p>
            <ButtonLink href={draft} variant="accent">
              {words.mail}
            </ButtonLink>
          </p>
          <p className={styles.note}>{words.mailNote}</p>
        </div>
        <ol className={styles.questions}>
          {questions.map(({ ask, why }) => (
            <li key={ask} className={styles.question}>
              <p className={styles.ask}>{ask}</p>
              <p className={styles.why}>{why}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.today}>
        <h3 className={styles.todayTitle}>{words.today}</h3>
        <p>{today.text}</p>
        <ul className={styles.links}>
          {today.links.map(({ label, to }) => (
            <li key={label}>
              <Link href={hrefOf(to)}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
