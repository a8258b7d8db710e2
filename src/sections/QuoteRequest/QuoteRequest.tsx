import copy from '#content/words/quote-request.js';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { ButtonLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import { emailDraft } from './emailDraft.ts';
import styles from './QuoteRequest.module.css';

/** What we need to know for a quote, and what can be ordered without one. */
export function QuoteRequest({ questions, mailSubject, today }: SectionProps<typeof schema>) {
  const draft = emailDraft(hrefOf({ outside: 'email' }), {
    subject: mailSubject,
    lines: [copy.mailGreeting, ...questions.flatMap(({ ask }) => ['', `- ${ask}`, ''])],
  });
  return (
    <Section surface="tinted" id="quote" labelledBy="checklist">
      <div className={styles.columns}>
        <div className={styles.copy}>
          <h2 id="checklist">{copy.title}</h2>
          <p className={styles.lead}>{copy.lead}</p>
          <p>
            <ButtonLink href={draft} variant="accent">
              {copy.mail}
            </ButtonLink>
          </p>
          <p className={styles.note}>{copy.mailNote}</p>
        </div>
        <ol className={styles.questions}>
          {questions.map(({ ask, why }) => (
            <li key={ask} className={styles.question}>
              <p className={styles.ask}>{ask}</p>
              <p className={styles.why}>{why}</p>
            </li>
          ))}
        </ol>
        <div className={styles.today}>
          <h3 className={styles.todayTitle}>{copy.today}</h3>
          <p>{today.text}</p>
          <ul className={styles.links}>
            {today.links.map(({ label, to }) => (
              <li key={label}>
                <Link className={styles.link} href={hrefOf(to)}>
                  {label}
                  <Icon name="arrow-right" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
