import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { site } from '../site.ts';
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
