/** The files that a page's HTML links to or loads, each once. */
export function linkedFiles(html: string): string[] {
  const matches = html.matchAll(/(?:href|src)="(\/[^"#?]+\.[a-z0-9]{2,5})["#?]/g);
  return [...new Set(Array.from(matches, (match) => match[1] ?? ''))];
}
