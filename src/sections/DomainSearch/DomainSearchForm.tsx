import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { DomainFormWords } from '../../content/schema/sections.ts';
import { domainCheckerUrl } from '../../portal/links.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './DomainSearchForm.module.css';

interface DomainSearchFormProps {
  words: DomainFormWords;
  /** What stands in the field at first. */
  typed?: string;
  /** A further button under the field. */
  children?: ReactNode;
}

/** Posts the one field `domain` to the portal, with scripts or without. `#domain` is its field. */
export function DomainSearchForm({ words, typed = '', children }: DomainSearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(typed);

  // A new query is a new search: the field starts again with its words. What the visitor has typed
  // meanwhile, be it before the page's script had come, stays.
  useLayoutEffect(() => {
    if (field.current?.value === shown.current) field.current.value = typed;
    shown.current = typed;
  }, [typed]);

  return (
    <form className={styles.form} method="post" action={domainCheckerUrl}>
      <VisuallyHidden>
        <label htmlFor="domain">{words.label}</label>
      </VisuallyHidden>
      <div className={styles.frame}>
        <input
          ref={field}
          id="domain"
          className={styles.field}
          name="domain"
          type="text"
          required
          placeholder={words.placeholder}
          defaultValue={typed}
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
        />
        <Button type="submit">{words.button}</Button>
      </div>
      {children}
    </form>
  );
}
