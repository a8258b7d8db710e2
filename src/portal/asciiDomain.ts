/**
 * A name in another script as the DNS and the portal write it, in ASCII: `xn--…`. Null if the text is
 * ASCII already, or no name that a browser would accept.
 */
export function asciiDomain(text: string): string | null {
  const name = text.replaceAll(/\p{C}/gu, '').trim();
  if (!/[^\p{ASCII}]/u.test(name) || /[^\p{L}\p{M}\p{N}.-]/u.test(name)) return null;
  try {
    const { hostname } = new URL(`http://${name}`);
    // Digits of other scripts can make an IP address, and a few letters turn into symbols.
    return /^[\d.]+$|[^a-z\d.-]/.test(hostname) ? null : hostname;
  } catch {
    return null;
  }
}
