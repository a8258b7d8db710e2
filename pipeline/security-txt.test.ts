import { expect, test } from 'vitest';
import { buildFacts } from '../src/site/buildFacts.ts';
import { securityTxt } from './security-txt.ts';

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
