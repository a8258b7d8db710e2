import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openWithApp } from './app-ready.ts';
import { readContent } from '../reader/read-content.ts';
import { blogFolder, compileArticle } from '../pipeline/markdown/compile.ts';
import { markdownKnowledge } from '../pipeline/markdown/context.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { pageCopy } from './copy.ts';
import { holdRequests } from './held-requests.ts';
import { pageWidth } from './page-width.ts';
import { documentTitle } from '../src/seo/title.ts';

const copy = await pageCopy('blog/blog-details');
const root = path.resolve(import.meta.dirname, '..');
const files = globSync(`${blogFolder}/*.md`, { cwd: root });
const known = markdownKnowledge(readContent(root), files);
const articles = files
  .map((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return compileArticle({ file, source, ...known });
  })
  .sort((a, b) => b.date.localeCompare(a.date));
const [newest, older] = articles;
if (!newest || !older) throw new Error(`these tests need at least two articles in ${blogFolder}`);

/** The article's first paragraph, which no other article has. */
function opening(article: (typeof articles)[number]): string {
  const [first] = article.blocks;
  const text = first?.kind === 'paragraph' ? first.children[0] : undefined;
  if (typeof text !== 'string') throw new Error(`${article.slug} must start with plain text`);
  return text;
}

function address(slug: string): string {
  return `/blog-details?post=${slug}`;
}

test('/blog-grid lists every article, newest first, with date and reading time', async ({
  page,
}) => {
  await page.goto('/blog-grid');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(articles.length);
  for (const [index, { title, summary, slug, date, minutes }] of articles.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('link', { name: title })).toHaveAttribute('href', address(slug));
    await expect(card).toContainText(summary);
    await expect(card).toContainText(`${minutes} ${copy.articles.minutesToRead}`);
    await expect(card.locator('time')).toHaveAttribute('datetime', date);
  }
  const widths = await Promise.all(
    [0, 1].map(async (index) => (await cards.nth(index).boundingBox())?.width ?? 0),
  );
  expect(widths[0]).toBeGreaterThan((widths[1] ?? 0) * 1.5);
});

test('/blog-details is prerendered with the newest article', async ({ request }) => {
  const html = await (await request.get('/blog-details')).text();
  expect(html).toContain(`>${newest.title}</h1>`);
  expect(html).toContain(opening(newest));
  expect(html).not.toContain(opening(older));
});

for (const article of articles) {
  test(`${address(article.slug)} shows its article and loads no other`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const errors = collectConsoleErrors(page);
    const loaded: string[] = [];
    page.on('request', (request) => {
      const name = known.articleSlugs.find((slug) => request.url().includes(`/assets/${slug}-`));
      if (name !== undefined) loaded.push(name);
    });
    await page.goto(address(article.slug));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
    await expect(page.locator('main')).toContainText(opening(article));
    await expect(page).toHaveTitle(documentTitle(copy.meta));
    expect(loaded.filter((slug) => ![article.slug, newest.slug].includes(slug))).toEqual([]);
    expect(await pageWidth(page)).toBe(360);
    expect(errors).toEqual([]);
  });
}

test('a reader can go from the list to an article, to the next one, and back', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await openWithApp(page, '/blog-grid');
  await page.getByRole('link', { name: older.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(older.title);
  const next = page.locator('main article').first();
  const nextTitle = await next.getByRole('heading').innerText();
  expect(nextTitle).not.toBe(older.title);
  await next.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nextTitle);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(older.title);
  await page.getByRole('link', { name: copy.back }).first().click();
  await expect(page).toHaveURL(/\/blog-grid$/);
  expect(errors).toEqual([]);
});

test('the title shows while the text loads, and space is reserved for the text', async ({
  page,
}) => {
  const release = await holdRequests(page, `**/assets/${older.slug}-*.js`);
  await page.goto(address(older.slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(older.title);
  await expect(page.locator('main')).toContainText(older.summary);
  await expect(page.locator('main').getByRole('status')).toHaveText('Loading...');
  const waiting = await page.getByRole('heading', { name: copy.more }).boundingBox();
  expect(waiting?.y).toBeGreaterThan(1200);
  release();
  await expect(page.locator('main')).toContainText(opening(older));
  await expect(page.locator('main').getByRole('status')).toHaveCount(0);
});

test('a text that fails to load shows a message, and Load again loads it', async ({ page }) => {
  const pattern = `**/assets/${older.slug}-*.js`;
  await page.route(pattern, (route) => route.abort());
  await page.goto(address(older.slug));
  await expect(page.getByRole('alert')).toContainText(copy.failed.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(older.title);
  await page.unroute(pattern);
  await page.getByRole('button', { name: copy.failed.reload }).click();
  await expect(page.locator('main')).toContainText(opening(older));
});

test('an unknown article shows a message and the list of articles', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await page.goto(address('<script>alert(1)</script>'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.unknown.title);
  const list = page.getByRole('list', { name: copy.unknown.list });
  await expect(list.getByRole('link')).toHaveCount(articles.length);
  expect(errors).toEqual([]);
  await list.getByRole('link', { name: older.title }).click();
  await expect(page.locator('main')).toContainText(opening(older));
});

test('a link to a section of an older article scrolls to that section', async ({ page }) => {
  const heading = older.blocks.findLast((block) => block.kind === 'heading');
  if (heading?.kind !== 'heading') throw new Error('no heading');
  await page.goto(`${address(older.slug)}#${heading.id}`);
  await expect(page.getByRole('heading', { name: heading.text })).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every article can be read as plain text', async ({ page, request }) => {
    await page.goto(address(older.slug));
    await expect(page.locator('main')).toContainText(opening(newest));
    await expect(page.locator('main noscript p')).toHaveText(copy.withoutScripts);
    await expect(page.locator('main noscript p')).toBeVisible();
    for (const { slug, title, blocks } of articles) {
      const link = page.locator(`main a[href="/articles/${slug}.txt"]`);
      await expect(link).toHaveText(title);
      const response = await request.get(`/articles/${slug}.txt`);
      expect(response.headers()['content-type']).toContain('text/plain');
      const text = await response.text();
      for (const block of blocks) {
        if (block.kind === 'heading') expect(text).toContain(block.text);
        if (block.kind === 'code') expect(text).toContain(block.text.split('\n')[0]);
      }
    }
  });
});
