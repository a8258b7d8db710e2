const file = 'src/content/redirects.ts';

/** Redirect loops, targets that do not exist, and pages that are hidden by a redirect. */
export function redirectProblems(
  table: Readonly<Record<string, string>>,
  paths: readonly string[],
): string[] {
  const problems: string[] = [];
  for (const from of Object.keys(table)) {
    if (paths.includes(from.toLowerCase())) {
      problems.push(
        `${file}: ${from}: this is a page, so it cannot redirect; remove one of the two`,
      );
    }
    const seen = new Set<string>();
    let to: string | undefined = from;
    while (to !== undefined && to in table && !seen.has(to)) {
      seen.add(to);
      to = table[to];
    }
    if (to !== undefined && seen.has(to)) {
      problems.push(
        `${file}: ${from}: this redirects in a loop (${[...seen, to].join(' to ')}); use the path of a page in src/content/pages.ts`,
      );
    } else if (to === undefined || !paths.includes(to)) {
      problems.push(
        `${file}: ${from}: this leads to ${to}, which is not a page; use a path from src/content/pages.ts`,
      );
    }
  }
  return problems;
}

/** Spellings of pages that do not exist. */
export function spellingProblems(spellings: readonly string[], paths: readonly string[]): string[] {
  return spellings
    .filter((spelling) => !paths.includes(spelling.toLowerCase()) || paths.includes(spelling))
    .map(
      (spelling) =>
        `${file}: otherSpellings: ${spelling} is not another spelling of a page; write a page's path with other capitals, e.g. /Domain-Reseller`,
    );
}
