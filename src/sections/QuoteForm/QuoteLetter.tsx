import { useId, useRef } from 'react';
import { fillPlaceholders } from '../../site/fillPlaceholders.ts';
import type { QuoteFormWords } from '../../schema/quoteForm.ts';
import { digits } from '../../language/inWords.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Button, ButtonLink } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import { emailDraft } from '../QuoteRequest/emailDraft.ts';
import styles from './QuoteLetter.module.css';

/** What has become of a request that the site sends. */
export type SendState = 'unsent' | 'sending' | 'accepted' | 'failed';

interface QuoteLetterProps {
  words: QuoteFormWords;
  subject: string;
  text: string;
  /** Lines of the longest request, so that the letter never changes its height. */
  rows: number;
  /** How many answers kept a button from working, and still would. */
  problems: number;
  /**
   * Returns whether the request can be e-mailed or copied. If not, it leads the visitor to the first
   * wrong answer.
   */
  onTake: () => boolean;
  /** Whether the browser allowed copying, if that was the last thing the visitor did. */
  copied: boolean | undefined;
  onCopied: (worked: boolean) => void;
  /** Null if only visitors themselves send requests. */
  sendState: SendState | null;
}

/** The request as it will be sent: by the form, by e-mail, or copied into the chat. */
export function QuoteLetter(props: QuoteLetterProps) {
  const { words, subject, text, rows, problems, onTake, copied, onCopied, sendState } = props;
  const id = useId();
  const hydrated = useHydrated();
  const letter = useRef<HTMLTextAreaElement>(null);
  const isSent = sendState === 'accepted';
  const sends = sendState !== null;

  const copy = async () => {
    if (!onTake()) return;
    try {
      await navigator.clipboard.writeText(text);
      onCopied(true);
    } catch {
      letter.current?.select();
      onCopied(false);
    }
  };
  const status = (
    <p className={styles.status} role="status">
      <Status words={words} problems={problems} sendState={sendState} copied={copied} />
    </p>
  );

  return (
    <div className={styles.letter} data-sends={sends || undefined}>
      <h3 id={id} className={styles.title}>
        {words.letter}
      </h3>
      {!sends && <p className={styles.withoutScript}>{words.withoutScript}</p>}
      <textarea
        key={String(hydrated)}
        ref={letter}
        className={styles.text}
        aria-label={words.text}
        rows={rows}
        {...(hydrated ? { value: text, readOnly: true } : { defaultValue: text })}
      />
      {sends && (
        <>
          <Button
            type="submit"
            variant="accent"
            wide
            aria-disabled={isSent || sendState === 'sending' || undefined}
          >
            {isSent && <Icon name="check" />}
            {isSent ? words.send.sent : words.send.button}
          </Button>
          {status}
          <p className={styles.otherWays}>{words.send.otherWays}</p>
        </>
      )}
      <p className={styles.actions}>
        <ButtonLink
          href={emailDraft(hrefOf({ outside: 'email' }), { subject, lines: text.split('\n') })}
          variant={sends ? 'onDark' : 'accent'}
          wide
          onClick={(event) => {
            if (!onTake()) event.preventDefault();
          }}
        >
          <Icon name="mail" />
          {words.mail}
        </ButtonLink>
        <span className={styles.copy}>
          <Button variant="onDark" wide onClick={() => void copy()}>
            <Icon name={copied ? 'check' : 'message-circle'} />
            {copied ? words.copied : words.copy}
          </Button>
        </span>
      </p>
      {!sends && status}
      <p className={styles.note}>{words.note}</p>
      {words.chat && (
        <p>
          <Link className={styles.chat} href={hrefOf(words.chat.to)} newTab>
            {words.chat.label}
            <Icon name="external-link" size="s" />
          </Link>
        </p>
      )}
    </div>
  );
}

type StatusProps = Pick<QuoteLetterProps, 'words' | 'problems' | 'sendState' | 'copied'>;

/** The result of the last button. */
function Status({ words, problems, sendState, copied }: StatusProps) {
  const { blocked, send } = words;
  if (sendState === 'sending') return send.sending;
  if (problems > 0) {
    const count = { count: digits(problems) };
    return <Warning text={problems > 1 ? fillPlaceholders(blocked.many, count) : blocked.one} />;
  }
  if (copied !== undefined) return copied ? words.pasteIt : <Warning text={words.copyFailed} />;
  if (sendState === 'failed') return <Warning text={send.failed} />;
  return sendState === 'accepted' ? send.accepted : null;
}

function Warning({ text }: { text: string }) {
  return (
    <>
      <Icon name="triangle-alert" size="s" />
      <span>{text}</span>
    </>
  );
}
