import { expect, test } from 'vitest';
import { drawingProblem } from './identity.ts';

const svg = (content: string, attributes = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

test('a drawing of shapes is fine', () => {
  expect(
    drawingProblem(
      svg('<defs><linearGradient id="a"/></defs><path fill="url(#a)" d="M0 0h9"/><use href="#a"/>'),
    ),
  ).toBeUndefined();
});

test.each([
  ['a script', svg('<script>alert(1)</script>'), 'contains <script>'],
  ['an event handler', svg('<path onclick="alert(1)" d="M0 0"/>'), 'contains onclick'],
  ['an inline style', svg('<path style="fill:red" d="M0 0"/>'), 'security policy blocks'],
  ['a stylesheet', svg('<style>path{fill:red}</style>'), 'contains <style>'],
  ['a picture', svg('<image href="https://a.example/x.png"/>'), 'contains <im'],
  [
    'a reference to another file',
    svg('<use href="https://a.example/x.svg#a"/>'),
    'refers to https',
  ],
  ['a file without a drawing', 'just some text', 'no viewBox'],
  ['a missing viewBox', svg('<path d="M0 0"/>', ''), 'no viewBox'],
])('%s is rejected', (_, drawing, message) => {
  expect(drawingProblem(drawing)).toContain(message);
});
