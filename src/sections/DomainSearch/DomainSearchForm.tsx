import obstacles from '#content/words/domain-obstacles.js';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { recordSearch } from '../../analytics/events.ts';
import { withBase } from '../../language/edition.ts';
import { domainCheckerUrl } from '../../portal/links.ts';
import { useNavigate } from '../../routing/router.ts';
import { domainResultsPath } from '../../site/domainResults.ts';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { asciiName, parseDomainName, splitNames } from './domainName.ts';
import type { ParsedDomain } from './domainName.ts';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './DomainSearchForm.module.css';

interface DomainSearchFormProps {
  copy: Pick<SectionProps<typeof schema>, 'label' | 'placeholder' | 'button'>;
  /** The field's initial value. */
  typed?: string;
  /** Under the field, such as another submit button: one for GET shows the results here. */
  children?: ReactNode;
}

const problemId = 'domain-problem';

/** Each name in a text; a text without any is one that is empty. */
function parseTyped(text: string): ParsedDomain[] {
  const names = splitNames(text);
  return names.length > 1 ? names.map(parseDomainName) : [parseDomainName(text)];
}

/**
 * The one domain search of all pages. It posts the field `domain` to the portal: a clean name, or without
 * JavaScript what was typed. Where the site's facts say so, and for several names at once, it shows the
 * results here. Links to `#domain` focus it.
 */
export function DomainSearchForm({ copy, typed = '', children }: DomainSearchFormProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(typed);
  /** The text that was last submitted here; empty once the visitor corrects it. */
  const [submitted, setSubmitted] = useState<{ typed: string; text: string }>();
  const parsed = parseTyped(submitted?.typed === typed ? submitted.text : typed);
  const unusable = parsed.find(({ kind }) => kind === 'unusable');
  const problem = unusable?.kind === 'unusable' ? obstacles[unusable.obstacle] : null;

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
    const names = parseTyped(text);
    const [name] = names;
    if (!name || names.some(({ kind }) => kind !== 'name')) {
      event.preventDefault();
      setSubmitted({ typed, text });
      field.current?.focus();
      // The browser says that the field is required: blanks are as good as nothing.
      if (name?.kind === 'empty' && field.current) {
        field.current.value = '';
        field.current.reportValidity();
      }
      return;
    }
    const asciiNames = names.flatMap((each) => (each.kind === 'name' ? asciiName(each) : []));
    recordSearch(asciiNames.join(' '));
    const compares = event.nativeEvent.submitter?.getAttribute('formmethod') === 'get';
    const staysHere = compares || names.length > 1 || site.domainSearch === 'site';
    if (staysHere && domainResultsPath !== undefined) {
      event.preventDefault();
      navigate(`${domainResultsPath}?${new URLSearchParams({ domain: text.trim() }).toString()}`);
      return;
    }
    // The field keeps what was typed, for visitors who come back.
    const replace = ({ formData }: FormDataEvent) => formData.set('domain', asciiNames[0] ?? text);
    event.currentTarget.addEventListener('formdata', replace, { once: true });
  };

  return (
    <form
      className={styles.form}
      method={domainCheckerUrl === undefined ? 'get' : 'post'}
      action={domainCheckerUrl ?? withBase(domainResultsPath ?? '/')}
      onSubmit={submit}
    >
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
