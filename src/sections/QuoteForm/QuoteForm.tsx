import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { recordLead } from '../../analytics/events.ts';
import words from '#content/words/quote-form.js';
import { typedNumber } from '../../language/inWords.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { leadsUrl } from './leadsUrl.ts';
import { QuoteFormField } from './QuoteFormField.tsx';
import { QuoteLetter } from './QuoteLetter.tsx';
import type { SendState } from './QuoteLetter.tsx';
import {
  blankQuoteText,
  fieldsOf,
  initialAnswers,
  problemWith,
  quoteText,
  senderFields,
} from './quoteText.ts';
import type { Answers, FormField } from './quoteText.ts';
import { SenderFields } from './SenderFields.tsx';
import { sendRequest } from './sendRequest.ts';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './QuoteForm.module.css';

const sends = leadsUrl !== '';

/**
 * Writes a quote request while the visitor chooses. Visitors send it as an e-mail or in the chat; if an
 * endpoint is configured, the form sends it too, with a script or without one.
 */
export function QuoteForm({ surface, ...form }: SectionProps<typeof schema>) {
  const questions = fieldsOf(form);
  const sender = sends ? senderFields(words) : [];
  const all: readonly FormField[] = [...questions, ...sender];
  const groups: readonly { title: string; fields: readonly FormField[] }[] = sends
    ? [...form.groups, { title: words.send.title, fields: sender }]
    : form.groups;
  const element = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [answers, setAnswers] = useState<Answers>(() => initialAnswers(all));
  /** The fields whose problems are shown: a visitor who is still typing has made no mistake yet. */
  const [visited, setVisited] = useState<readonly string[]>([]);
  /** The fields that a button was pressed too early for. */
  const [checked, setChecked] = useState<readonly FormField[]>([]);
  const [sendState, setSendState] = useState<SendState>('unsent');
  /** Whether the browser allowed copying, if that was the last thing the visitor did. */
  const [copied, setCopied] = useState<boolean>();

  const read = () => {
    if (element.current) setAnswers(answersIn(element.current));
  };
  // What the visitor chose before hydration, or what the browser restored.
  useEffect(read, []);

  const problemOf = (field: FormField) => problemWith(field, answers[field.id] ?? '', words);
  const text = quoteText(form, answers, words);

  const checkAnswers = (fields: readonly FormField[]) => {
    const invalid = fields.find(problemOf);
    setChecked(invalid ? fields : []);
    if (!invalid) return true;
    setVisited((ids) => [...ids, ...fields.map(({ id }) => id)]);
    element.current?.querySelector<HTMLElement>(`[name="${invalid.id}"]`)?.focus();
    return false;
  };

  const showSendState = (state: SendState) => {
    setSendState(state);
    setCopied(undefined);
  };
  const send = async (body: URLSearchParams) => {
    showSendState('sending');
    const accepted = await sendRequest(body);
    if (accepted) recordLead('form');
    showSendState(accepted ? 'accepted' : 'failed');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isDone = sendState === 'sending' || sendState === 'accepted';
    if (!isDone && checkAnswers(all)) void send(requestBody(event.currentTarget, all, text));
  };

  const columns = (
    <div className={styles.columns} data-sends={sends || undefined}>
      <div
        ref={element}
        className={styles.form}
        onInput={() => {
          read();
          // The results were those of the earlier answers.
          setCopied(undefined);
          setSendState((state) => (state === 'sending' ? state : 'unsent'));
        }}
      >
        {groups.map((group) => (
          <fieldset key={group.title} className={styles.group}>
            <legend className={styles.legend}>{group.title}</legend>
            <div className={styles.fields}>
              {group.fields.map((field) => (
                <QuoteFormField
                  key={field.id}
                  words={words}
                  field={field}
                  onLeave={() => setVisited((ids) => [...ids, field.id])}
                  problem={visited.includes(field.id) ? problemOf(field) : null}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <QuoteLetter
        words={words}
        subject={form.subject}
        text={hydrated ? text : blankQuoteText(form, words)}
        rows={questions.length + 4}
        problems={checked.filter(problemOf).length}
        onTake={() => checkAnswers(questions)}
        copied={copied}
        onCopied={setCopied}
        sendState={sends ? sendState : null}
      />
    </div>
  );
  return (
    <Section weight="lead" surface={surface} id="quote" labelledBy="quote-title">
      <SectionHeading id="quote-title" title={form.title} lead={form.lead} />
      {sends ? (
        <form
          method="post"
          action={leadsUrl}
          // Without the app, the browser's own messages are all there is.
          noValidate={hydrated}
          onSubmit={submit}
        >
          <SenderFields subject={form.subject} words={words.send} />
          {columns}
        </form>
      ) : (
        columns
      )}
    </Section>
  );
}

function answersIn(form: HTMLElement): Answers {
  const controls = form.querySelectorAll<HTMLInputElement>(
    'select, textarea, input:not([type="radio"]), input:checked',
  );
  return Object.fromEntries([...controls].map(({ name, value }) => [name, value]));
}

/** What an ordinary form post would send, with the request in words and all numbers in ASCII digits. */
function requestBody(
  form: HTMLFormElement,
  fields: readonly FormField[],
  text: string,
): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') body.set(name, value);
  }
  for (const { id, type } of fields) {
    if (type === 'number') body.set(id, typedNumber(body.get(id) ?? ''));
  }
  body.set('text', text);
  return body;
}
