import { describe, expect, test } from 'vitest';
import { changed, contentWith, problemsWith } from './test-content.ts';

type Field = readonly (string | number)[];

test('the fixture has no problems', () => {
  expect(problemsWith({})).toEqual([]);
});

describe('each mistake names its file, line and field', () => {
  test.each<[string, string, Field, unknown, string]>([
    // The company's facts
    [
      'an unknown field',
      'site.yaml',
      ['fax'],
      '1',
      'fax: there is no such field; leave it out, or write one of languages, engine, brand',
    ],
    [
      'a quote form that starts with a number out of range',
      'en/help.yaml',
      ['sections', 1, 'groups', 0, 'fields', 0, 'start'],
      97,
      'sections.1.groups.0.fields.0: write a start from min to max',
    ],
    [
      'a quote form with the same field twice',
      'en/help.yaml',
      ['sections', 1, 'groups', 0, 'fields', 0, 'id'],
      'wish',
      'sections.1.groups: two fields have the same id',
    ],
    [
      'a quote form with an unknown type of field',
      'en/help.yaml',
      ['sections', 1, 'groups', 0, 'fields', 0, 'type'],
      'slider',
      'write a type: number, choice, select or text',
    ],
    ['a missing field', 'site.yaml', ['url'], undefined, 'url: this field is missing; add it'],
    ['an empty brand', 'site.yaml', ['brand'], ' ', 'brand: this may not be empty'],
    ['a brand that is not text', 'site.yaml', ['brand'], 5, 'brand: write a text'],
    [
      'a phone number without country code',
      'site.yaml',
      ['supportPhone'],
      '01700',
      'supportPhone: start with + and the country code',
    ],
    [
      'a phone number as a number',
      'site.yaml',
      ['salesPhone'],
      880,
      'salesPhone: write the number in quotes',
    ],
    [
      'a broken e-mail address',
      'site.yaml',
      ['supportEmail'],
      'us',
      'supportEmail: write an e-mail address',
    ],
    [
      'an address without a scheme',
      'site.yaml',
      ['url'],
      'www.x.example',
      'url: write a whole address',
    ],
    [
      'a portal with a query',
      'site.yaml',
      ['portalUrl'],
      'https://x.example/a?b',
      'portalUrl: leave out the final slash, query and hash',
    ],
    [
      'a chat address that is not a web page',
      'site.yaml',
      ['chatUrl'],
      'tel:1',
      'chatUrl: start with https://',
    ],
    [
      'an unknown analytics tool',
      'site.yaml',
      ['analytics'],
      'ua',
      'analytics: write one of none, ga4',
    ],
    [
      'an id without its tool',
      'site.yaml',
      ['analyticsId'],
      'UA-1',
      'choose ga4 or gtm in analytics',
    ],
    ['an invalid host', 'site.yaml', ['allowedHosts'], { script: ['*'] }, 'write a host such as'],
    [
      'a search without a page that answers it',
      'site.yaml',
      ['domainSearch'],
      'site',
      'domainSearch: no page has the section domainResults',
    ],
    [
      'a date alone',
      'site.yaml',
      ['countdownTarget'],
      '2026-11-27',
      'countdownTarget: write date, time and zone',
    ],
    [
      'a day that does not exist',
      'site.yaml',
      ['countdownTarget'],
      '2026-02-30T00:00:00+06:00',
      'countdownTarget: there is no such day',
    ],
    [
      'a time that does not exist',
      'site.yaml',
      ['supportHours', 'closes'],
      '25:00',
      'supportHours.closes: write hours and minutes',
    ],
    [
      'closing when it opens',
      'site.yaml',
      ['supportHours', 'closes'],
      '08:30',
      'supportHours.closes: write a different time than opens',
    ],
    [
      'a duplicate day',
      'site.yaml',
      ['supportHours', 'days'],
      [0, 0],
      'supportHours.days: name each day once',
    ],
    [
      'an eighth day of the week',
      'site.yaml',
      ['supportHours', 'days'],
      [7],
      'supportHours.days.0: write days as 0 (Sunday) to 6 (Saturday)',
    ],
    [
      'an unknown network',
      'site.yaml',
      ['socials', 0, 'icon'],
      'Facebook Page',
      'socials.0.icon: write the name in lower case',
    ],
    [
      'a story about a different name',
      'en/words/company.yaml',
      ['nameStory'],
      'It means water.',
      'nameStory: this explains a different name than the brand',
    ],
    ['no address', 'en/words/company.yaml', ['address'], [], 'address: list at least 1'],
    [
      'six days of the week',
      'en/words/company.yaml',
      ['days'],
      ['a', 'b', 'c', 'd', 'e', 'f'],
      'days: list at least 7',
    ],
    // Rules, redirects, domains
    [
      'a rule in words',
      'rules.yaml',
      ['refundDays'],
      'five',
      'refundDays: write a whole number from 1 to 365',
    ],
    [
      'a share above 100 percent',
      'rules.yaml',
      ['affiliate', 'sharePercent'],
      500,
      'affiliate.sharePercent: write a whole number from 1 to 100',
    ],
    [
      'a redirect loop',
      'redirects.yaml',
      ['redirects'],
      { '/a': '/b', '/b': '/a' },
      'redirects./a: this redirects in a loop (/a to /b to /a)',
    ],
    [
      'a redirect to a page that does not exist',
      'redirects.yaml',
      ['redirects'],
      { '/old': '/nowhere' },
      'redirects./old: this leads to /nowhere, which is not a page',
    ],
    [
      'a page that redirects',
      'redirects.yaml',
      ['redirects', '/Terms'],
      '/help',
      'redirects./Terms: this is a page, so it cannot redirect',
    ],
    [
      'another spelling of a page that does not exist',
      'redirects.yaml',
      ['otherSpellings'],
      ['/nowhere'],
      'otherSpellings.0: there is no page /nowhere; remove this line',
    ],
    [
      'an extension with its dot',
      'domains.yaml',
      ['registrable'],
      ['.com'],
      'registrable.0: write the extension in lower case, without a dot',
    ],
    [
      'a duplicate extension',
      'domains.yaml',
      ['registrable'],
      ['com', 'com'],
      "registrable.1: 'com' appears twice",
    ],
    [
      'a domain price in quotes',
      'domains.yaml',
      ['defaultPrices', 'com'],
      '1499',
      'defaultPrices.com: write the price as a number',
    ],
    [
      'more tiles on small screens than there are tiles',
      'domains.yaml',
      ['tilesOnSmallScreens'],
      9,
      'tilesOnSmallScreens: there are only',
    ],
    // Pages
    [
      'an unknown canonical',
      'en/help.yaml',
      ['page'],
      { canonical: '/nowhere' },
      'page.canonical: there is no page /nowhere',
    ],
    [
      'a title that another page has',
      'en/help.yaml',
      ['meta', 'title'],
      'Whole machines',
      "meta.title: 'Whole machines' appears twice",
    ],
    [
      'a blog that is not there',
      'site.yaml',
      ['blog', 'list'],
      '/nowhere',
      'blog.list: there is no',
    ],
    [
      'a short description',
      'en/machines.yaml',
      ['meta', 'description'],
      'Short.',
      'meta.description: write at least 70 characters',
    ],
    [
      'a long title',
      'en/machines.yaml',
      ['meta', 'title'],
      'x'.repeat(60),
      'is longer than 60 characters; shorten it',
    ],
    // Plans
    [
      'a price in words',
      'plans/sites.yaml',
      ['plans', 1, 'listPrice', 'monthly'],
      'five hundred',
      'plans.1.listPrice.monthly: write the price as a number',
    ],
    [
      'a price with three decimals',
      'plans/sites.yaml',
      ['plans', 1, 'listPrice', 'monthly'],
      1.005,
      'plans.1.listPrice.monthly: write at most two decimals',
    ],
    [
      'a price for a cycle that is not sold',
      'plans/machines.yaml',
      ['plans', 0, 'listPrice', 'annually'],
      5,
      'plans.0.listPrice: write a price for monthly, and for no other cycle',
    ],
    [
      'a setup fee for a cycle that is not sold',
      'plans/machines.yaml',
      ['plans', 0, 'setupFees'],
      { quarterly: 500 },
      'plans.0.setupFees: the plan is not sold quarterly; add quarterly to cycles, or remove the fee',
    ],
    [
      'a cycle without words',
      'en/words/language.yaml',
      ['cycles', 'annually'],
      undefined,
      'cycles: add the words for annually: plans are sold that way',
    ],
    [
      'two highlighted plans',
      'plans/sites.yaml',
      ['plans', 0, 'highlighted'],
      true,
      'plans: highlight at most one plan',
    ],
    [
      'a feature that does not exist',
      'plans/sites.yaml',
      ['plans', 0, 'features', 'fax'],
      true,
      'plans.0.features.fax: there is no such feature',
    ],
    [
      'a feature that other plans lack',
      'plans/sites.yaml',
      ['plans', 1, 'features', 'rootAccess'],
      true,
      'plans.1.features: write the same features as the first plan',
    ],
    [
      'a plan without text',
      'en/plans/sites.yaml',
      ['plans', '701'],
      undefined,
      'plans: the text for plan 701 is missing',
    ],
    [
      'text without a plan',
      'en/plans/sites.yaml',
      ['plans', '99'],
      { name: 'X', description: 'Y.' },
      'plans.99: there is no plan 99; use one of 701',
    ],
    [
      'a card for an unknown product',
      'plans/home-cards.yaml',
      [0, 'id'],
      99,
      '0.id: no family has a plan 99',
    ],
    // Words
    [
      'an unknown fact',
      'en/machines.yaml',
      ['sections', 0, 'lead'],
      'We are {brnad}.',
      'sections.0.lead: there is no fact {brnad}; write one of {brand}',
    ],
    [
      'a missing placeholder',
      'en/words/plan-cards.yaml',
      ['save'],
      'Save a lot',
      'save: write {percent} where the value goes',
    ],
    [
      'a placeholder that cannot be filled',
      'en/words/plan-cards.yaml',
      ['save'],
      'Save {percent} of {price}',
      'save: only {percent} can be filled in here',
    ],
    [
      'a missing field in a list',
      'en/websites.yaml',
      ['sections', 2, 'steps', 1, 'text'],
      undefined,
      'sections.2.steps.1.text: this field is missing; add it',
    ],
    [
      'an answer that is not a list',
      'en/index.yaml',
      ['sections', 2, 'entries', 0, 'answer'],
      'Yes.',
      'sections.2.entries.0.answer: write a list',
    ],
    [
      'a link to a page that does not exist',
      'en/machines.yaml',
      ['sections', 0, 'note', 'link', 'to'],
      '/nowhere',
      'sections.0.note.link.to: there is no page /nowhere',
    ],
    [
      'a link in a sentence to a page that does not exist',
      'en/index.yaml',
      ['sections', 2, 'lead'],
      'See [this](/nowhere).',
      'sections.2.lead',
    ],
    [
      'a link to a portal page that does not exist',
      'en/help.yaml',
      ['sections', 0, 'actions', 0, 'to'],
      'portal:home',
      'sections.0.actions.0.to: write a page such as /vps',
    ],
    [
      'bold words in a sentence',
      'en/index.yaml',
      ['sections', 2, 'lead'],
      'A **bold** word',
      'sections.2.lead: write plain words and links',
    ],
    [
      'a duplicate question',
      'en/index.yaml',
      ['sections', 2, 'entries'],
      [
        { question: 'Q?', answer: ['A.'] },
        { question: 'Q?', answer: ['B.'] },
      ],
      "sections.2.entries.1.question: the question 'Q?' appears twice",
    ],
    [
      'an icon in words',
      'en/words/contact-ways.yaml',
      ['ways', 0, 'icon'],
      'A phone',
      'ways.0.icon: write the name of an icon of lucide.dev/icons',
    ],
    [
      'a tooltip that is not a sentence',
      'en/plans/features.yaml',
      ['features', 'cPanel', 'tooltip'],
      'The panel',
      'features.cPanel.tooltip: write a whole sentence',
    ],
    [
      'a page that a menu lists twice',
      'en/words/navigation.yaml',
      ['menus', 0, 'columns', 0, 'pages'],
      ['/machines', '/machines'],
      "menus.0.columns.0.pages.1: '/machines' appears twice",
    ],
    [
      'a menu that lists a page that does not exist',
      'en/words/navigation.yaml',
      ['menus', 0, 'columns', 0, 'pages'],
      ['/nowhere'],
      'menus.0.columns.0.pages.0: there is no page /nowhere',
    ],
    [
      'a legal link to a page that does not exist',
      'en/words/navigation.yaml',
      ['legal', 0],
      '/nowhere',
      'there is no page /nowhere',
    ],
  ])('%s', (_, file, field, value, message) => {
    const problems = problemsWith({ [file]: changed(file, field, value) });
    expect(problems.join('\n')).toContain(message);
    expect(problems[0]).toMatch(/^content\/[\w/-]+\.yaml(:\d+)?: /);
  });
});

describe('a file that cannot be used', () => {
  test.each([
    ['a duplicate field', 'a: 1\na: 2\n', 'this field appears twice; remove one of them'],
    ['a tab', 'a:\n\tb: 1\n', 'tab'],
    ['a quote that is not closed', 'a: "b\n', 'this is not valid YAML'],
    [
      'a text that starts with a brace',
      'a: {brand} is here\n',
      'put quotes around text that starts with {',
    ],
  ])('%s', (_, text, message) => {
    const problems = problemsWith({ 'en/words/layout.yaml': text });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^content\/en\/words\/layout\.yaml:\d: /);
    expect(problems[0]).toContain(message);
  });

  test('a missing facts file', () => {
    expect(problemsWith({ 'rules.yaml': undefined })).toEqual([
      'content/rules.yaml: this file is missing; every page needs it',
    ]);
  });

  test('a file that nothing uses', () => {
    expect(problemsWith({ 'en/words/extra.yaml': 'title: X' })).toEqual([
      'content/en/words/extra.yaml: nothing uses this file; name it after one that is used, or remove it',
    ]);
  });
});

test('a highlighted plan without a reason is reported', () => {
  const file = 'en/plans/sites.yaml';
  expect(problemsWith({ [file]: changed(file, ['plans', '702', 'reason'], undefined) })).toEqual([
    expect.stringContaining('write a reason for the highlighted plan, and for no other'),
  ]);
});

test('a product in two families is reported', () => {
  const words = { name: 'X', description: 'Y.' };
  const problems = problemsWith({
    'plans/machines.yaml': changed('plans/machines.yaml', ['plans', 1, 'id'], 701),
    'en/plans/machines.yaml': changed('en/plans/machines.yaml', ['plans'], {
      811: words,
      701: words,
    }),
  });
  expect(problems).toEqual([
    expect.stringMatching(/plans\.0\.id: '701' appears twice in content\/plans/),
  ]);
});

test('a mistake in a shared file is reported once, in that file', () => {
  const file = 'en/words/plan-cards.yaml';
  const problems = problemsWith({ [file]: changed(file, ['purchase'], '') });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^content\/en\/words\/plan-cards\.yaml:\d+: purchase: /);
});

test('claims that the operator has to confirm are listed and are not part of the page', () => {
  const name = 'en/machines.yaml';
  const { files, claims, problems } = contentWith({
    [name]: changed(name, ['confirm'], ['It runs.']),
  });
  expect(problems).toEqual([]);
  expect(claims).toContainEqual({ file: `content/${name}`, text: 'It runs.' });
  expect(files.get(name)?.value).not.toHaveProperty('confirm');
  expect(problemsWith({ [name]: changed(name, ['confirm'], 'It runs.') })[0]).toMatch(
    /machines\.yaml:\d+: confirm: write a list/,
  );
});

test('facts are filled into texts, and an empty one leaves no double space', () => {
  const { files } = contentWith({
    'site.yaml': changed('site.yaml', ['brand'], 'Padma Host'),
    'en/words/company.yaml': changed('en/words/company.yaml', ['nameStory'], ''),
    'en/index.yaml': changed(
      'en/index.yaml',
      ['sections', 0, 'lead'],
      'A boat. {nameStory} {brand} is here.',
    ),
  });
  expect(files.get('en/index.yaml')?.value).toMatchObject({
    sections: [{ lead: 'A boat. Padma Host is here.' }, {}, {}, {}],
  });
});

describe('a draft', () => {
  const draft = {
    'site.yaml': changed('site.yaml', ['blog'], undefined),
    'en/journal.yaml': changed('en/journal.yaml', ['page'], { draft: true }),
  };
  const paths = (content: ReturnType<typeof contentWith>) => content.pages.map((page) => page.path);

  test('is a page for npm run dev only', () => {
    expect(paths(contentWith({}))).toContain('/journal');
    expect(paths(contentWith(draft))).not.toContain('/journal');
    expect(paths(contentWith(draft, { drafts: true }))).toContain('/journal');
  });

  test('is checked like any other page', () => {
    const file = 'en/journal.yaml';
    const mistake = changed(file, ['meta', 'description'], 'Short.');
    expect(problemsWith({ ...draft, [file]: mistake })).toEqual([
      expect.stringContaining('write at least 70 characters'),
    ]);
  });

  test('cannot be linked to, except from drafts', () => {
    const actions = [{ label: 'Read', to: '/journal' }];
    const call = { section: 'callToAction', title: 'Read', text: 'All of it.', actions };
    const linkIn = (file: string) => ({ [file]: changed(file, ['sections'], [call]) });
    expect(problemsWith({ ...draft, ...linkIn('en/404.yaml') })).toEqual([
      expect.stringMatching(
        /^content\/en\/404\.yaml:\d+: sections\.0\.actions\.0\.to: \/journal is a draft; publish it/,
      ),
    ]);
    expect(problemsWith({ ...draft, ...linkIn('en/journal.yaml') })).toEqual([]);
  });

  test('cannot be the home page or the target of a redirect', () => {
    expect(
      problemsWith({ 'en/index.yaml': changed('en/index.yaml', ['page'], { draft: true }) }),
    ).toContain('content/en/index.yaml: every site needs this page; add it');
    const redirects = changed('redirects.yaml', ['redirects', '/login'], '/journal');
    expect(problemsWith({ ...draft, 'redirects.yaml': redirects })).toEqual([
      expect.stringContaining('this leads to /journal, which is not a page'),
    ]);
  });
});

test('a promotion that is over is not in the built pages', () => {
  const layout = (until: string) =>
    contentWith({
      'site.yaml': changed('site.yaml', ['promoUntil'], until),
      'en/words/layout.yaml': changed('en/words/layout.yaml', ['banners', 'promo'], {
        offer: 'A third off',
        action: { label: 'See plans', to: '/' },
      }),
    }).files.get('en/words/layout.yaml')?.value;
  expect(layout('2099-01-01T00:00:00Z')).toHaveProperty('banners.promo.offer', 'A third off');
  expect(layout('2020-01-01T00:00:00Z')).toHaveProperty('banners.promo', undefined);
});
