import { fillPlaceholders } from '../../site/fillPlaceholders.ts';
import { cycleWords } from '../../language/cycleWords.ts';
import { firstCycle } from '../../schema/billingCycles.ts';
import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import type { PlanFinderCopy } from '../../schema/planFinder.ts';
import { formatTaka } from '../../pricing/money.ts';
import { Link } from '../../ui/Link/Link.tsx';
import styles from './PlanFinder.module.css';

interface FinderListProps {
  copy: Pick<PlanCardsCopy, 'listPrice'>;
  finder: PlanFinderCopy;
}

/** The finder's rules for readers without JavaScript: 'If you …, take …'. */
export function FinderList({ copy, finder: { take, rules } }: FinderListProps) {
  return (
    <ul className={styles.list}>
      {rules.map(({ id, need, plan }) => {
        const cycle = firstCycle(plan.cycles);
        return (
          <li key={id}>
            {fillPlaceholders(take, { need })} <Link href={plan.path}>{plan.name}</Link> ·{' '}
            {copy.listPrice} {formatTaka(plan.listPrice[cycle] ?? null)}
            {cycleWords[cycle].suffix}
          </li>
        );
      })}
    </ul>
  );
}
