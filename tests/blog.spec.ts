import copy from '#content/words/articles.js';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './test.ts';
import { openWithApp } from './app-ready.ts';
import { readContent } from '../pipeline/content/read/read-content.ts';
import { compileArticle } from '../pipeline/markdown/compile.ts';
import { markdownReferences } from '../pipeline/markdown/context.ts';
import { articlePath } from '../src/site/articleAddress.ts';
import { fillPlaceholders } from '../src/site/fillPlaceholders.ts';
import { site } from '../src/site/site.ts';
import { documentTitle } from '../src/seo/title.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { pageWidth } from './page-width.ts';

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

for (const article of articles) {
  const address = articlePath(article.slug);
  test(`${address} has its own HTML and loads no other article`, async ({
    page,
    request: http,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const errors = collectConsoleErrors(page);
    const loaded: string[] = [];
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') return;
      const script = (await (await request.response())?.text()) ?? '';
      loaded.push(
        ...articles.filter((one) => script.includes(opening(one))).map((one) => one.slug),
      );
    });
    await openWithApp(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
    await expect(page).toHaveTitle(documentTitle({ title: article.shortTitle ?? article.title }));
    await expect.poll(() => [...new Set(loaded)]).toEqual([article.slug]);
    expect(await pageWidth(page)).toBe(360);
    expect(errors).toEqual([]);

    const html = await (await http.get(address)).text();
    for (const one of articles) expect(html.includes(opening(one))).toBe(one === article);
    expect(html).toContain(`<link rel="canonical" href="${site.url}${address}">`);
    expect(html).toContain(`content="${site.url}/cards${address}.png"`);
    expect(html).toContain('"@type":"Article"');
    expect((await http.get(`/cards${address}.png`)).status()).toBe(200);
  });
}

test('/blog-details shows the newest article, and search engines index that article’s own page', async ({
  request,
}) => {
  const html = await (await request.get('/blog-details')).text();
  expect(html).toContain(`>${newest.title}</h1>`);
  expect(html).toContain(opening(newest));
  expect(html).not.toContain(opening(older));
  expect(html).toContain(`<link rel="canonical" href="${site.url}${articlePath(newest.slug)}">`);
  expect(html).not.toContain('noindex');
});

test('an unknown article shows the not-found page', async ({ page }) => {
  const response = await page.goto('/blog-details/no-such-article');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('This page does not exist!');
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

test('the newest article has no next one, and the oldest no previous one', async ({ page }) => {
  const neighbours = page.getByRole('region', { name: copy.more }).getByRole('listitem');
  await page.goto(articlePath(newest.slug));
  await expect(neighbours).toHaveCount(1);
  await expect(neighbours).toContainText(copy.previous);
  await page.goto(articlePath(oldest.slug));
  await expect(neighbours).toHaveCount(1);
  await expect(neighbours).toContainText(copy.next);
});

test('a link to a section of an article scrolls to that section', async ({ page }) => {
  const heading = older.blocks.findLast((block) => block.kind === 'heading');
  if (heading?.kind !== 'heading') throw new Error(`${older.slug} has no heading`);
  await page.goto(`${articlePath(older.slug)}#${heading.id}`);
  await expect(page.getByRole('heading', { name: heading.text })).toBeInViewport();
});

test('the blog links to its feed, which is served as Atom', async ({ request }) => {
  for (const address of ['/blog-grid', articlePath(older.slug)]) {
    expect(await (await request.get(address)).text()).toMatch(
      /<link rel="alternate" type="application\/atom\+xml" title="[^"]+" href="\/blog\.atom">/,
    );
  }
  const feed = await request.get('/blog.atom');
  expect(feed.headers()['content-type']).toContain('application/atom+xml');
});

test('the feed is valid Atom', async ({ page, request }) => {
  const xml = await (await request.get('/blog.atom')).text();
  // The browser's XML parser is strict. It runs on a blank page: the site's security policy forbids parsing.
  const feed = await page.evaluate((source) => {
    const { documentElement } = new DOMParser().parseFromString(source, 'application/xml');
    const read = (parent: Element) => ({
      name: parent.localName,
      namespace: parent.namespaceURI,
      texts: Object.fromEntries(
        [...parent.children].map((child) => [child.localName, child.textContent]),
      ),
      links: [...parent.children]
        .filter((child) => child.localName === 'link')
        .map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`),
    });
    return {
      ...read(documentElement),
      entries: [...documentElement.children]
        .filter(({ localName }) => localName === 'entry')
        .map(read),
    };
  }, xml);
  expect([feed.name, feed.namespace]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
  expect(feed.texts).toMatchObject({
    id: `${site.url}/blog.atom`,
    author: `${site.brand}${site.url}/`,
  });
  expect(feed.texts['title']).toContain(site.brand);
  expect(feed.links).toEqual([`self ${site.url}/blog.atom`, `alternate ${site.url}/blog-grid`]);
  expect(feed.entries.map(({ texts, links }) => ({ ...texts, links }))).toEqual(
    articles.map(({ slug, title, summary, date, updated = date }) => ({
      id: `${site.url}${articlePath(slug)}`,
      title,
      link: '',
      links: [`alternate ${site.url}${articlePath(slug)}`],
      published: `${date}T00:00:00Z`,
      updated: `${updated}T00:00:00Z`,
      category: '',
      summary,
    })),
  );
  const newestChange = feed.entries
    .map(({ texts }) => texts['updated'] ?? '')
    .sort()
    .at(-1);
  expect(feed.texts['updated']).toBe(newestChange);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('articles and the links between them work', async ({ page }) => {
    await page.goto(articlePath(older.slug));
    await expect(page.locator('main')).toContainText(opening(older));
    await page.getByRole('link', { name: newest.title }).click();
    await expect(page.locator('main')).toContainText(opening(newest));
  });
});
