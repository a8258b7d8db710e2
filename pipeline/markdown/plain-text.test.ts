import { expect, it } from 'vitest';
import { compileArticle } from './compile.ts';
import { articlePlainText } from './plain-text.ts';
import { knowledge } from './test-knowledge.ts';

const siteUrl = 'https://padma.example';

const source = `---
title: Records
date: 2026-10-11
summary: Four of them.
topic: E-mail
motif: email
---

See [VPS](/vps), [records](/blog-details?post=records) and [mail](outside:email).

## First step

1. Ask **twice**

   \`\`\`sh The question
   dig example.com
     +short
   \`\`\`

2. Wait

> Do not *hurry*.

Table: Types

| Type | For |
| --- | --- |
| \`A\` | web |
`;

it('keeps every word of an article and its structure', () => {
  const article = compileArticle({
    file: 'src/content/en/blog/records.md',
    source,
    ...knowledge,
  });
  expect(articlePlainText(article, siteUrl)).toBe(`Records
=======

2026-10-11

Four of them.

See VPS (${siteUrl}/vps), records (${siteUrl}/articles/records.txt) and mail.

First step
==========

1. Ask twice

   The question:

       dig example.com
         +short
2. Wait

  Do not hurry.

Types:

  Type | For
  A | web
`);
});
