import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buildFacts as site } from '../site/buildFacts.ts';
import { siteSchema } from './site.ts';

const accepts = (errorReportUrl: string) => v.is(siteSchema, { ...site, errorReportUrl });

describe('errorReportUrl', () => {
  it.each(['', 'https://errors.example/', 'https://errors.example:8443/site/report'])(
    'may be "%s"',
    (url) => {
      expect(accepts(url)).toBe(true);
    },
  );

  it.each([
    'http://errors.example/report',
    'https://errors.example',
    'https://errors.example/report?key=1',
    'https://errors.example/report#x',
    'https://user@errors.example/report',
    '/report',
    'errors.example/report',
    'https://errors example/report',
    'https:///report',
  ])('may not be "%s"', (url) => {
    expect(accepts(url)).toBe(false);
  });
});

describe('allowedHosts.form', () => {
  const acceptsForm = (host: string) =>
    v.is(siteSchema, { ...site, allowedHosts: { form: [host] } });

  it.each(['https://clients.example.com', 'https://*.example.com:8443', 'http://127.0.0.1:4000'])(
    'may be "%s"',
    (host) => {
      expect(acceptsForm(host)).toBe(true);
    },
  );

  it.each(['*', 'clients.example.com', 'https://clients.example.com/cart', "https://a.b; 'self'"])(
    'may not be "%s"',
    (host) => {
      expect(acceptsForm(host)).toBe(false);
    },
  );
});

describe('leadsUrl', () => {
  it.each(['', 'https://leads.example/', 'https://leads.example/quotes.php?site=1', undefined])(
    'may be %j',
    (leadsUrl) => {
      expect(v.is(siteSchema, { ...site, leadsUrl })).toBe(true);
    },
  );

  it.each([
    'http://leads.example/quotes',
    'https://leads.example',
    'https://user@leads.example/',
    '/quotes',
    'javascript:alert(1)',
  ])('may not be %j', (leadsUrl) => {
    expect(v.is(siteSchema, { ...site, leadsUrl })).toBe(false);
  });
});

describe('promoCode', () => {
  it.each([
    ['EID25', ['promocode'], true],
    ['', [], true],
    ['EID25', [], false],
    ['EID 25', ['promocode'], false],
  ])('"%s" with forwardToPortal %j: %s', (promoCode, forwardToPortal, valid) => {
    expect(v.is(siteSchema, { ...site, promoCode, forwardToPortal })).toBe(valid);
  });
});

describe('supportHours', () => {
  it.each([
    ['past midnight', { opens: '18:00', closes: '02:00' }],
    ['around the clock', { opens: '00:00', closes: '24:00' }],
  ])('may run %s', (_, change) => {
    const hours = { days: [6, 0], utcOffsetMinutes: 0, ...change };
    expect(v.safeParse(siteSchema, { ...site, supportHours: hours }).success).toBe(true);
  });

  it.each<[string, object, string]>([
    [
      'the same opening and closing time',
      { opens: '10:00', closes: '10:00' },
      'a different time than opens',
    ],
    ['a day that is listed twice', { days: [1, 1] }, 'name each day once'],
    ['a time without minutes', { opens: '9' }, 'such as 10:00'],
  ])('may not have %s', (_, change, message) => {
    const hours = { days: [1], opens: '09:00', closes: '12:00', utcOffsetMinutes: 0, ...change };
    const { issues } = v.safeParse(siteSchema, { ...site, supportHours: hours });
    expect(issues?.map((issue) => issue.message).join('\n')).toContain(message);
  });
});

it('copyrightYear is the year of the build unless it is given', () => {
  const { copyrightYear: _, ...others } = site;
  const result = v.parse(siteSchema, others);
  expect(result.copyrightYear).toBe(new Date().getFullYear());
  expect(v.parse(siteSchema, { ...site, copyrightYear: 2019 }).copyrightYear).toBe(2019);
});

describe('notice', () => {
  const given = {
    from: '2027-01-05T22:00:00+06:00',
    until: '2027-01-06T02:00:00+06:00',
    text: { en: 'Maintenance', bn: 'রক্ষণাবেক্ষণ' },
  };
  const issuesOf = (notice: unknown, languages = site.languages) =>
    v
      .safeParse(siteSchema, { ...site, languages, notice })
      .issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

  it.each([
    given,
    { ...given, link: '/contact-us' },
    { ...given, link: 'https://status.example/now?a=b' },
    undefined,
  ])('may be %j', (notice) => {
    expect(issuesOf(notice)).toBeUndefined();
  });

  it('needs no Bangla on a site in English', () => {
    expect(issuesOf({ ...given, text: { en: 'Maintenance' } }, ['en'])).toBeUndefined();
  });

  it.each([
    [{ ...given, from: '5 January 2027' }, 'notice.from: write date, time and zone, such as'],
    [{ ...given, from: '2027-01-05T22:00:00' }, 'notice.from: write date, time and zone, such as'],
    [{ ...given, until: '2027-02-30T02:00:00Z' }, 'notice.until: there is no such day'],
    [{ ...given, until: given.from }, 'notice.until: write a later time than from'],
    [{ ...given, text: { en: 'Maintenance' } }, 'notice.text: write the text in every language'],
    [{ ...given, link: 'javascript:alert(1)' }, 'notice.link: write a page such as /contact-us'],
    [{ ...given, link: '//evil.example' }, 'notice.link: write a page such as /contact-us'],
  ])('may not be %j', (notice, message) => {
    expect(issuesOf(notice)?.join()).toContain(message);
  });
});
