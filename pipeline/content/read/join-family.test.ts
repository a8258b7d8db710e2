import { expect, test } from 'vitest';
import type { FamilyFacts, FamilyWords, FeatureWords } from '../../../src/schema/plan.ts';
import en from '#content/words/language.js';
import type { Language } from '../../../src/schema/language.ts';
import { joinFamily } from './join-family.ts';

const plan: FamilyFacts['plans'][number] = {
  id: 1,
  icon: 'leaf',
  listPrice: { monthly: 100 },
  features: { sqlDatabases: 1, storage: 5, bandwidth: 'unlimited', ssl: true, capacity: '500+' },
};
const facts: FamilyFacts = {
  id: 'shared',
  path: '/web-hosting',
  cycles: ['monthly'],
  plans: [plan],
};
const words: FamilyWords = {
  name: 'Sites',
  description: 'Room for sites.',
  plans: { 1: { name: 'Small', description: 'For one.' } },
};
const language = en as Language;
const features = {
  language,
  icons: {
    sqlDatabases: 'network',
    storage: 'hard-drive',
    bandwidth: 'infinity',
    ssl: 'lock-keyhole',
    capacity: 'globe',
  } as const,
  words: {
    included: 'Included',
    unlimited: 'Unlimited',
    features: {
      sqlDatabases: { one: '{amount} subdomain', title: '{amount} subdomains', row: 'Subdomains' },
      storage: { title: '{amount} GB of disk', row: 'Storage', value: '{amount} GB' },
      bandwidth: { unlimited: 'Unlimited bandwidth', row: 'Bandwidth' },
      ssl: { title: 'Free SSL', tooltip: 'The lock.' },
      capacity: { title: 'Room for {amount} sites', row: 'Capacity', value: '{amount} sites' },
    },
  } satisfies FeatureWords,
};

/** Joins a family and collects what is reported, as `file: field: message`. */
function join(changes: { facts?: FamilyFacts; words?: FamilyWords; features?: typeof features }) {
  const problems: string[] = [];
  const report = (file: string) => (field: readonly (string | number)[], message: string) =>
    problems.push(`${file}: ${field.join('.')}: ${message}`);
  const family = joinFamily(
    changes.facts ?? facts,
    changes.words ?? words,
    changes.features ?? features,
    { facts: report('facts'), words: report('words'), features: report('features') },
  );
  return { problems, plans: family.plans };
}

test('each feature gets a title for cards, and a row and a value for tables', () => {
  const { problems, plans } = join({});
  expect(problems).toEqual([]);
  expect(plans[0]?.features.map(({ title, spec }) => [title, spec.row, spec.value])).toEqual([
    ['1 subdomain', 'Subdomains', '1'],
    ['5 GB of disk', 'Storage', '5 GB'],
    ['Unlimited bandwidth', 'Bandwidth', 'Unlimited'],
    ['Free SSL', 'Free SSL', 'Included'],
    ['Room for 500+ sites', 'Capacity', '500+ sites'],
  ]);
});

test('a plan has its text, its capacity and the amounts for charts', () => {
  expect(join({}).plans[0]).toMatchObject({
    name: 'Small',
    description: 'For one.',
    capacity: '500+ sites',
    amounts: { sqlDatabases: 1 },
  });
});

test.each<[string, Parameters<typeof join>[0], string]>([
  [
    'a plan without text',
    { words: { ...words, plans: {} } },
    'words: plans: the text for plan 1 is missing',
  ],
  [
    'text for a plan that does not exist',
    { words: { ...words, plans: { ...words.plans, 7: { name: 'No', description: 'No.' } } } },
    'words: plans.7: there is no plan 7; use one of 1',
  ],
  [
    'an unknown feature',
    { facts: { ...facts, plans: [{ ...plan, features: { storrage: 5 } }] } },
    'facts: plans.0.features.storrage: there is no such feature',
  ],
  [
    'an unlimited feature without text for that',
    { facts: { ...facts, plans: [{ ...plan, features: { storage: 'unlimited' } }] } },
    "features: features.storage: add 'unlimited'",
  ],
  [
    'plans that cannot be compared',
    { facts: { ...facts, plans: [plan, { ...plan, features: { storage: 10 } }] } },
    'facts: plans.1.features: write the same features as the first plan',
  ],
])('%s is reported where it has to be changed', (_, changes, problem) => {
  expect(join(changes).problems.join('\n')).toContain(problem);
});
