import { allAnswers, findRule } from '../../../src/site/findRule.ts';
import type { Answers } from '../../../src/site/findRule.ts';
import type { PlanFamily } from '../../../src/schema/plan.ts';
import { keyOf } from '../../../src/schema/planKey.ts';
import type {
  FinderFacts,
  FinderWords,
  FoundPlan,
  PlanFinderCopy,
} from '../../../src/schema/planFinder.ts';
import type { Report } from './problem.ts';

/** Joins the plan finder with its text and plans. Each problem is reported in the file that has to be changed. */
export function joinFinder(
  facts: FinderFacts,
  words: FinderWords,
  families: readonly PlanFamily[],
  report: { facts: Report; words: Report },
): PlanFinderCopy {
  checkRules(facts, report.facts);
  const missing = (field: string[]) => report.words(field, 'this text is missing; add it');
  return {
    ...words,
    questions: Object.entries(facts.questions).map(([id, answers]) => {
      const own = words.questions[id];
      if (!own) missing(['questions', id]);
      return {
        id,
        question: own?.question ?? '',
        answers: answers.map((answer) => {
          const label = own?.answers[answer];
          if (own && label === undefined) missing(['questions', id, 'answers', answer]);
          return { id: answer, label: label ?? '' };
        }),
      };
    }),
    rules: facts.rules.flatMap(({ id, when, plan: planId }, index) => {
      const plan = findPlan(families, planId);
      const own = words.rules[id];
      if (!own) missing(['rules', id]);
      if (!plan) {
        report.facts(
          ['rules', index, 'plan'],
          `no family has a plan ${planId}; write the id of another plan, or remove the rule`,
        );
      }
      return plan && own ? [{ id, when, plan, ...own }] : [];
    }),
  };
}

function findPlan(families: readonly PlanFamily[], id: number): FoundPlan | undefined {
  return families.flatMap(({ path, cycles, plans }) =>
    plans
      .filter((plan) => keyOf(plan) === id)
      .map(({ id: product, name, slug, listPrice, setupFees }) => ({
        id: product,
        slug,
        name,
        listPrice,
        setupFees,
        path,
        cycles,
        familyIds: plans.map((plan) => plan.id),
      })),
  )[0];
}

/** Reports answers that don't exist, combinations that match no rule, and rules that are never used. */
function checkRules({ questions, rules }: FinderFacts, report: Report): void {
  for (const [index, { when }] of rules.entries()) {
    for (const [question, answers] of Object.entries(when)) {
      const known = questions[question];
      for (const answer of known ? answers : [question]) {
        if (known?.includes(answer)) continue;
        const [kind, choice] = known ? ['answer', known] : ['question', Object.keys(questions)];
        report(
          ['rules', index, 'when', question],
          `there is no ${kind} '${answer}'; write one of ${choice.join(', ')}`,
        );
      }
    }
  }
  const used = new Set<FinderFacts['rules'][number]>();
  for (const answers of allAnswers(questions)) {
    const rule = findRule(rules, answers);
    if (rule) used.add(rule);
    else report(['rules'], `no rule matches ${inWords(answers)}; add one`);
  }
  for (const [index, rule] of rules.entries()) {
    if (used.has(rule)) continue;
    report(['rules', index], 'a rule above always matches first; move this one up, or remove it');
  }
}

function inWords(answers: Answers): string {
  return Object.entries(answers)
    .map(([question, answer]) => `${question}: ${answer}`)
    .join(', ');
}
