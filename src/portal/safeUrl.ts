/**
 * The address to link to, or null for anything but an absolute http or https address. It is checked
 * and returned as the browser parses it, so a hidden tab or space cannot disguise a scheme. Addresses
 * with a user name are rejected: they only serve to make one host look like another.
 */
export function safeUrl(value: unknown): string | null {
  const url = typeof value === 'string' ? parse(value) : null;
  if (url === null || url.username !== '' || url.password !== '') return null;
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

/** Some browsers we support lack URL.canParse and URL.parse. */
function parse(value: string): URL | null {
  try {
    return new URL(value);
  } catch {
    return null;
  }
}
