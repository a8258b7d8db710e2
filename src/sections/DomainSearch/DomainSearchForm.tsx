import obstacles from '#content/words/domain-obstacles.js';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { recordSearch } from '../../analytics/events.ts';
import { domainCheckerUrl } from '../../portal/links.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { asciiName, parseDomainName } from './domainName.ts';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './DomainSearchForm.module.css';

interface DomainSearchFormProps {
  copy: Pick<SectionProps<typeof schema>, 'label' | 'placeholder' | 'button'>;
  /** The field's initial value. */
  typed?: string;
  /** Another button under the field. */
  children?: ReactNode;
  /** Called with what was typed if that button, a submit button for GET, is used. */
  onCompare?: (typed: string) => void;
}

const problemId = 'domain-problem';

/**
 * Posts the field `domain` to the portal: a clean name, or without JavaScript what was typed. Links to
 * `#domain` focus it.
 */
export function DomainSearchForm({ copy, typed = '', children, onCompare }: DomainSearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(typed);
  /** The text that was last submitted here; empty once the visitor corrects it. */
  const [submitted, setSubmitted] = useState<{ typed: string; text: string }>();
  const parsed = parseDomainName(submitted?.typed === typed ? submitted.text : typed);
  const problem = parsed.kind === 'unusable' ? obstacles[parsed.obstacle] : null;

  const message = useRef<HTMLParagraphElement>(null);

  // On a phone, the message may be below the screen.
  useEffect(() => {
    if (submitted) message.current?.scrollIntoView({ block: 'nearest' });
  }, [submitted]);

  // A new query is a new search and resets the field. What the visitor has typed
  // since then, even before hydration, stays.
  useLayoutEffect(() => {
    if (field.current?.value === shown.current) field.current.value = typed;
    shown.current = typed;
  }, [typed]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const text = field.current?.value ?? '';
    const name = parseDomainName(text);
    if (name.kind !== 'name') {
      event.preventDefault();
      setSubmitted({ typed, text });
      field.current?.focus();
      // The browser says that the field is required: blanks are as good as nothing.
      if (name.kind === 'empty' && field.current) {
        field.current.value = '';
        field.current.reportValidity();
      }
      return;
    }
    recordSearch(asciiName(name));
    if (onCompare && event.nativeEvent.submitter?.getAttribute('formmethod') === 'get') {
      event.preventDefault();
      onCompare(text.trim());
      return;
    }
    // The field keeps what was typed, for visitors who come back.
    const replace = ({ formData }: FormDataEvent) => formData.set('domain', asciiName(name));
    event.currentTarget.addEventListener('formdata', replace, { once: true });
  };

  return (
    <form className={styles.form} method="post" action={domainCheckerUrl} onSubmit={submit}>
      <VisuallyHidden>
        <label htmlFor="domain">{copy.label}</label>
      </VisuallyHidden>
      <div className={styles.frame} data-invalid={problem !== null || undefined}>
        <input
          ref={field}
          id="domain"
          className={styles.field}
          name="domain"
          type="text"
          required
          placeholder={copy.placeholder}
          defaultValue={typed}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem ? problemId : undefined}
          onInput={() => setSubmitted({ typed, text: '' })}
        />
        <Button type="submit">{copy.button}</Button>
      </div>
      {problem && (
        <p ref={message} id={problemId} className={styles.problem} role="alert">
          <Icon name="triangle-alert" size="s" />
          <span>
            <strong>{problem.title}</strong> {problem.text}
          </span>
        </p>
      )}
      {children}
    </form>
  );
}
