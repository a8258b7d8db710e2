import { expect, test } from 'vitest';
import { buildFacts } from '../src/site/buildFacts.ts';
import { securityTxt, securityTxtWarning } from './security-txt.ts';

test('security.txt is generated from the site’s facts', () => {
  const facts = {
    ...buildFacts,
    url: 'https://www.example.com',
    supportEmail: 'help@example.com',
    securityTxtExpires: '2030-01-01T00:00:00Z',
  };
  expect(securityTxt(facts)).toBe(`Contact: mailto:help@example.com
Expires: 2030-01-01T00:00:00Z
Canonical: https://www.example.com/.well-known/security.txt
`);
});

test('the build warns once security.txt has expired', () => {
  const now = Date.parse('2029-01-01');
  expect(securityTxtWarning('2030-01-01T00:00:00Z', now)).toBeUndefined();
  expect(securityTxtWarning('2028-01-01T00:00:00Z', now)).toMatch(/^security\.txt expired on 2028/);
});
