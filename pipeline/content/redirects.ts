const file = 'src/content/redirects.ts';

/** Mistakes in the redirects: a target that is not there, a loop, a page that is hidden. */
export function redirectMistakes(
  table: Readonly<Record<string, string>>,
  paths: readonly string[],
): string[] {
  const mistakes: string[] = [];
  for (const from of Object.keys(table)) {
    if (paths.includes(from.toLowerCase())) {
      mistakes.push(`${file}: ${from}: this is a page and cannot redirect too; remove one of them`);
    }
    const seen = new Set<string>();
    let to: string | undefined = from;
    while (to !== undefined && to in table && !seen.has(to)) {
      seen.add(to);
      to = table[to];
    }
    if (to !== undefined && seen.has(to)) {
      mistakes.push(
        `${file}: ${from}: this leads round in a circle (${[...seen, to].join(' to ')}); write a page of src/content/pages.ts`,
      );
    } else if (to === undefined || !paths.includes(to)) {
      mistakes.push(
        `${file}: ${from}: this leads to ${to}, which is no page; write a path that stands in src/content/pages.ts`,
      );
    }
  }
  return mistakes;
}

/** Spellings of pages that are not there. */
export function spellingMistakes(spellings: readonly string[], paths: readonly string[]): string[] {
  return spellings
    .filter((spelling) => !paths.includes(spelling.toLowerCase()) || paths.includes(spelling))
    .map(
      (spelling) =>
        `${file}: otherSpellings: ${spelling} is no other spelling of a page; write a page's path with other capitals, such as /Domain-Reseller`,
    );
}
