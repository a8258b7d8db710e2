import { describe, expect, test } from 'vitest';
import { rules } from '../../src/content/rules.ts';
import { rulesSchema } from '../../src/content/schema/rules.ts';
import { siteSchema } from '../../src/content/schema/site.ts';
import { site } from '../../src/content/site.ts';
import { schemaProblems } from './problems.ts';

const file = 'src/content/site.ts';
const hours = site.supportHours;

describe('the company’s facts', () => {
  test.each<[string, object, string]>([
    ['an unknown field', { fax: '1' }, 'site.fax: there is no such field; leave it out, or write'],
    ['an empty brand', { brand: ' ' }, 'site.brand: this may not be blank; write'],
    ['a brand that is not a string', { brand: 5 }, 'site.brand: write a text in quotes'],
    [
      'a story about another name',
      { brand: 'Padma Cloud' },
      'site.nameStory: this tells of another name',
    ],
    [
      'a phone number without country code',
      { supportPhone: '01700' },
      'site.supportPhone: start with +',
    ],
    [
      'a phone number without quotes',
      { salesPhone: 880 },
      'site.salesPhone: write the number in quotes',
    ],
    ['a broken e-mail', { supportEmail: 'us' }, 'site.supportEmail: write an e-mail address'],
    ['a URL without a scheme', { url: 'www.x.example' }, 'site.url: write a whole address'],
    ['a portal with a path', { portalUrl: 'https://x.example/a' }, 'site.portalUrl: write only'],
    [
      'a chat URL that is not a web page',
      { chatUrl: 'tel:1' },
      'site.chatUrl: start with https://',
    ],
    ['a wrong tag manager id', { tagManagerId: 'UA-1' }, 'site.tagManagerId: write GTM-…'],
    ['a date alone', { countdownTarget: '2026-11-27' }, 'site.countdownTarget: write date, time'],
    [
      'a date that does not exist',
      { countdownTarget: '2026-02-30T00:00:00+06:00' },
      'site.countdownTarget: there is no such day',
    ],
    [
      'hours without minutes',
      { supportHours: { ...hours, opens: '10' } },
      'site.supportHours.opens',
    ],
    [
      'a time that does not exist',
      { supportHours: { ...hours, closes: '25:00' } },
      'site.supportHours.closes: write hours and minutes, such as 10:00',
    ],
    [
      'closing before opening',
      { supportHours: { ...hours, closes: '09:00' } },
      'site.supportHours: closes: write a time after opens',
    ],
    [
      'a day twice',
      { supportHours: { ...hours, days: [0, 0] } },
      'site.supportHours: days: name each day once',
    ],
    [
      'an eighth day of the week',
      { supportHours: { ...hours, days: [7] } },
      'site.supportHours.days.0: write days as 0 (Sunday) to 6 (Saturday)',
    ],
    ['no address', { address: [] }, 'site.address: list at least 1'],
    [
      'an unknown network',
      { socials: [{ name: 'A', icon: 'a', url: 'https://a.example' }] },
      'site.socials.0.icon: write one of facebook, linkedin, youtube, x',
    ],
  ])('%s', (_, change, message) => {
    const problems = schemaProblems(file, siteSchema, { ...site, ...change }, 'site');
    expect(problems.join('\n')).toContain(`${file}: ${message}`);
  });

  test('a missing field', () => {
    const { city: _, ...rest } = site;
    expect(schemaProblems(file, siteSchema, rest, 'site')).toEqual([
      `${file}: site.city: this field is missing; add it`,
    ]);
  });
});

test.each<[string, object, string]>([
  [
    'a rule written as a word',
    { refundDays: 'five' },
    'rules.refundDays: write a whole number from 1 to 365',
  ],
  ['an unknown rule', { refunds: 5 }, 'rules.refunds: there is no such field'],
  [
    'a share above 100 percent',
    { affiliate: { ...rules.affiliate, sharePercent: 500 } },
    '1 to 100',
  ],
])('%s', (_, change, message) => {
  const problems = schemaProblems('rules.ts', rulesSchema, { ...rules, ...change }, 'rules');
  expect(problems.join('\n')).toContain(message);
});
