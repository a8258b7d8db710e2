import { useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './SegmentedSwitch.module.css';

interface SegmentedSwitchProps<Value extends string> {
  /** The group's name, for screen readers. */
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between a few visible options, made of radio buttons. */
export function SegmentedSwitch<Value extends string>({
  legend,
  options,
  value: chosen,
  onChange,
}: SegmentedSwitchProps<Value>) {
  const name = useId();
  const field = useRef<HTMLFieldSetElement>(null);

  // Keep a choice that was made before hydration.
  useEffect(() => {
    const checked = field.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const early = options.find(({ value }) => value === checked);
    if (early && early.value !== chosen) onChange(early.value);
    // oxlint-disable-next-line react/exhaustive-deps -- only once: after that onChange reports every choice
  }, []);

  return (
    <fieldset ref={field} className={styles.switch}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
