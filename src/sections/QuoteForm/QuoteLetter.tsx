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
  /** Returns whether the request can be sent. If not, it leads the visitor to what is missing. */
  onSend: () => boolean;
}

/** The request as it will be sent: by e-mail, or copied into the chat. */
export function QuoteLetter({ words, subject, text, rows, onSend }: QuoteLetterProps) {
  const id = useId();
  const hydrated = useHydrated();
  const letter = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<{
    text: string;
    status: 'copied' | 'failed' | 'blocked';
  }>();
  // The status of an earlier version of the request no longer applies.
  const status = outcome?.text === text ? outcome.status : undefined;

  const canSend = () => {
    const complete = onSend();
    setOutcome(complete ? undefined : { text, status: 'blocked' });
    return complete;
  };
  const copy = async () => {
    if (!canSend()) return;
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ text, status: 'copied' });
    } catch {
      letter.current?.select();
      setOutcome({ text, status: 'failed' });
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
            if (!canSend()) event.preventDefault();
          }}
        >
          <Icon name="mail" />
          {words.mail}
        </ButtonLink>
        <span className={styles.copy}>
          <Button variant="onDark" wide onClick={() => void copy()}>
            <Icon name={status === 'copied' ? 'check' : 'message-circle'} />
            {status === 'copied' ? words.copied : words.copy}
          </Button>
        </span>
      </p>
      <p className={styles.status} role="status">
        {status &&
          { copied: words.pasteIt, failed: words.copyFailed, blocked: words.blocked }[status]}
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
