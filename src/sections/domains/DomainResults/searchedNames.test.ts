import { expect, test, vi } from 'vitest';
import { alternativesTo, asciiText, searchedNames, shownText } from './searchedNames.ts';

vi.mock('#content/facts/domains.js', async () => ({
  default: (await import('../../../site/testDomains.ts')).testDomains,
}));

const ascii = (typed: string) => searchedNames(typed).map(asciiText);

test.each<[string, string[]]>([
  ['', []],
  ['!!!', []],
  ['amardokan', ['amardokan.com']],
  ['Amar Dokan', ['amardokan.com']],
  ['amar dokan.net', ['amardokan.net']],
  ['amardokan.com.bd', ['amardokan.com.bd']],
  ['https://amardokan.com/a,b;c', ['amardokan.com']],
  // Several names
  ['amardokan.com shapla.net', ['amardokan.com', 'shapla.net']],
  ['amar dokan, shapla.net;padma\nAMARDOKAN.com', ['amardokan.com', 'shapla.net', 'padma.com']],
  ['amardokan.com, !!!', ['amardokan.com']],
  ['নকশি.বাংলা, shapla', ['xn--p5b1b3bvb.xn--54b7fta0cc', 'shapla.com']],
])('%j has the names %j', (typed, names) => {
  expect(ascii(typed)).toEqual(names);
});

test('names in other scripts are shown as typed', () => {
  expect(searchedNames('নকশি').map(shownText)).toEqual(['নকশি.com']);
});

test('alternatives are the other extensions, and names like it', () => {
  const [name] = searchedNames('dokan.top');
  expect(name && alternativesTo(name).map(asciiText)).toEqual([
    'dokan.com',
    'dokan.xyz',
    'dokan.shop',
    'dokanbd.top',
    'mydokan.top',
  ]);
});

test.each<[string, string, string[]]>([
  ['nothing can be added to the code of another script', 'নকশি', []],
  ['a pattern may make a name too long', 'a'.repeat(62), []],
])('%s', (_, typed, similar) => {
  const [name] = searchedNames(typed);
  expect(
    name && alternativesTo(name).filter((other) => other.ascii.name !== name.ascii.name),
  ).toEqual(similar);
});
