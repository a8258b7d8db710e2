import { useEffect, useRef } from 'react';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import { digits } from '../../../language/inWords.ts';
import type { DifferencesCopy } from '../../../schema/sharedWords.ts';
import type { Plan } from '../../../schema/plan.ts';
import { differingRows } from '../SpecTable/differingRows.ts';
import styles from './DifferencesSwitch.module.css';

interface DifferencesSwitchProps {
  copy: DifferencesCopy;
  /** The plans of each table. */
  tables: readonly (readonly Plan[])[];
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Folds the rows in which all plans of a table are the same. */
export function DifferencesSwitch({ copy, tables, checked, onChange }: DifferencesSwitchProps) {
  const box = useRef<HTMLInputElement>(null);
  const all = sum(tables.map((plans) => plans[0]?.features.length ?? 0));
  const shown = sum(tables.map((plans) => differingRows(plans).size));

  // Keep a choice that was made before hydration.
  useEffect(() => {
    if (box.current && box.current.checked !== checked) onChange(box.current.checked);
    // oxlint-disable-next-line react/exhaustive-deps -- only once: after that onChange reports every choice
  }, []);

  return (
    <p className={styles.differences}>
      <label className={styles.label}>
        <input
          ref={box}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        {copy.label}
      </label>
      <span role="status" className={styles.count}>
        {checked && fillPlaceholders(copy.count, { shown: digits(shown), all: digits(all) })}
      </span>
    </p>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
