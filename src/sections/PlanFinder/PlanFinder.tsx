import { useEffect, useId, useRef, useState } from 'react';
import { allAnswers, findRule } from '../../site/findRule.ts';
import type { Answers } from '../../site/findRule.ts';
import finder from '#content/plans/finder.js';
import copy from '#content/words/plan-cards.js';
import type { PlanFinderCopy } from '../../schema/planFinder.ts';
import { canonicalPath } from '../../routing/addresses.ts';
import { useLocation } from '../../routing/router.ts';
import { useProducts } from '../../portal/useProducts.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { useBillingCycle } from '../BillingSwitch/useBillingCycle.ts';
import type { SectionProps } from '../section.ts';
import { FinderList } from './FinderList.tsx';
import { FoundPlan } from './FoundPlan.tsx';
import type { schema } from './schema.ts';
import styles from './PlanFinder.module.css';

/** The first answers that lead to a plan of this page, or the first of all. */
function answersFor(path: string): Answers {
  const all = allAnswers(
    Object.fromEntries(
      finder.questions.map(({ id, answers }) => [id, answers.map((one) => one.id)]),
    ),
  );
  return all.find((answers) => findRule(finder.rules, answers)?.plan.path === path) ?? all[0] ?? {};
}

/** Three questions that lead to one plan with its live price. Without JavaScript, a list. */
export function PlanFinder({ surface }: SectionProps<typeof schema>) {
  const id = useId();
  const questions = useRef<HTMLDivElement>(null);
  const here = canonicalPath(useLocation().pathname);
  const [first] = useState(() => answersFor(here));
  const [answers, setAnswers] = useState(first);
  const rule = findRule(finder.rules, answers);
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
      <div data-print="none">
        <SectionHeading id={id} title={finder.title} />
      </div>
      <div ref={questions} className={styles.finder} onChange={read}>
        {finder.questions.map((question) => (
          <Question key={question.id} {...question} first={first[question.id]} />
        ))}
        <div className={styles.result} role="status">
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

type QuestionProps = PlanFinderCopy['questions'][number] & { first: string | undefined };

function Question({ id, question, answers, first }: QuestionProps) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>{question}</legend>
      <div className={styles.answers}>
        {answers.map((answer) => (
          <label key={answer.id} className={styles.answer}>
            <input type="radio" name={id} value={answer.id} defaultChecked={answer.id === first} />
            <span>{answer.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
