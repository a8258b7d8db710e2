import copy from '#content/words/articles.js';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { openWithApp } from './app-ready.ts';
import { readContent } from '../pipeline/content/read/read-content.ts';
import { compileArticle } from '../pipeline/markdown/compile.ts';
import { markdownReferences } from '../pipeline/markdown/context.ts';
import { articlePath } from '../src/site/articleAddress.ts';
import { fillPlaceholders } from '../src/site/fillPlaceholders.ts';
import { documentTitle } from '../src/seo/title.ts';
import { collectConsoleErrors } from './console-errors.ts';

const root = path.resolve(import.meta.dirname, '..');
const known = markdownReferences(readContent(root), 'en');
const blogFolder = 'content/en/blog';
const articles = globSync(`${blogFolder}/*.md`, { cwd: root })
  .map((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return compileArticle({ file, source, ...known });
  })
  .sort((a, b) => b.date.localeCompare(a.date));
const [newest, older, third] = articles;
const oldest = articles.at(-1);
if (!newest || !older || !third || !oldest) {
  throw new Error(`these tests need at least three articles in ${blogFolder}`);
}

/** The first words of an article, up to a character that HTML escapes. No other article starts with them. */
function opening(article: (typeof articles)[number]): string {
  const [first] = article.blocks;
  const text = first?.kind === 'paragraph' ? first.children[0] : undefined;
  if (typeof text !== 'string') throw new Error(`${article.slug} must start with plain text`);
  return text.split(/['"&<>]/, 1)[0] ?? '';
}

test('/blog-grid lists every article, newest first, with date, reading time and its own drawing', async ({
  page,
}) => {
  await page.goto('/blog-grid');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(articles.length);
  for (const [index, { title, summary, slug, date, minutes }] of articles.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      articlePath(slug),
    );
    await expect(card).toContainText(summary);
    await expect(card).toContainText(
      fillPlaceholders(copy.minutesToRead, { minutes: String(minutes) }),
    );
    await expect(card.locator('time')).toHaveAttribute('datetime', date);
  }
  const widths = await Promise.all(
    [0, 1].map(async (index) => (await cards.nth(index).boundingBox())?.width ?? 0),
  );
  expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) * 1.5);
  const drawings = await cards.locator('svg').evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(new Set(drawings).size).toBe(articles.length);
});

test('a reader can go from the list to an article, to the previous one, and back', async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await openWithApp(page, '/blog-grid');
  await page.getByRole('link', { name: older.title }).click();
  await expect(page).toHaveURL(articlePath(older.slug));
  await expect(page).toHaveTitle(documentTitle({ title: older.shortTitle ?? older.title }));
  const neighbours = page.getByRole('region', { name: copy.more }).getByRole('listitem');
  await expect(neighbours).toHaveCount(2);
  await expect(neighbours.filter({ hasText: copy.next })).toContainText(newest.title);
  const previous = neighbours.filter({ hasText: copy.previous });
  await previous.getByRole('link', { name: third.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(third.title);
  await expect(page.locator('main')).toContainText(opening(third));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(older.title);
  await page.getByRole('link', { name: copy.back }).first().click();
  await expect(page).toHaveURL(/\/blog-grid$/);
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
});
