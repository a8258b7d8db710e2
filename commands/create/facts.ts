import { isSeq } from 'yaml';
import type { Answers } from './answers.ts';
import type { ContentCopy, Example } from './content-copy.ts';

const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00Z`;

/** What the company has told us; undefined is what it has not. */
function siteFacts({ brand, phone, email, portal, currency, languages, pages }: Answers) {
  return {
    languages,
    brand,
    url: `https://www.${email.split('@')[1]}`,
    portalUrl: portal,
    // Until the portal answers, no page begins with an error.
    prices: 'list',
    currency,
    supportPhone: phone || undefined,
    salesPhone: phone || undefined,
    supportEmail: email,
    securityTxtExpires: inDays(300),
    countdownTarget: pages === 'all' ? inDays(300) : undefined,
    showDemoPages: pages === 'all',
    socialDrawing: 'medallions/hosting',
    socials: [],
    blogUrl: undefined,
    chatUrl: undefined,
    resellerModuleUrl: undefined,
    licenceNumber: undefined,
    copyrightYear: undefined,
  };
}

/** Writes the company's facts, and lists what only its operator can confirm. */
export function writeFacts(copy: ContentCopy, answers: Answers, { wordsAbout }: Example): void {
  const facts: Readonly<Record<string, unknown>> = siteFacts(answers);
  copy.edit('site.yaml', (file) => {
    for (const [name, value] of Object.entries(facts)) {
      if (value === undefined) file.delete(name);
      else file.set(name, value);
    }
  });
  // The example's own city has its name in every language.
  const isKnown = copy.read('en/words/company.yaml').includes(`\ncity: ${answers.city}\n`);
  for (const language of copy.languages) {
    writeCompany(copy, language, isKnown ? undefined : answers.city);
  }
  copy.editAll('words/layout.yaml', (file) => file.deleteIn(['banners', 'promo']));
  copy.edit('en/words/layout.yaml', (file) => file.delete('confirm'));
  const plans = ['the plans: their ids in the portal, list prices and features'];
  for (const name of copy.filesOf('en/plans/*.yaml')) {
    if (!/features|finder|home-cards/.test(name)) {
      copy.edit(name, (file) => file.set('confirm', plans));
    }
  }
  // `npm run verify` points these words out.
  copy.edit('habits.yaml', (file) => {
    const habits = file.get('en');
    if (!isSeq(habits)) return;
    for (const [fact, find] of Object.entries(wordsAbout)) {
      if (facts[fact] !== undefined) continue;
      const better = 'a way that you offer, or the fact';
      habits.items.push(file.createNode({ find, problem: `site.yaml has no ${fact}`, better }));
    }
  });
}

function writeCompany(copy: ContentCopy, language: string, city: string | undefined): void {
  copy.edit(`${language}/words/company.yaml`, (file) => {
    if (city !== undefined) {
      file.set('city', city);
      file.set('cityOf', language === 'en' ? `${city}’s` : city);
    }
    file.set('address', ['{city}']);
    file.set('nameStory', '');
    const claims = ['the postal address is complete', 'the support hours in site.yaml'];
    if (language === 'en') file.set('confirm', claims);
  });
  if (language === 'en' || city === undefined) return;
  // A name in Latin letters is no text that somebody forgot to translate.
  copy.edit(`${language}/words/language.yaml`, (file) => {
    const names = file.get('names');
    if (isSeq(names)) names.items.push(...city.split(' ').map((word) => file.createNode(word)));
  });
}
