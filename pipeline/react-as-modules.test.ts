import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { asModule } from './react-as-modules.ts';

const require = createRequire(import.meta.url);

test('requires become imports, and exports become names of the module', () => {
  const code = `"use strict";
var One = require("one"),
  Two = require("two/half");
exports.now = void 0;
if (One.fast) exports.now = function () { return Two.now(); };
exports.later = function () {
  return exports.now() + 1;
};
`;
  expect(asModule(code, 'some.js')).toBe(`import * as One from "one";
import * as Two from "two/half";
"use strict";

var export_now = void 0;
if (One.fast) export_now = function () { return Two.now(); };
var export_later = function () {
  return export_now() + 1;
};

export { export_now as now, export_later as later };
`);
});

test.each([
  ['a whole object is exported', 'module.exports = { a: 1 };'],
  ['something is required later', 'exports.a = 1;\nfunction late() { return require("late"); }'],
  ['an export is not at the top', 'exports.a = 1;\nif (exports["b"]) exports.c = 2;'],
  ['nothing is exported', 'var a = 1;'],
])('refused where %s', (_, code) => {
  expect(() => asModule(code, 'some.js')).toThrow(/^some\.js is not written as expected/);
});

test('the installed React exports the same names either way', async () => {
  const file = 'react/cjs/react.production.js';
  const folder = path.dirname(require.resolve('react/package.json'));
  const code = readFileSync(path.join(folder, '..', file), 'utf8');
  const url = `data:text/javascript,${encodeURIComponent(asModule(code, file))}`;
  const asEsModule = (await import(/* @vite-ignore */ url)) as object;
  const asCommonJs = require(path.join(folder, '..', file)) as object;
  expect(Object.keys(asEsModule).toSorted()).toEqual(Object.keys(asCommonJs).toSorted());
});
