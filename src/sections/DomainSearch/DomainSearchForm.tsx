import { useLayoutEffect, useRef } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { recordSearch } from '../../analytics/events.ts';
import type { DomainFormCopy } from '../../content/schema/blocks.ts';
import { asciiDomain } from '../../portal/asciiDomain.ts';
import { domainCheckerUrl } from '../../portal/links.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './DomainSearchForm.module.css';

interface DomainSearchFormProps {
  copy: DomainFormCopy;
  /** The field's initial value. */
  typed?: string;
  /** Another button under the field. */
  children?: ReactNode;
}

/** Posts the field `domain` to the portal, with or without JavaScript. Links to `#domain` focus it. */
export function DomainSearchForm({ copy, typed = '', children }: DomainSearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(typed);

  // A new query is a new search and resets the field. What the visitor has typed
  // since then, even before hydration, stays.
  useLayoutEffect(() => {
    if (field.current?.value === shown.current) field.current.value = typed;
    shown.current = typed;
  }, [typed]);

  // A name in another script is sent to the portal in ASCII; the field keeps what was typed.
  const sendAscii = ({ currentTarget: form, nativeEvent }: SubmitEvent<HTMLFormElement>) => {
    const name = field.current?.value ?? '';
    const ascii = asciiDomain(name);
    recordSearch(ascii ?? name);
    // The button that compares prices here needs the name as it was typed.
    if (ascii === null || nativeEvent.submitter?.getAttribute('formmethod') === 'get') return;
    const replace = (event: Event) => (event as FormDataEvent).formData.set('domain', ascii);
    form.addEventListener('formdata', replace, { once: true });
  };

  return (
    <form className={styles.form} method="post" action={domainCheckerUrl} onSubmit={sendAscii}>
      <VisuallyHidden>
        <label htmlFor="domain">{copy.label}</label>
      </VisuallyHidden>
      <div className={styles.frame}>
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
        />
        <Button type="submit">{copy.button}</Button>
      </div>
      {children}
    </form>
  );
}
