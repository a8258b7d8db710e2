/**
 * The address to link to, or null for anything but an absolute http or https address. It is judged
 * and given back as the browser would read it, so a hidden tab or space cannot disguise a scheme.
 * One that carries a user name is refused: it only serves to make a host look like another.
 */
export function safeUrl(value: unknown): string | null {
  const url = typeof value === 'string' ? parse(value) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

/** URL.canParse and URL.parse are missing in browsers that are still in use. */
function parse(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}
