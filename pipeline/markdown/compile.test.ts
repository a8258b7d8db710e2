import { describe, expect, it } from 'vitest';
import { readingMinutes } from '../content/read/articles.ts';
import { drawingNames } from '../../src/schema/drawing.ts';
import { compileArticle, compileText } from './compile.ts';
import { references } from './test-references.ts';

const head =
  'title: Terms\ndate: 2025-09-13\nsummary: What applies to every order on this site, in plain words and without small print.';
const articleHead = `${head}\ntopic: Domains\ncover: key`;
drawingNames.covers.push('key');

function compile(body: string) {
  return compileText({
    file: 'content/en/legal/terms.md',
    source: `---\n${head}\n---\n\n${body}\n`,
    ...references,
  }).blocks;
}

/** The blocks of a text with one paragraph. */
function paragraph(...children: unknown[]) {
  return [{ kind: 'paragraph', children }];
}

describe('blocks', () => {
  it.each([
    ['a paragraph', 'One line\nand the next.', paragraph('One line and the next.')],
    [
      'bold and italics',
      'A **very *calm*** word',
      [
        {
          kind: 'paragraph',
          children: [
            'A ',
            { kind: 'strong', children: ['very ', { kind: 'em', children: ['calm'] }] },
            ' word',
          ],
        },
      ],
    ],
    [
      'code in a line',
      'Use `A < B && {x}`.',
      paragraph('Use ', { kind: 'code', text: 'A < B && {x}' }, '.'),
    ],
    ['an escaped character', String.raw`2 \* 3 is 6`, paragraph('2 * 3 is 6')],
    ['characters that HTML would escape', 'Tom & "Jerry" <3', paragraph('Tom & "Jerry" <3')],
    ['a character reference', 'Fish &amp; rice', paragraph('Fish & rice')],
    ['code across two lines', '`npm\nstart`', paragraph({ kind: 'code', text: 'npm start' })],
    [
      'a heading',
      "## What we don't do",
      [{ kind: 'heading', level: 2, id: 'what-we-dont-do', text: "What we don't do" }],
    ],
    [
      'a list with a list',
      '1. One\n2. Two\n   - Inner',
      [
        {
          kind: 'list',
          ordered: true,
          items: [
            paragraph('One'),
            [...paragraph('Two'), { kind: 'list', ordered: false, items: [paragraph('Inner')] }],
          ],
        },
      ],
    ],
    ['a quote', '> In short', [{ kind: 'quote', blocks: paragraph('In short') }]],
    [
      'a code block, its facts untouched',
      '```dns The record\n{brand} IN A\n```',
      [{ kind: 'code', title: 'The record', text: '{brand} IN A' }],
    ],
    [
      'a table with its caption',
      'Table: Records\n\n| Type | For |\n|---|---|\n| `A` | web |',
      [
        {
          kind: 'table',
          caption: 'Records',
          head: [['Type'], ['For']],
          rows: [[[{ kind: 'code', text: 'A' }], ['web']]],
        },
      ],
    ],
  ])('compiles %s', (_, body, blocks) => {
    expect(compile(body)).toEqual(blocks);
  });

  it('fills in the company’s facts', () => {
    expect(compile('{brand}, {refundDays} days')).toEqual(paragraph('Padma Host, 9 days'));
  });
});

describe('links', () => {
  it.each([
    ['/vps', '/vps'],
    ['/blog-details/epp-code', '/blog-details/epp-code'],
    ['portal:login', { portal: 'login' }],
    ['outside:email', { outside: 'email' }],
  ])('compiles the target %s to %j', (href, to) => {
    expect(compile(`[there](${href})`)).toEqual(
      paragraph({ kind: 'link', to, children: ['there'] }),
    );
  });

  it('finds a heading that comes after the link', () => {
    expect(compile('[below](#the-end)\n\n## The end')[0]).toEqual(
      paragraph({ kind: 'link', to: '#the-end', children: ['below'] })[0],
    );
  });
});

describe('problems in a text', () => {
  it.each([
    ['raw HTML', '<div>Hi</div>', 'raw HTML'],
    ['a reference link', '[x][y]\n\n[y]: /vps', 'in the link itself'],
    ['a footnote', 'Hi[^1]\n\n[^1]: There', 'not supported'],
    ['HTML in a line', 'Hi <b>there</b>', 'raw HTML'],
    ['an HTML comment', '<!-- later -->', 'raw HTML'],
    ['an image', '![Logo](/logo.png)', 'images are not supported'],
    ['a horizontal rule', 'One\n\n---\n\nTwo', 'use a heading'],
    ['a hard line break', 'One\\\ntwo', 'start a new paragraph'],
    ['strikethrough', 'It is ~~so~~', 'leave out'],
    ['a second title', '# Terms', "write '##' or '###'"],
    ['a heading that is too deep', '## A\n\n#### B', "write '##' or '###'"],
    ['a text that starts with a third-level heading', '### A', "start with a '##' heading"],
    ['code in a heading', '## The `A` record', 'plain words'],
    ['two equal headings', '## Rules\n\n## Rules', 'must be unique'],
    ['a heading in a quote', '> ## Rules', 'move the heading out'],
    ['a table without caption', '| A |\n|---|\n| b |', "'Table: "],
    ['code without a title', '```dns\nA\n```', '```dns The SPF record'],
    ['a task list', '- [ ] later', 'task lists are not supported'],
    ['a page that does not exist', '[x](/nowhere)', 'there is no such page'],
    ['an address that redirects', '[x](/vps-hosting)', 'write /vps'],
    ['a heading of another page', '[x](/vps#faq)', 'there is no such page'],
    ['an article that does not exist', '[x](/blog-details/no)', 'one of /blog-details/epp-code'],
    ['a heading that does not exist', '[x](#gone)\n\n## Here', 'use one of #here'],
    ['a portal page that does not exist', '[x](portal:home)', 'portal:login'],
    ['an outside address', '[x](http://example.com)', 'outside:email'],
    ['an e-mail address as a link', '[x](mailto:a@b.example)', 'outside:email'],
    ['a script', '[x](javascript:alert)', 'outside:email'],
    ['a bare address in the text', 'See http://example.com', 'outside:email'],
    ['an unknown fact', 'Call {fax}', '{refundDays}'],
  ])('rejects %s', (_, body, instead) => {
    expect(() => compile(body)).toThrow(/- content\/en\/legal\/terms\.md(:\d+)?: /);
    expect(() => compile(body)).toThrow(instead);
  });

  it('reports all problems at once', () => {
    expect(() => compile('<br>\n\n[x](/nowhere)')).toThrow(/raw HTML[^]*no such page/);
  });
});

describe('front matter', () => {
  const fields = articleHead.split('\n');
  /** The head of an article with another line for a field. */
  const withLine = (field: string, line: string) =>
    `---\n${[...fields.filter((one) => !one.startsWith(`${field}:`)), line].join('\n')}\n---\n`;

  it.each([
    ['no front matter', 'Just text', 'start the file with'],
    ['no field', withLine('', 'Hello'), 'front matter: this is not valid YAML'],
    ['no title', withLine('title', ''), 'title: this field is missing'],
    ['no summary', withLine('summary', 'summary:'), 'summary: this may not be'],
    ['no date', withLine('date', ''), 'date: this field is missing'],
    ['a date the wrong way round', withLine('date', 'date: 13-09-2025'), 'date: write'],
    ['a day that does not exist', withLine('date', 'date: 2025-13-01'), 'no such day'],
    ['an unknown cover', withLine('cover', 'cover: moon'), '<name>.svg; write one of '],
    ['a short summary', withLine('summary', 'summary: Short.'), 'summary: write at least 70'],
    ['a long title', withLine('title', `title: ${'Long '.repeat(12)}`), 'write a shortTitle'],
    ['an unknown field', withLine('', 'author: Nobody'), 'author: there is no'],
    ['a field twice', withLine('', 'title: Two'), 'front matter: this field appears twice'],
  ])('rejects %s', (_, source, message) => {
    const file = 'content/en/blog/epp-code.md';
    const compiling = () => compileArticle({ file, source, ...references });
    expect(compiling).toThrow(/- content\/en\/blog\/epp-code\.md(:\d+)?: /);
    expect(compiling).toThrow(message);
  });

  it('removes the quotes around a value', () => {
    const source = `---\ntitle: 'DNS: how'\ndate: 2025-09-13\nsummary: "Short"\n---\n`;
    const file = 'content/en/legal/dns.md';
    expect(compileText({ file, source, ...references })).toMatchObject({
      title: 'DNS: how',
      summary: 'Short',
    });
  });

  it('gives an article its slug and reading time', () => {
    const article = compileArticle({
      file: 'content/en/blog/epp-code.md',
      source: `---\n${articleHead}\n---\n\n${'word '.repeat(401)}`,
      ...references,
    });
    expect(article).toMatchObject({
      slug: 'epp-code',
      minutes: 3,
      title: 'Terms',
      topic: 'Domains',
    });
  });

  it('rejects a file name that would make a bad address', () => {
    const file = 'content/en/blog/EPP Code.md';
    const source = `---\n${articleHead}\n---\n\nHi\n`;
    expect(() => compileArticle({ file, source, ...references })).toThrow('lower-case words');
  });
});

it.each([
  ['', 1],
  ['one two', 1],
  ['w '.repeat(200), 1],
  ['w '.repeat(201), 2],
])('rounds reading times up to whole minutes (%#)', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
