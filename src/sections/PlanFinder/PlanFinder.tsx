import { useEffect, useId, useRef, useState } from 'react';
import { findRule } from '../../site/findRule.ts';
import type { Answers } from '../../site/findRule.ts';
import finder from '#content/plans/finder.js';
import copy from '#content/words/plan-cards.js';
import type { PlanFinderCopy } from '../../schema/planFinder.ts';
import { useProducts } from '../../portal/useProducts.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { useBillingCycle } from '../BillingSwitch/useBillingCycle.ts';
import type { SectionProps } from '../section.ts';
import { FinderList } from './FinderList.tsx';
import { FoundPlan } from './FoundPlan.tsx';
import type { schema } from './schema.ts';
import styles from './PlanFinder.module.css';

/** Three questions that lead to one plan with its live price. Without JavaScript, a list. */
export function PlanFinder({ surface }: SectionProps<typeof schema>) {
  const id = useId();
  const questions = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const isComplete = finder.questions.every((question) => question.id in answers);
  const rule = isComplete ? findRule(finder.rules, answers) : undefined;
  // On a page of the plan's own family, this call has been made.
  const live = useProducts(rule ? [rule.plan] : [], rule?.plan.familyIds);
  const [cycle] = useBillingCycle(rule?.plan.cycles ?? []);

  const read = () => {
    const checked = questions.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    setAnswers(Object.fromEntries([...checked].map(({ name, value }) => [name, value])));
  };
  // Answers that were given before hydration count, too.
  useEffect(read, []);

  return (
    <Section surface={surface} tight labelledBy={id}>
      <div className={styles.heading}>
        <SectionHeading id={id} title={finder.title} />
      </div>
      <div ref={questions} className={styles.finder} onChange={read}>
        {finder.questions.map((question) => (
          <Question key={question.id} {...question} />
        ))}
        <div className={styles.result} role="status" data-found={rule !== undefined || undefined}>
          {rule ? (
            <FoundPlan copy={copy} finder={finder} rule={rule} live={live} cycle={cycle} />
          ) : (
            <p className={styles.hint}>{finder.hint}</p>
          )}
        </div>
      </div>
      {/* Browsers with JavaScript ignore its content, so only the prerendered HTML has it. */}
      <noscript>{import.meta.env.SSR && <FinderList copy={copy} finder={finder} />}</noscript>
    </Section>
  );
}

function Question({ id, question, answers }: PlanFinderCopy['questions'][number]) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{question}</legend>
      {answers.map((answer) => (
        <label key={answer.id} className={styles.answer}>
          <input type="radio" name={id} value={answer.id} />
          {answer.label}
        </label>
      ))}
    </fieldset>
  );
}
