import { describe, expect, test } from 'vitest';
import { changed, contentWith, mistakeRows, problemsWith } from './test-content.ts';

test('the fixture has no problems', () => {
  expect(problemsWith({})).toEqual([]);
});

/** By file: a field, its value as YAML or (none), and what is reported. */
const mistakes: Readonly<Record<string, string>> = {
  'site.yaml': String.raw`
fax | "1" | fax: there is no such field; leave it out, or write one of languages, engine, brand
url | (none) | url: this field is missing; add it
brand | " " | brand: this may not be empty
brand | 5 | brand: write a text
supportPhone | "01700" | supportPhone: start with + and the country code
salesPhone | 880 | salesPhone: write the number in quotes
supportEmail | "us" | supportEmail: write an e-mail address
url | "www.x.example" | url: write a whole address
portalUrl | "https://x.example/a?b" | portalUrl: leave out the final slash, query and hash
chatUrl | "tel:1" | chatUrl: start with https://
analytics | "ua" | analytics: write one of none, ga4
analyticsId | "UA-1" | choose ga4 or gtm in analytics
allowedHosts | {"script":["*"]} | write a host such as
domainSearch | "site" | domainSearch: no page has the section domainResults
countdownTarget | "2026-11-27" | countdownTarget: write date, time and zone
countdownTarget | "2026-02-30T00:00:00+06:00" | countdownTarget: there is no such day
supportHours.closes | "25:00" | supportHours.closes: write hours and minutes
supportHours.closes | "08:30" | supportHours.closes: write a different time than opens
supportHours.days | [0,0] | supportHours.days: name each day once
supportHours.days | [7] | supportHours.days.0: write days as 0 (Sunday) to 6 (Saturday)
socials.0.icon | "Facebook Page" | socials.0.icon: write the name in lower case
blog.list | "/nowhere" | blog.list: there is no
`,
  'en/help.yaml': String.raw`
sections.1.groups.0.fields.0.start | 97 | sections.1.groups.0.fields.0: write a start from min to max
sections.1.groups.0.fields.0.id | "wish" | sections.1.groups: two fields have the same id
sections.1.groups.0.fields.0.type | "slider" | write a type: number, choice, select or text
page | {"canonical":"/nowhere"} | page.canonical: there is no page /nowhere
meta.title | "Whole machines" | meta.title: 'Whole machines' appears twice
sections.0.actions.0.to | "portal:home" | sections.0.actions.0.to: write a page such as /vps
`,
  'en/words/company.yaml': String.raw`
nameStory | "It means water." | nameStory: this explains a different name than the brand
address | [] | address: list at least 1
days | ["a","b","c","d","e","f"] | days: list at least 7
`,
  'rules.yaml': String.raw`
refundDays | "five" | refundDays: write a whole number from 1 to 365
affiliate.sharePercent | 500 | affiliate.sharePercent: write a whole number from 1 to 100
`,
  'redirects.yaml': String.raw`
redirects | {"/a":"/b","/b":"/a"} | redirects./a: this redirects in a loop (/a to /b to /a)
redirects | {"/old":"/nowhere"} | redirects./old: this leads to /nowhere, which is not a page
redirects./Terms | "/help" | redirects./Terms: this is a page, so it cannot redirect
otherSpellings | ["/nowhere"] | otherSpellings.0: there is no page /nowhere; remove this line
`,
  'domains.yaml': String.raw`
registrable | [".com"] | registrable.0: write the extension in lower case, without a dot
registrable | ["com","com"] | registrable.1: 'com' appears twice
defaultPrices.com | "1499" | defaultPrices.com: write the price as a number
tilesOnSmallScreens | 9 | tilesOnSmallScreens: there are only
`,
  'en/machines.yaml': String.raw`
meta.description | "Short." | meta.description: write at least 70 characters
meta.title | "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" | is longer than 60 characters; shorten it
sections.0.lead | "We are {brnad}." | sections.0.lead: there is no fact {brnad}; write one of {brand}
sections.0.note.link.to | "/nowhere" | sections.0.note.link.to: there is no page /nowhere
`,
  'plans/sites.yaml': String.raw`
plans.1.listPrice.monthly | "five hundred" | plans.1.listPrice.monthly: write the price as a number
plans.1.listPrice.monthly | 1.005 | plans.1.listPrice.monthly: write at most two decimals
plans.0.highlighted | true | plans: highlight at most one plan
plans.0.features.fax | true | plans.0.features.fax: there is no such feature
plans.1.features.rootAccess | true | plans.1.features: write the same features as the first plan
`,
  'plans/machines.yaml': String.raw`
plans.0.listPrice.annually | 5 | plans.0.listPrice: write a price for monthly, and for no other cycle
plans.0.setupFees | {"quarterly":500} | plans.0.setupFees: the plan is not sold quarterly; add quarterly to cycles, or remove the fee
`,
  'en/words/language.yaml': String.raw`
cycles.annually | (none) | cycles: add the words for annually: plans are sold that way
`,
  'en/plans/sites.yaml': String.raw`
plans.701 | (none) | plans: the text for plan 701 is missing
plans.99 | {"name":"X","description":"Y."} | plans.99: there is no plan 99; use one of 701
`,
  'plans/home-cards.yaml': String.raw`
0.id | 99 | 0.id: no family has a plan 99
`,
  'en/words/plan-cards.yaml': String.raw`
save | "Save a lot" | save: write {percent} where the value goes
save | "Save {percent} of {price}" | save: only {percent} can be filled in here
`,
  'en/websites.yaml': String.raw`
sections.2.steps.1.text | (none) | sections.2.steps.1.text: this field is missing; add it
sections.1.section | "plan-finder" | sections.1.section: there is no section 'plan-finder'; write one of …planFinder,
sections.2.colour | "red" | sections.2.colour: there is no such field; leave it out, or write one of id, surface, title,
sections | [] | sections: list at least one section
sections.1 | {"title":"X"} | sections.1.section:
sections.0.family | "boats" | sections.0.family: there is no 'boats' in content/plans; write one of machines, sites
sections.0.drawing | "bridge" | sections.0.drawing: there is no 'bridge' in content/drawings; write one of boat, …letters
sections.0.family | "../site" | sections.0.family: write the name of a file in content/plans, such as
sections.1 | {"use":"index#terminal"} | sections.1.use: there is no such section; name a page's file and a section in it
sections.1 | {"use":"nowhere#faq"} | sections.1.use: there is no such section
`,
  'en/index.yaml': String.raw`
sections.2.entries.0.answer | "Yes." | sections.2.entries.0.answer: write a list
sections.2.lead | "See [this](/nowhere)." | sections.2.lead
sections.2.lead | "A **bold** word" | sections.2.lead: write plain words and links
sections.2.entries | [{"question":"Q?","answer":["A."]},{"question":"Q?","answer":["B."]}] | sections.2.entries.1.question: the question 'Q?' appears twice
`,
  'en/words/contact-ways.yaml': String.raw`
ways.0.icon | "A phone" | ways.0.icon: write the name of an icon of lucide.dev/icons
`,
  'en/plans/features.yaml': String.raw`
features.cPanel.tooltip | "The panel" | features.cPanel.tooltip: write a whole sentence
`,
  'en/words/navigation.yaml': String.raw`
menus.0.columns.0.pages | ["/machines","/machines"] | menus.0.columns.0.pages.1: '/machines' appears twice
menus.0.columns.0.pages | ["/nowhere"] | menus.0.columns.0.pages.0: there is no page /nowhere
legal.0 | "/nowhere" | there is no page /nowhere
`,
  'plans/finder.yaml': String.raw`
rules.0.plan | 999 | rules.0.plan: no family has a plan 999
rules.0.when.visitors | ["none"] | rules.0.when.visitors: there is no answer 'none'; write one of few, many
rules.0.when | {"budget":["low"]} | rules.0.when.budget: there is no question 'budget'; write one of root, visitors
rules.2.when | {"visitors":["few"]} | rules: no rule matches root: yes, visitors: many; add one
rules.0.when | {} | rules.1: a rule above always matches first; move this one up, or remove it
`,
  'en/plans/finder.yaml': String.raw`
questions.root | (none) | questions.root: this text is missing; add it
questions.root.answers.yes | (none) | questions.root.answers.yes: this text is missing; add it
rules.machine | (none) | rules.machine: this text is missing; add it
`,
};

describe.each(Object.entries(mistakes))(
  'a mistake in %s is reported with its line',
  (file, table) => {
    test.each(mistakeRows(table))('%j: %j: %s', (field, value, message) => {
      const problems = problemsWith({ [file]: changed(file, field, value) });
      for (const part of message.split('…')) expect(problems.join('\n')).toContain(part);
      expect(problems[0]).toMatch(/^content\/[\w/-]+\.yaml(:\d+)?: /);
    });
  },
);

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
