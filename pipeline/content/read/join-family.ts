import { fillPlaceholders } from '../../../src/site/fillPlaceholders.ts';
import { amountInWords } from '../../../src/site/inWords.ts';
import type { Language } from '../../../src/schema/language.ts';
import { chartedFeatures } from '../../../src/schema/plan.ts';
import type {
  Amount,
  FamilyFacts,
  FamilyWords,
  FeatureWords,
  Plan,
  PlanFamily,
  PlanFeature,
} from '../../../src/schema/plan.ts';
import type { Report } from './problem.ts';

/** The icons and text of all features. */
interface Features {
  icons: Readonly<Record<string, string>>;
  words: FeatureWords;
  language: Language;
}

/** Joins a plan family with its text. Each problem is reported in the file that has to be changed. */
export function joinFamily(
  facts: FamilyFacts,
  words: FamilyWords,
  features: Features,
  report: { facts: Report; words: Report; features: Report },
): PlanFamily {
  const { plans: planFacts, ...family } = facts;
  const { plans: planWords, ...familyWords } = words;
  const ids = planFacts.map(({ id }) => String(id));
  for (const id of Object.keys(planWords).filter((key) => !ids.includes(key))) {
    report.words(['plans', id], `there is no plan ${id}; use one of ${ids.join(', ')}`);
  }
  const plans = planFacts.map((plan, index) =>
    joinPlan(plan, planWords[plan.id], features, {
      ...report,
      feature: (id, message) => report.facts(['plans', index, 'features', id], message),
    }),
  );
  checkRows(plans, report.facts);
  return { ...family, ...familyWords, plans };
}

/** Joins a plan with its text. */
function joinPlan(
  { features: amounts, product, ...plan }: FamilyFacts['plans'][number],
  words: FamilyWords['plans'][string] | undefined,
  features: Features,
  report: { words: Report; features: Report; feature: (id: string, message: string) => void },
): Plan {
  if (!words) report.words(['plans'], `the text for plan ${plan.id} is missing; add it`);
  else if ((plan.highlighted === true) !== (words.reason !== undefined)) {
    const message = 'write a reason for the highlighted plan, and for no other';
    report.words(['plans', String(plan.id), 'reason'], message);
  }
  const shown = Object.entries(amounts).flatMap(([id, amount]) => {
    const feature = showFeature(id, amount, features);
    if (!('problem' in feature)) return [{ id, feature }];
    if (feature.where === 'facts') report.feature(id, feature.problem);
    else report.features(['features', id], feature.problem);
    return [];
  });
  const capacity = shown.find(({ id }) => id === 'capacity')?.feature.spec.value;
  return {
    ...plan,
    ...(product !== undefined && { id: product, key: plan.id }),
    name: words?.name ?? '',
    description: words?.description ?? '',
    ...(words?.reason !== undefined && { reason: words.reason }),
    ...(capacity !== undefined && { capacity }),
    amounts: numbersIn(amounts),
    features: shown.map(({ feature }) => feature),
  };
}

/** The amounts that charts show. */
function numbersIn(amounts: Readonly<Record<string, Amount>>): Plan['amounts'] {
  return Object.fromEntries(
    chartedFeatures.flatMap((id) => (typeof amounts[id] === 'number' ? [[id, amounts[id]]] : [])),
  );
}

interface FeatureProblem {
  where: 'facts' | 'features';
  problem: string;
}

/** A feature with its amount, in words. */
function showFeature(
  id: string,
  amount: Amount,
  { icons, words, language }: Features,
): PlanFeature | FeatureProblem {
  const icon = icons[id];
  const text = words.features[id];
  if (icon === undefined) {
    return {
      where: 'facts',
      problem: `there is no such feature; use one from plans/features.yaml, or add it there and to plans/features.yaml of each language`,
    };
  }
  if (!text)
    return { where: 'features', problem: `the text for the feature '${id}' is missing; add it` };
  const template = titleTemplate(text, amount);
  if (template === undefined) {
    const missing = amount === 'unlimited' ? 'unlimited' : 'title';
    return { where: 'features', problem: `add '${missing}': a plan needs it to show this feature` };
  }
  const shown = amountInWords(amount === true ? '' : amount, language);
  const title = fillPlaceholders(template, { amount: shown });
  const { row = title, tooltip } = text;
  return {
    icon,
    title,
    ...(tooltip !== undefined && { tip: id }),
    spec: { row, value: specValue(text.value, amount, words, shown) },
  };
}

function titleTemplate(
  { title, one, unlimited }: FeatureWords['features'][string],
  amount: Amount,
): string | undefined {
  if (amount === 'unlimited') return unlimited;
  return amount === 1 ? (one ?? title) : title;
}

function specValue(
  template: string | undefined,
  amount: Amount,
  words: FeatureWords,
  shown: string,
): string {
  if (amount === true) return words.included;
  if (amount === 'unlimited') return words.unlimited;
  return fillPlaceholders(template ?? '{amount}', { amount: shown });
}

/** Plans of a family must have the same rows in the same order, each once, so that they can be compared. */
function checkRows(plans: readonly Plan[], report: Report): void {
  const rows = plans.map(({ features }) => features.map(({ spec }) => spec.row));
  for (const [index, own] of rows.entries()) {
    const field = ['plans', index, 'features'];
    const twice = own.find((row, place) => own.indexOf(row) !== place);
    if (twice !== undefined) {
      report(field, `two features share the row '${twice}'; give each a row of its own`);
    }
    if (own.join('\n') !== rows[0]?.join('\n')) {
      report(
        field,
        `write the same features as the first plan, in the same order, so that the plans can be compared (${rows[0]?.join(', ')})`,
      );
    }
  }
}
