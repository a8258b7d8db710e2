import { expect, test } from 'vitest';
import { assignNames, shortClassName } from './class-names.ts';

/** Sheets with so many classes that some must meet. */
function crowd(count: number): { file: string; css: string }[] {
  const classes = Array.from({ length: count }, (_, index) => `.class-${index} { color: red }`);
  return [{ file: 'src/Crowd.module.css', css: classes.join('\n') }];
}

test('each class has a name of its own, which may stand in a selector', () => {
  const names = [...assignNames(crowd(1000)).values()];
  expect(new Set(names).size).toBe(1000);
  expect(names.filter((name) => !/^_[\w-]{2}$/.test(name))).toEqual([]);
});

test('the order in which sheets are found does not matter', () => {
  const sheets = [
    { file: 'src/A.module.css', css: '.one, .two { }' },
    { file: 'src/B.module.css', css: '.one { animation: turn 1s } @keyframes turn { }' },
  ];
  const names = assignNames(sheets);
  expect([...assignNames(sheets.toReversed())]).toEqual([...names]);
  expect([...names.keys()]).toEqual([
    'src/A.module.css one',
    'src/A.module.css two',
    'src/B.module.css one',
    'src/B.module.css turn',
  ]);
});

test('a new class leaves nearly all others their names', () => {
  const before = assignNames(crowd(600));
  const after = assignNames(crowd(601));
  const renamed = [...before].filter(([origin, name]) => after.get(origin) !== name);
  expect(renamed.length).toBeLessThan(6);
});

test("the site's own classes are found; another is an error that names it", () => {
  expect(shortClassName('band', 'src/ui/Section/Section.module.css')).toMatch(/^_[\w-]{2}$/);
  expect(() => shortClassName('unheard-of', 'src/ui/Section/Section.module.css')).toThrow(
    "No name was assigned to the class 'src/ui/Section/Section.module.css unheard-of'",
  );
});
