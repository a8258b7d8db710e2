import path from 'node:path';
import includedFeatures from '#content/words/included-features.js';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../pipeline/content/read/read-content.ts';
import { planFamilies } from '../../src/site/plans.ts';
import type { PlanFamily } from '../../src/schema/plan.ts';

/*
 * What the copy may claim: only what the specification gives and what stays true whatever the
 * portal sends and whatever the date is. Each test covers a sentence that was once wrong.
 */
const root = path.resolve(import.meta.dirname, '../..');
const { files } = readContent(root);
const words = [...files].filter(([name]) => name.startsWith('en/'));

type Values = Readonly<Record<string, unknown>>;

function page(name: string): Values {
  const file = files.get(`en/${name}.yaml`);
  if (!file) throw new Error(`No content file ${name}.yaml`);
  return file.value as Values;
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null;
}

/** Every text in a value, and every target of a link. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isValues(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** A value without some of its fields, at any depth. */
function without(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, fields));
  if (!isValues(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !fields.includes(field))
      .map(([field, inside]) => [field, without(inside, fields)]),
  );
}

/** Every object and list in a value, the value itself included. */
function groupsIn(value: unknown): Values[] {
  if (!isValues(value)) return [];
  return [value, ...Object.values(value).flatMap(groupsIn)];
}

/** The paragraphs, list items and headings of a Markdown file, as written. */
function paragraphs(file: string): string[] {
  const source = readFileSync(path.join(root, 'content/en', file), 'utf8');
  return source.split(/\n(?:\n|(?=[-#|] ?))/).map((text) => text.trim());
}

const markdown = globSync('{blog,legal}/*.md', { cwd: path.join(root, 'content/en') });

/** Every text of the site with its file. */
const allTexts = [
  ...words.flatMap(([name, { value }]) => textsIn(value).map((text) => ({ name, text }))),
  ...markdown.flatMap((name) => paragraphs(name).map((text) => ({ name, text }))),
];

function findTexts(match: (text: string) => boolean): string[] {
  return allTexts.filter(({ text }) => match(text)).map(({ name, text }) => `${name}: ${text}`);
}

describe('refunds', () => {
  const exceptions = [
    'Domain names',
    'Domain transfer fees',
    'VPS or dedicated servers',
    'Software licences',
    'Account credit',
    'Payment gateway charges',
    'Any service used in breach of our terms',
  ];

  test('where the exceptions are listed in a sentence, none is missing', () => {
    const lists = findTexts((text) => /account credit/i.test(text)).filter(
      (text) => !text.includes('refund-policy.md'),
    );
    expect(lists.length).toBeGreaterThan(0);
    for (const text of lists) {
      for (const exception of exceptions.map((entry) =>
        entry.toLowerCase().replace(' or ', ' and '),
      )) {
        expect(text.toLowerCase().replaceAll(' or ', ' and ')).toContain(exception);
      }
    }
  });
});

describe('unlimited bandwidth', () => {
  const explains = ({ title, name, question, text, answer }: Values) =>
    /bandwidth|traffic|unlimited/i.test(textsIn([title, name, question]).join(' ')) &&
    textsIn([text, answer]).length > 0;
  // A section of a page is one block, as is a file that sections import.
  const blocks = words.flatMap(([name, { value }]) => {
    const { sections } = value as { sections?: readonly Values[] };
    return (sections ?? [value]).map((block, index) => [name, index, block] as const);
  });
  const explanations = blocks.filter(([, , block]) => groupsIn(block).some(explains));

  test.each(explanations)('where %s explains it in block %i, the rule is linked', (...block) => {
    expect(textsIn(block)).toContain('/terms-of-service');
  });

  test.each(
    markdown.flatMap((file) =>
      paragraphs(file)
        .filter((text) => /unlimited/i.test(text) && /bandwidth/i.test(text))
        .filter((text) => !text.startsWith('|'))
        .map((text) => [file, text] as const),
    ),
  )('where %s explains it, the rule is linked: %s', (_, text) => {
    expect(text).toMatch(/\]\((\/terms-of-service|#acceptable-use)\)/);
  });

  test('it is explained somewhere', () => {
    expect(explanations.length).toBeGreaterThan(3);
  });
});

describe('sale pages stay true whatever the live price', () => {
  test.each(['home-black-friday-sale', 'home-black-friday-coming', 'offer-single-page'])(
    '%s promises no percentage and no saving on every plan',
    (name) => {
      // The words of plan cards and of the plans themselves are on every page that shows plans.
      const texts = textsIn(without(page(name), ['planCards', 'families']));
      expect(texts.filter((text) => /\d ?%/.test(text))).toEqual([]);
      const saving = /\b(sav(e|es|ing|ings)|discount|reduced|cheaper|less|off)\b/i;
      const everyPlan = /\b(every|all|each|any) (plan|price|product|order)/i;
      expect(texts.filter((text) => saving.test(text) && everyPlan.test(text))).toEqual([]);
    },
  );
});

describe('what plans include', () => {
  function family(id: string): PlanFamily {
    const found = planFamilies.find((candidate) => candidate.id === id);
    if (!found) throw new Error(`No plan family ${id}`);
    return found;
  }

  test('no text promises cPanel on premium plans', () => {
    // Next to a mention of premium plans, cPanel has to name the plans that have it.
    const wrong = words.flatMap(([name, { value: data }]) =>
      groupsIn(data).flatMap((group) => {
        const texts = Object.values(group)
          .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
          .filter((value) => typeof value === 'string');
        if (!texts.some((text) => /\bpremium\b/i.test(text) && !text.startsWith('/'))) return [];
        return texts
          .filter((text) => /cpanel/i.test(text))
          .filter((text) => /premium/i.test(text) || !/shared|reseller|WHM/.test(text))
          .map((text) => `${name}: ${text}`);
      }),
    );
    expect(wrong).toEqual([]);
    expect(textsIn(family('premium')).filter((text) => /cpanel/i.test(text))).toEqual([]);
    const inOneSentence = /premium[^.]*cpanel|cpanel[^.]*premium/i;
    expect(markdown.flatMap(paragraphs).filter((text) => inOneSentence.test(text))).toEqual([]);
  });

  test('NVMe is promised for Metal Silver only', () => {
    const { plans, ...about } = family('dedicated');
    const withNvme = plans.filter((plan) => textsIn(plan).some((text) => text.includes('NVMe')));
    expect(withNvme.map(({ name }) => name)).toEqual(['Metal Silver']);
    const own = without(page('dedicated-server'), ['planCards', 'family']);
    expect(textsIn([own, about]).filter((text) => text.includes('NVMe'))).toEqual([]);
    const bareMetal =
      /(bare[- ]metal|dedicated servers?|ryzen)[^.,]*NVMe|NVMe[^.,]*(bare[- ]metal|dedicated server)/i;
    expect(
      findTexts((text) => bareMetal.test(text)).filter((text) => !text.includes('Ryzen 5')),
    ).toEqual([]);
  });
});

describe('the privacy policy', () => {
  const source = globSync('**/*.{ts,tsx}', { cwd: path.join(root, 'src') })
    .filter((name) => !name.includes('.test.'))
    .map((name) => readFileSync(path.join(root, 'src', name), 'utf8'))
    .join('\n');
  const names = new Set(
    [...source.matchAll(/(?:local|session)Storage\.setItem\((\w+)/g)].map(([, name]) => name),
  );
  const keys = [...names].flatMap((name) =>
    [...source.matchAll(new RegExp(`\\b${name} = '([^']+)'`, 'g'))].map(([, key]) => key ?? ''),
  );

  test.each(['en', 'bn'])('in %s names every key that the site stores', (language) => {
    const file = path.join(root, `content/${language}/legal/privacy-policy.md`);
    const policy = readFileSync(file, 'utf8');
    expect(keys).toEqual(expect.arrayContaining(['theme', 'consent', 'language', 'reloaded-for']));
    expect(keys.filter((key) => !policy.includes(`\`${key}\``))).toEqual([]);
  });
});

describe('pages with a countdown stay true after its target', () => {
  const timed = words.filter(([, { value }]) =>
    groupsIn(value).some(({ countdown }) => isValues(countdown)),
  );

  test.each(timed)('%s', (_, { value }) => {
    const onlyBefore =
      /\bruns? (to|until|till)\b|\buntil\b|\b(ends?|starts?|begins?|opens?) (in|on|at)\b|on its way|on the day|not (ready )?yet|hasn’t|\bwatch\b|\bhurry\b|last chance/i;
    const always = textsIn(without(value, ['before']));
    expect(always.filter((text) => onlyBefore.test(text))).toEqual([]);
  });

  test('some pages have a countdown', () => {
    expect(timed.length).toBeGreaterThan(2);
  });
});

test.each(planFamilies)('the middle plan of $path is highlighted', ({ plans }) => {
  expect(plans.map((plan) => plan.highlighted ?? false)).toEqual([false, true, false]);
});

test('words/included-features.yaml lists what all plans of plans/shared.yaml have in common', () => {
  const [first, ...others] = planFamilies.find(({ id }) => id === 'shared')?.plans ?? [];
  const common = first?.features.filter(({ title }) =>
    others.every(({ features }) => features.some((feature) => feature.title === title)),
  );
  const listed = includedFeatures.features;
  expect(listed.map(({ icon, title }) => [icon, title])).toEqual(
    common?.map(({ icon, title }) => [icon, title]),
  );
});
