// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { articles, loadOlderText } from '../../../content/articles.ts';
import blogDetails from '../../../content/en/blog/blog-details.yaml';
import type { PageCopy } from '../../../content/schema/copy.ts';
import type { Article, Block } from '../../../content/schema/prose.ts';
import { BrowserRouter } from '../../../routing/BrowserRouter.tsx';
import { useNavigate } from '../../../routing/router.ts';
import { ArticlePage } from './ArticlePage.tsx';

const copy = blogDetails as PageCopy<'blog/blog-details'>;

vi.mock('../../../content/articles.ts', () => {
  const known = ['new', 'middle', 'old'].map((slug) => ({
    slug,
    title: `The ${slug} one`,
    date: '2026-10-11',
    summary: 'Short.',
    topic: 'DNS',
    motif: 'email',
    minutes: 3,
  }));
  return {
    articles: known,
    findArticle: (slug: string) => known.find((article) => article.slug === slug),
    loadOlderText: vi.fn(),
  };
});

/** By slug: resolve or reject the loading text. */
const arriving = new Map<string, { arrive: (blocks: Block[]) => void; fail: () => void }>();

beforeEach(() => {
  arriving.clear();
  vi.mocked(loadOlderText).mockImplementation(
    (slug) =>
      new Promise((resolve, reject) => {
        arriving.set(slug, { arrive: resolve, fail: () => reject(new Error('gone')) });
      }),
  );
});
afterEach(cleanup);

function paragraph(words: string): Block[] {
  return [{ kind: 'paragraph', children: [words] }];
}

function GoTo({ post }: { post: string }) {
  const navigate = useNavigate();
  return <button onClick={() => navigate(`/blog-details?post=${post}`)}>to {post}</button>;
}

function show(query: string) {
  const [first] = articles;
  if (!first) throw new Error('no articles');
  const newest: Article = { ...first, blocks: paragraph('Fresh words') };
  window.history.replaceState(null, '', `/blog-details${query}`);
  render(
    <BrowserRouter>
      <GoTo post="middle" />
      <GoTo post="old" />
      <ArticlePage copy={copy} newest={newest} />
    </BrowserRouter>,
  );
}

it.each(['', '?post=', '?post=new'])('shows the newest article at once for "%s"', (query) => {
  show(query);
  expect(screen.getByRole('heading', { level: 1, name: 'The new one' })).toBeTruthy();
  expect(screen.getByText('Fresh words')).toBeTruthy();
  expect(loadOlderText).not.toHaveBeenCalled();
});

it('shows another article’s title immediately, and its text once loaded', async () => {
  show('?post=old');
  expect(screen.getByRole('heading', { level: 1, name: 'The old one' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(copy.loading);
  expect(screen.queryByText('Fresh words')).toBeNull();
  arriving.get('old')?.arrive(paragraph('Older words'));
  expect(await screen.findByText('Older words')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

it('ignores a text that loads after the reader has moved on', async () => {
  show('?post=old');
  await userEvent.click(screen.getByRole('button', { name: 'to middle' }));
  arriving.get('middle')?.arrive(paragraph('Middle words'));
  expect(await screen.findByText('Middle words')).toBeTruthy();
  arriving.get('old')?.arrive(paragraph('Older words'));
  await Promise.resolve();
  expect(screen.getByText('Middle words')).toBeTruthy();
  expect(screen.queryByText('Older words')).toBeNull();
});

it('shows an error if the text fails to load, and recovers with the next article', async () => {
  show('?post=old');
  arriving.get('old')?.fail();
  expect((await screen.findByRole('alert')).textContent).toContain(copy.failed.title);
  expect(screen.getByRole('button', { name: copy.failed.reload })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'to middle' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows a message and all articles for an unknown one', () => {
  show('?post=nothing');
  expect(screen.getByRole('heading', { level: 1, name: copy.unknown.title })).toBeTruthy();
  const list = screen.getByRole('list', { name: copy.unknown.list });
  expect([...list.querySelectorAll('a')].map((link) => link.textContent)).toEqual(
    articles.map(({ title }) => title),
  );
});

it.each([
  ['', ['The middle one', 'The old one']],
  ['?post=middle', ['The old one', 'The new one']],
  ['?post=old', ['The new one', 'The middle one']],
])('offers the following articles after "%s"', (query, titles) => {
  show(query);
  const offered = screen.getAllByRole('heading', { level: 3 });
  expect(offered.map((heading) => heading.textContent)).toEqual(titles);
});
