/** Converts Bangla digits beside Latin letters to Latin ones: no name may mix the two scripts. */
export function latinDigits(name: string): string {
  return name.replaceAll(/[^.]+/g, (label) =>
    /^[\w০-৯-]*[a-z][\w০-৯-]*$/i.test(label)
      ? label.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6))
      : label,
  );
}

/**
 * A name in another script as the DNS and the portal write it, in ASCII: `xn--…`. Null if the text
 * is ASCII already, or not a name that a browser would accept.
 */
export function asciiDomain(text: string): string | null {
  const name = text.replaceAll(/\p{C}/gu, '').trim();
  if (!/[^\p{ASCII}]/u.test(name) || /[^\p{L}\p{M}\p{N}.-]/u.test(name)) return null;
  try {
    const { hostname } = new URL(`http://${latinDigits(name)}`);
    // Digits of other scripts can make an IP address, and a few letters turn into symbols.
    return /^[\d.]+$|[^a-z\d.-]/.test(hostname) ? null : hostname;
  } catch {
    return null;
  }
}
