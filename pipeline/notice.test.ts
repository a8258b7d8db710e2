import { expect, test } from 'vitest';
import { noticeIn } from './notice.ts';

const notice = {
  from: '2027-01-05T22:00:00+06:00',
  until: '2027-01-06T02:00:00+06:00',
  text: { en: 'Maintenance', bn: 'রক্ষণাবেক্ষণ' },
  link: '/contact-us',
};
const before = Date.parse('2027-01-01T00:00:00Z');

test('each language has its own text', () => {
  expect(noticeIn('en', notice, before)).toMatchObject({ text: 'Maintenance' });
  expect(noticeIn('bn', notice, before)).toMatchObject({ text: 'রক্ষণাবেক্ষণ' });
});

test('a notice that is over is not built, nor is one that is missing', () => {
  expect(noticeIn('en', notice, Date.parse(notice.until) - 1)).not.toBeNull();
  expect(noticeIn('en', notice, Date.parse(notice.until))).toBeNull();
  expect(noticeIn('en', undefined, before)).toBeNull();
});
