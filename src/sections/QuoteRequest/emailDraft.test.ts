import { expect, test } from 'vitest';
import { emailDraft } from './emailDraft.ts';

test('escapes characters that would end a part of the URL', () => {
  const href = emailDraft('mailto:help@host.test', {
    subject: 'WHM & cPanel? 100% + more',
    lines: ['Hello,', '', '- How many #accounts?'],
  });

  const address = new URL(href);
  expect(address.protocol).toBe('mailto:');
  expect(address.pathname).toBe('help@host.test');
  expect(address.searchParams.get('subject')).toBe('WHM & cPanel? 100% + more');
  expect(address.searchParams.get('body')).toBe('Hello,\r\n\r\n- How many #accounts?');
  expect(href).not.toContain('+');
});
