import { useId, useRef, useState } from 'react';
import type { QuoteFormWords } from '../../content/schema/quoteForm.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Button, ButtonLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { emailDraft } from '../QuoteRequest/emailDraft.ts';
import styles from './QuoteLetter.module.css';

interface QuoteLetterProps {
  words: QuoteFormWords;
  subject: string;
  text: string;
  /** Lines of the longest request, so that the letter never changes its height. */
  rows: number;
  /** Whether the request may be sent. If not, it leads the visitor to what is missing. */
  onSend: () => boolean;
}

/** The request as it will be sent: by e-mail, or copied into the chat. */
export function QuoteLetter({ words, subject, text, rows, onSend }: QuoteLetterProps) {
  const id = useId();
  const hydrated = useHydrated();
  const letter = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<{ of: string; is: 'copied' | 'failed' | 'blocked' }>();
  // What was said about an earlier version of the request is no longer true.
  const state = outcome?.of === text ? outcome.is : undefined;

  const mayBeSent = () => {
    const complete = onSend();
    setOutcome(complete ? undefined : { of: text, is: 'blocked' });
    return complete;
  };
  const copy = async () => {
    if (!mayBeSent()) return;
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ of: text, is: 'copied' });
    } catch {
      letter.current?.select();
      setOutcome({ of: text, is: 'failed' });
    }
  };

  return (
    <div className={styles.letter}>
      <h3 id={id} className={styles.title}>
        {words.letter}
      </h3>
      <p className={styles.withoutScript}>{words.withoutScript}</p>
      <textarea
        key={String(hydrated)}
        ref={letter}
        className={styles.text}
        aria-label={words.text}
        rows={rows}
        {...(hydrated ? { value: text, readOnly: true } : { defaultValue: text })}
      />
      <p className={styles.actions}>
        <ButtonLink
          href={emailDraft(hrefOf({ outside: 'email' }), { subject, lines: text.split('\n') })}
          variant="accent"
          wide
          onClick={(event) => {
            if (!mayBeSent()) event.preventDefault();
          }}
        >
          <Icon name="mail" />
          {words.mail}
        </ButtonLink>
        <span className={styles.copy}>
          <Button variant="onDark" wide onClick={() => void copy()}>
            <Icon name={state === 'copied' ? 'check' : 'message-circle'} />
            {state === 'copied' ? words.copied : words.copy}
          </Button>
        </span>
      </p>
      <p className={styles.status} role="status">
        {state &&
          { copied: words.pasteIt, failed: words.copyFailed, blocked: words.blocked }[state]}
      </p>
      <p className={styles.note}>{words.note}</p>
      <p>
        <Link className={styles.chat} href={hrefOf(words.chat.to)} newTab>
          {words.chat.label}
          <Icon name="external-link" size="s" />
        </Link>
      </p>
    </div>
  );
}
