import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { homeFaq } from '../../src/content/home.ts';
import { footerColumns, mainMenus } from '../../src/content/navigation.ts';
import { motifNames } from '../../src/content/schema/fields.ts';
import { fileSchemas } from '../../src/content/schema/files.ts';
import { motifs } from '../../src/ui/Medallion/motifs.ts';
import { schemaProblems } from './problems.ts';
import { duplicateProblems, textProblems } from './text.ts';

/** What the build reports about an export of a file. */
function report(name: string, key: string, value: unknown): string {
  const schema = fileSchemas[name]?.[key];
  if (!schema) throw new Error(`${name} has no schema for ${key}`);
  return schemaProblems(`src/content/${name}`, schema, value, key).join('\n');
}

const [question] = homeFaq.entries;
const faqWith = (entry: object) => ({ ...homeFaq, entries: [{ ...question, ...entry }] });
const menuWith = (column: object) => [{ id: 'x', label: 'X', columns: [column] }];

describe('content with a schema', () => {
  test.each<[string, string, string, unknown, string]>([
    [
      'an unknown field in a question',
      'home.ts',
      'homeFaq',
      faqWith({ colour: 'red' }),
      'home.ts: homeFaq.entries.0.colour: there is no such field; leave it out, or write one of question, answer',
    ],
    [
      'an empty question',
      'home.ts',
      'homeFaq',
      faqWith({ question: '' }),
      'homeFaq.entries.0.question: this may not be empty; write at least one word',
    ],
    [
      'an answer that is not a list of paragraphs',
      'home.ts',
      'homeFaq',
      faqWith({ answer: 'Yes.' }),
      'homeFaq.entries.0.answer: write a list in square brackets',
    ],
    [
      'a link in an answer to a missing page',
      'home.ts',
      'homeFaq',
      faqWith({ answer: [['See ', { label: 'this', to: '/nowhere' }]] }),
      'homeFaq.entries.0.answer.0.1.to: there is no page /nowhere; write a path that stands in src/content/pages.ts',
    ],
    [
      'a footer link to a missing page',
      'navigation.ts',
      'footerColumns',
      [...footerColumns, { heading: 'X', links: [{ label: 'X', to: '/gone' }] }],
      `navigation.ts: footerColumns.${footerColumns.length}.links.0.to: there is no page /gone`,
    ],
    [
      'a menu link to a missing page of the portal',
      'navigation.ts',
      'mainMenus',
      menuWith({ group: 'vps', extra: [{ label: 'X', to: { portal: 'home' } }] }),
      'mainMenus.0.columns.0.extra.0.to.portal: write one of login, signUp',
    ],
    [
      'a menu with a group that no page can join',
      'navigation.ts',
      'mainMenus',
      menuWith({ group: 'games' }),
      'mainMenus.0.columns.0.group: write one of hosting, vps',
    ],
    [
      'an unknown icon',
      'contactWays.ts',
      'contactWays',
      [{ icon: 'fax', title: 'X', text: 'X', action: { label: 'X', to: '/' } }],
      'contactWays.0.icon: there is no such icon; write a name that stands in src/icons/names.ts',
    ],
    [
      'an unknown logo',
      'domains.ts',
      'domainTiles',
      [{ name: 'shop', logo: 'shop' }],
      'domains.ts: domainTiles.0.logo: write one of com, xyz, top, info',
    ],
    [
      'a domain price in quotes',
      'domains.ts',
      'defaultDomainPrices',
      { com: '1499' },
      'defaultDomainPrices.com: write the price as a number, without quotes',
    ],
    [
      'an extension with its dot',
      'domains.ts',
      'registrableExtensions',
      ['.com'],
      'registrableExtensions.0: write the extension in lower case, without a dot: com',
    ],
    [
      'a price that is not a number',
      'plans/listPrices.ts',
      'listPrices',
      { 52: { monthly: 'abc', annually: Number.NaN } },
      'listPrices.ts: listPrices.52.monthly: write the price as a number, without quotes',
    ],
    [
      'a price below zero',
      'plans/vpsPricing.ts',
      'vpsPricing',
      [{ monthlyUsd: -1 }],
      'vpsPricing.0.monthlyUsd: write a price above zero',
    ],
    [
      'a tab for a missing page',
      'familyTabs.ts',
      'vpsTabs',
      { label: 'X', tabs: [{ path: '/vsp' }] },
      'familyTabs.ts: vpsTabs.tabs.0.path: there is no page /vsp',
    ],
  ])('%s', (_, name, key, value, message) => {
    expect(report(name, key, value)).toContain(message);
  });

  test('schemas name existing files and motifs', () => {
    const folder = path.resolve(import.meta.dirname, '../../src/content');
    expect(Object.keys(fileSchemas).filter((name) => !existsSync(path.join(folder, name)))).toEqual(
      [],
    );
    expect(motifNames).toEqual(Object.keys(motifs));
  });

  test('the menus that ship have no problems', () => {
    expect(report('navigation.ts', 'mainMenus', mainMenus)).toBe('');
  });
});

describe('content without a schema', () => {
  test.each<[string, unknown, string]>([
    ['an empty text', { title: '' }, 'x.title: this may not be empty'],
    ['an undefined value', { title: undefined }, 'x.title: the value is missing'],
    ['a price that is NaN', { price: Number.NaN }, 'x.price: the value is missing'],
    ['a link to nowhere', { go: [{ label: 'X', to: '/nowhere' }] }, 'x.go.0.to: there is no page'],
    ['an unknown icon', { icon: 'fax' }, 'x.icon: there is no such icon'],
  ])('%s', (_, value, message) => {
    expect(textProblems('src/content/new.ts', 'x', value).join('\n')).toContain(
      `src/content/new.ts: ${message}`,
    );
  });
});

test('an id or a question that appears twice, at any depth', () => {
  const value = { cards: [{ id: 'a' }, { id: 'a' }], faq: [{ question: 'Q' }, { question: 'Q' }] };
  expect(duplicateProblems('f.ts', 'x', value)).toEqual([
    "f.ts: x.cards: the id 'a' appears twice; it must be unique",
    "f.ts: x.faq: the question 'Q' appears twice; it must be unique",
  ]);
});
