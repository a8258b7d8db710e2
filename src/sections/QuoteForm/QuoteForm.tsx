import { useEffect, useRef, useState } from 'react';
import type { QuoteFormCopy, QuoteFormWords } from '../../content/schema/quoteForm.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { QuoteFormField } from './QuoteFormField.tsx';
import { QuoteLetter } from './QuoteLetter.tsx';
import { blankQuoteText, fieldsOf, initialAnswers, problemWith, quoteText } from './quoteText.ts';
import type { Answers } from './quoteText.ts';
import styles from './QuoteForm.module.css';

interface QuoteFormProps {
  words: QuoteFormWords;
  form: QuoteFormCopy;
  surface?: 'plain' | 'tinted';
}

/**
 * Writes a quote request while the visitor chooses. Nothing is posted: the visitor sends the request as
 * an e-mail or in the chat. Until the app is ready, the request has blanks to fill in.
 */
export function QuoteForm({ words, form, surface }: QuoteFormProps) {
  const fields = fieldsOf(form);
  const element = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [answers, setAnswers] = useState<Answers>(() => initialAnswers(fields));
  /** The fields whose problems are shown: a visitor who is still typing has made no mistake yet. */
  const [visited, setVisited] = useState<readonly string[]>([]);

  const read = () => {
    if (element.current) setAnswers(answersIn(element.current));
  };
  // What the visitor chose before hydration, or what the browser restored.
  useEffect(read, []);

  const checkAnswers = () => {
    const invalid = fields.find((field) => problemWith(field, answers[field.id] ?? '', words));
    if (!invalid) return true;
    setVisited(fields.map(({ id }) => id));
    element.current?.querySelector<HTMLElement>(`[name="${invalid.id}"]`)?.focus();
    return false;
  };

  return (
    <Section surface={surface} id="quote" labelledBy="quote-title">
      <SectionHeading id="quote-title" title={form.title} lead={form.lead} />
      <div className={styles.columns}>
        <div ref={element} className={styles.form} onInput={read}>
          {form.groups.map((group) => (
            <fieldset key={group.title} className={styles.group}>
              <legend className={styles.legend}>{group.title}</legend>
              <div className={styles.fields}>
                {group.fields.map((field) => (
                  <QuoteFormField
                    key={field.id}
                    words={words}
                    field={field}
                    onLeave={() => setVisited((ids) => [...ids, field.id])}
                    problem={
                      visited.includes(field.id)
                        ? problemWith(field, answers[field.id] ?? '', words)
                        : null
                    }
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
        <QuoteLetter
          words={words}
          subject={form.subject}
          text={hydrated ? quoteText(form, answers, words) : blankQuoteText(form, words)}
          rows={fields.length + 4}
          onSend={checkAnswers}
        />
      </div>
    </Section>
  );
}

function answersIn(form: HTMLElement): Answers {
  const controls = form.querySelectorAll<HTMLInputElement>(
    'select, textarea, input:not([type="radio"]), input:checked',
  );
  return Object.fromEntries([...controls].map(({ name, value }) => [name, value]));
}
