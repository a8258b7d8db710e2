import { expect, test } from 'vitest';
import { contentWith, problemsWith } from './test-content.ts';

const summary = 'What a visitor reads about the article in the list before they decide to open it.';

function article(fields: string): string {
  return `---\n${fields}\n---\n\nThe text.\n`;
}

const head = `title: A new guide\nsummary: ${summary}\ntopic: DNS\ncover: oar`;

test('a Markdown file is all it takes: it becomes the newest article and gets a page', () => {
  const { pages, problems } = contentWith({
    'en/blog/a-new-guide.md': article(`${head}\ndate: 2099-01-01`),
  });
  expect(problems).toEqual([]);
  expect(pages.find(({ path }) => path === '/journal/a-new-guide')).toMatchObject({
    title: 'A new guide',
    description: summary,
    article: { slug: 'a-new-guide', cover: 'oar', minutes: 1 },
  });
});

test('articles are sorted by date, newest first', () => {
  const { pages } = contentWith({
    'en/blog/later.md': article(`${head.replace('new', 'later')}\ndate: 2099-01-02`),
    'en/blog/sooner.md': article(`${head}\ndate: 2099-01-01`),
  });
  const slugs = pages.flatMap(({ article: meta }) => meta?.slug ?? []);
  expect(slugs.slice(0, 2)).toEqual(['later', 'sooner']);
});

test('a cover without a file is reported with those that there are', () => {
  const fields = `${head.replace('cover: oar', 'cover: kite')}\ndate: 2099-01-01`;
  const [problem] = problemsWith({ 'en/blog/a-new-guide.md': article(fields) });
  expect(problem).toMatch(
    /a-new-guide\.md(:\d+)?: cover: there is no content\/drawings\/covers\/<name>\.svg; write one of oar$/,
  );
});

test('a missing field is reported with its file and its name', () => {
  expect(problemsWith({ 'en/blog/a-new-guide.md': article(head) })).toEqual([
    'content/en/blog/a-new-guide.md: date: this field is missing',
  ]);
});

test('two articles with the same title are reported', () => {
  const [problem] = problemsWith({
    'en/blog/one.md': article(`${head}\ndate: 2099-01-01`),
    'en/blog/two.md': article(`${head}\ndate: 2099-01-02`),
  });
  expect(problem).toContain("'A new guide' appears twice");
});
