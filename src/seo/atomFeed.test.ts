import { expect, test, vi } from 'vitest';
import type { PageEntry } from '../schema/page.ts';
import { site } from '../site/site.ts';
import { atomFeed } from './atomFeed.ts';

function article(slug: string, date: string, updated?: string): PageEntry {
  const words = {
    title: `${slug}: <b> & "more"`,
    summary: 'Less < more & “enough”.',
    topic: '"DNS"',
  };
  return {
    path: `/journal/${slug}`,
    title: words.title,
    label: words.title,
    description: words.summary,
    article: { slug, date, ...(updated && { updated }), ...words, cover: 'key', minutes: 3 },
  };
}

vi.mock(import('../site/pageEntries.ts'), async (original) => ({
  pageEntries: [
    ...(await original()).pageEntries.filter((page) => !page.article),
    article('new', '2026-11-08'),
    article('old', '2025-10-12', '2026-12-01'),
  ],
}));

const feed = atomFeed();

function all(pattern: RegExp): (string | undefined)[] {
  return [...feed.matchAll(pattern)].map((match) => match[1]);
}

test('the feed lists the articles and no other page, newest first, with their own addresses', () => {
  const addresses = ['new', 'old'].map((slug) => `${site.url}/journal/${slug}`);
  expect(all(/<entry>\n<id>([^<]*)<\/id>/g)).toEqual(addresses);
  expect(all(/<link rel="alternate" type="text\/html" href="([^"]*)"\/>/g)).toEqual([
    `${site.url}/journal`,
    ...addresses,
  ]);
});

test('the feed is dated by its last change, not by its build', () => {
  expect(all(/<updated>([^<]*)</g)).toEqual([
    '2026-12-01T00:00:00Z',
    '2026-11-08T00:00:00Z',
    '2026-12-01T00:00:00Z',
  ]);
  expect(all(/<published>([^<]*)</g)).toEqual(['2026-11-08T00:00:00Z', '2025-10-12T00:00:00Z']);
});

test('text is escaped', () => {
  expect(feed).toContain('<title>new: &lt;b&gt; &amp; "more"</title>');
  expect(feed).toContain('<summary>Less &lt; more &amp; “enough”.</summary>');
  expect(feed).toContain('<category term="&quot;DNS&quot;"/>');
});
