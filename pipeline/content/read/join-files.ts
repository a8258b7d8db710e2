import type {
  FamilyFacts,
  FamilyWords,
  FeatureWords,
  HomeCard,
  PlanFamily,
} from '../../../src/schema/plan.ts';
import { billingCycles, firstCycle } from '../../../src/schema/billingCycles.ts';
import { keyOf } from '../../../src/schema/planKey.ts';
import type { LayoutCopy } from '../../../src/schema/layout.ts';
import type { Language } from '../../../src/schema/language.ts';
import type { FinderFacts, FinderWords } from '../../../src/schema/planFinder.ts';
import { joinFamily } from './join-family.ts';
import { joinFinder } from './join-finder.ts';
import { valueOf } from './known-files.ts';
import { basePathOf } from '../../../src/schema/languageCodes.ts';
import type { FieldPath } from './problem.ts';
import { languagesOf } from './content-file.ts';
import type { ContentFile } from './content-file.ts';

/** Reports a problem in a file, at a field. */
export type ReportIn = (name: string, field: FieldPath, message: string) => void;
type Files = Map<string, ContentFile>;

function replace(files: Files, name: string, value: unknown): void {
  files.set(name, { value });
}

function read(files: Files, name: string): unknown {
  return files.get(name)?.value;
}

/** Joins what is spread over several files: plans and languages. */
export function joinFiles(files: Files, report: ReportIn): void {
  for (const language of languagesOf(files.keys())) joinPlans(files, language, report);
  joinLanguages(files, report);
  const { promoUntil = '' } = valueOf(files, 'site.yaml');
  if (Date.parse(promoUntil) < Date.now()) removePromo(files);
}

/** Pages without JavaScript show what the build found. */
function removePromo(files: Files): void {
  for (const language of languagesOf(files.keys())) {
    const name = `${language}/words/layout.yaml`;
    const { banners, ...layout } = read(files, name) as LayoutCopy;
    replace(files, name, { ...layout, banners: { ...banners, promo: undefined } });
  }
}

/** Leaves the words of the billing cycles in which something is sold: browsers need no others. */
function keepCycles(files: Files, name: string, report: ReportIn): Language['cycles'] {
  const { cycles } = read(files, name) as Language;
  const families = familyFiles(files).map((file) => read(files, file) as FamilyFacts);
  const sold = billingCycles.filter((cycle) => families.some((one) => one.cycles.includes(cycle)));
  for (const cycle of sold.filter((known) => !(known in cycles))) {
    report(name, ['cycles'], `add the words for ${cycle}: plans are sold that way`);
  }
  return Object.fromEntries(sold.map((cycle) => [cycle, cycles[cycle]])) as Language['cycles'];
}

/** Adds the other languages to each language's file. */
function joinLanguages(files: Files, report: ReportIn): void {
  const { languages: shown } = valueOf(files, 'site.yaml');
  const names = languagesOf(files.keys()).map((code) => `${code}/words/language.yaml`);
  const languages = names.map((name) => read(files, name) as Language);
  for (const [index, language] of languages.entries()) {
    const name = names[index] ?? '';
    if (!name.startsWith(`${language.code}/`)) {
      report(name, ['code'], `write the name of the folder, ${name.slice(0, 2)}`);
    }
    const others = languages
      .filter(({ code }) => code !== language.code && shown.includes(code))
      .map(({ code, name: own, link }) => ({
        code,
        base: basePathOf(code, shown),
        name: own,
        link,
      }));
    const base = basePathOf(language.code, shown);
    const cycles = keepCycles(files, name, report);
    replace(files, name, { ...language, cycles, base, others });
  }
}

function joinPlans(files: Files, language: string, report: ReportIn): void {
  const icons = read(files, 'plans/features.yaml') as Record<string, string>;
  const featureFile = `${language}/plans/features.yaml`;
  const featureWords = read(files, featureFile) as FeatureWords;
  const families: PlanFamily[] = [];
  for (const name of familyFiles(files)) {
    const words = read(files, `${language}/${name}`) as FamilyWords | undefined;
    if (!words) {
      report(
        name,
        [],
        `there is no content/${language}/${name}; add it with the text for these plans`,
      );
      continue;
    }
    const family = joinFamily(
      read(files, name) as FamilyFacts,
      words,
      {
        icons,
        words: featureWords,
        language: read(files, `${language}/words/language.yaml`) as Language,
      },
      {
        facts: (field, message) => report(name, field, message),
        words: (field, message) => report(`${language}/${name}`, field, message),
        features: (field, message) => report(featureFile, field, message),
      },
    );
    replace(files, `${language}/${name}`, family);
    families.push(family);
  }
  joinHomeCards(files, language, families, report);
  const finder = 'plans/finder.yaml';
  replace(
    files,
    `${language}/${finder}`,
    joinFinder(
      read(files, finder) as FinderFacts,
      read(files, `${language}/${finder}`) as FinderWords,
      families,
      {
        facts: (field, message) => report(finder, field, message),
        words: (field, message) => report(`${language}/${finder}`, field, message),
      },
    ),
  );
}

/** Files of plans/ that are not a family. */
const otherFiles = new Set(['plans/features.yaml', 'plans/finder.yaml', 'plans/home-cards.yaml']);

/** The files of plan families: `plans/shared.yaml`. */
export function familyFiles(files: ReadonlyMap<string, unknown>): string[] {
  return [...files.keys()].filter((name) => name.startsWith('plans/') && !otherFiles.has(name));
}

function joinHomeCards(
  files: Files,
  language: string,
  families: readonly PlanFamily[],
  report: ReportIn,
): void {
  const name = 'plans/home-cards.yaml';
  const facts = read(files, name) as Pick<HomeCard, 'id' | 'icon' | 'to' | 'popular'>[];
  const words = read(files, `${language}/${name}`) as Record<
    string,
    Pick<HomeCard, 'title' | 'description'>
  >;
  const plans = families.flatMap(({ cycles, plans: own }) =>
    own.map(({ id, key, listPrice }) => ({ id, key, listPrice, cycle: firstCycle(cycles) })),
  );
  const cards = facts.flatMap((card, index) => {
    const plan = plans.find((one) => keyOf(one) === card.id);
    const text = words[card.id];
    if (!plan) {
      const known = plans.map(keyOf).join(', ');
      report(name, [index, 'id'], `no family has a plan ${card.id}; use one of ${known}`);
    }
    if (!text) {
      report(`${language}/${name}`, [], `the text for card ${card.id} is missing; add it`);
    }
    return plan && text ? [{ ...card, ...text, ...plan }] : [];
  });
  replace(files, `${language}/${name}`, cards);
}
