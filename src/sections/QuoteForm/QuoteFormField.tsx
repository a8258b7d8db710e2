import { useId } from 'react';
import { fillPlaceholders } from '../../site/fillPlaceholders.ts';
import type { QuoteFormWords } from '../../schema/quoteForm.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { NumberInput } from '../../ui/NumberInput/NumberInput.tsx';
import { rangeOf } from './quoteText.ts';
import type { FormField } from './quoteText.ts';
import styles from './QuoteFormField.module.css';

interface QuoteFormFieldProps {
  words: QuoteFormWords;
  field: FormField;
  /** What is wrong with the answer, if anything. */
  problem: string | null;
  onLeave: () => void;
}

/** One question with its native control. The browser keeps the answer, even before hydration. */
export function QuoteFormField({ words, field, problem, onLeave }: QuoteFormFieldProps) {
  const id = useId();
  const hint = hintOf(field, words);
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const common = {
    'aria-describedby': described || undefined,
    'aria-invalid': problem !== null || undefined,
    onBlur: onLeave,
  };
  const notes = (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          <Icon name="triangle-alert" size="s" />
          {problem}
        </p>
      )}
    </>
  );

  if (field.type === 'choice') {
    return (
      <fieldset
        className={styles.field}
        data-type={field.type}
        aria-describedby={described || undefined}
      >
        <legend className={styles.label}>{field.label}</legend>
        <div className={styles.options}>
          {field.options.map((option, index) => (
            <label key={option} className={styles.option}>
              <input type="radio" name={field.id} value={option} defaultChecked={index === 0} />
              <span>{option}</span>
            </label>
          ))}
        </div>
        {notes}
      </fieldset>
    );
  }
  return (
    <div className={styles.field} data-type={field.type}>
      <label htmlFor={id} className={styles.label}>
        {field.label}
        {field.type === 'text' && !field.required && (
          <span className={styles.optional}> {words.optional}</span>
        )}
      </label>
      <Control id={id} field={field} common={common} />
      {notes}
    </div>
  );
}

interface ControlProps {
  id: string;
  field: Exclude<FormField, { type: 'choice' }>;
  /** What all controls have. */
  common: {
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    onBlur: () => void;
  };
}

function Control({ id, field, common }: ControlProps) {
  if (field.type === 'number') {
    const { min, max, step, start, unit } = field;
    return (
      <span className={styles.amount}>
        <NumberInput
          id={id}
          className={styles.control}
          type="number"
          inputMode="numeric"
          name={field.id}
          required
          min={min}
          max={max}
          step={step}
          defaultValue={start}
          {...common}
        />
        {unit && <span>{unit}</span>}
      </span>
    );
  }
  if (field.type === 'select') {
    return (
      <select id={id} className={styles.control} name={field.id} {...common}>
        {field.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  if (field.type === 'line') {
    return (
      <input
        id={id}
        className={styles.control}
        type="text"
        name={field.id}
        required
        maxLength={field.maxLength}
        autoComplete={field.autoComplete}
        {...common}
      />
    );
  }
  return (
    <textarea
      id={id}
      className={styles.control}
      name={field.id}
      rows={3}
      required={field.required}
      maxLength={field.maxLength}
      {...common}
    />
  );
}

/** The range of a number is part of its hint, so nobody has to guess it. */
function hintOf(field: FormField, words: QuoteFormWords): string | undefined {
  if (field.type === 'line') return undefined;
  if (field.type !== 'number') return field.hint;
  const range = rangeOf(field, words);
  return field.hint === undefined
    ? range
    : fillPlaceholders(words.rangeAndHint, { range, hint: field.hint });
}
