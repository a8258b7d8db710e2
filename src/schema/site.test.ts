import * as v from 'valibot';
import { expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { buildFacts as site } from '../site/buildFacts.ts';
import { siteSchema } from './site.ts';

const times = 'from: 2027-01-05T22:00:00+06:00, until: 2027-01-06T02:00:00+06:00';
const both = 'text: { en: Maintenance, bn: রক্ষণাবেক্ষণ }';
const hours = 'days: [1], utcOffsetMinutes: 0';

/** Facts as YAML, and what is wrong with them; read-content.test.ts has more. */
const facts = `
errorReportUrl: '' |
errorReportUrl: https://errors.example/ |
errorReportUrl: https://errors.example:8443/site/report |
errorReportUrl: http://errors.example/report | errorReportUrl
errorReportUrl: https://errors.example | errorReportUrl
errorReportUrl: https://errors.example/report?key=1 | errorReportUrl
errorReportUrl: 'https://errors.example/report#x' | errorReportUrl
errorReportUrl: https://user@errors.example/report | errorReportUrl
errorReportUrl: /report | errorReportUrl
errorReportUrl: errors.example/report | errorReportUrl
errorReportUrl: https://errors example/report | errorReportUrl
errorReportUrl: https:///report | errorReportUrl
allowedHosts: { form: [https://clients.example.com] } |
allowedHosts: { form: ['https://*.example.com:8443'] } |
allowedHosts: { form: [http://127.0.0.1:4000] } |
allowedHosts: { form: ['*'] } | allowedHosts.form.0
allowedHosts: { form: [clients.example.com] } | allowedHosts.form.0
allowedHosts: { form: [https://clients.example.com/cart] } | allowedHosts.form.0
allowedHosts: { form: ["https://a.b; 'self'"] } | allowedHosts.form.0
leadsUrl: '' |
leadsUrl: https://leads.example/ |
leadsUrl: https://leads.example/quotes.php?site=1 |
leadsUrl: http://leads.example/quotes | leadsUrl
leadsUrl: https://leads.example | leadsUrl
leadsUrl: https://user@leads.example/ | leadsUrl
leadsUrl: /quotes | leadsUrl
leadsUrl: javascript:alert(1) | leadsUrl
{ promoCode: EID25, forwardToPortal: [promocode] } |
{ promoCode: '', forwardToPortal: [] } |
{ promoCode: EID25, forwardToPortal: [] } | promoCode
{ promoCode: EID 25, forwardToPortal: [promocode] } | promoCode
supportHours: { ${hours}, opens: '18:00', closes: '02:00' } |
supportHours: { ${hours}, opens: '00:00', closes: '24:00' } |
supportHours: { ${hours}, opens: '9', closes: '12:00' } | supportHours.opens: such as 10:00
notice: { ${times}, ${both} } |
notice: { ${times}, ${both}, link: /contact-us } |
notice: { ${times}, ${both}, link: 'https://status.example/now?a=b' } |
{ languages: [en], notice: { ${times}, text: { en: Maintenance } } } |
notice: { ${times}, text: { en: Maintenance } } | notice.text: in every language
notice: { ${times}, ${both}, link: 'javascript:alert(1)' } | notice.link: such as /contact-us
notice: { ${times}, ${both}, link: //evil.example } | notice.link: such as /contact-us
notice: { from: 5 January 2027, until: 2027-01-06T02:00:00Z, ${both} } | notice.from: date, time and zone
notice: { from: 2027-01-05T22:00:00, until: 2027-01-06T02:00:00Z, ${both} } | notice.from: date, time and zone
notice: { from: 2027-01-05T22:00:00Z, until: 2027-02-30T02:00:00Z, ${both} } | notice.until: no such day
notice: { from: 2027-01-05T22:00:00Z, until: 2027-01-05T22:00:00Z, ${both} } | notice.until: a later time
`;

test.each(
  facts
    .trim()
    .split('\n')
    .map((line) => line.split(' |') as [string, string]),
)('%s is refused because of%s', (yaml, problem) => {
  const { issues } = v.safeParse(siteSchema, { ...site, ...(parse(yaml) as object) });
  const found = issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('\n');
  const [field = '', message = ''] = problem.trim().split(': ');
  if (field === '') return expect(found).toBeUndefined();
  expect(found).toContain(`${field}: `);
  expect(found).toContain(message);
});

it('copyrightYear is the year of the build unless it is given', () => {
  const { copyrightYear: _, ...others } = site;
  expect(v.parse(siteSchema, others).copyrightYear).toBe(new Date().getFullYear());
  expect(v.parse(siteSchema, { ...site, copyrightYear: 2019 }).copyrightYear).toBe(2019);
});
