const maxAddresses = 10_000;

/**
 * Lets each address spend `burst` points, which come back at `perMinute`. Returns 0, or the seconds
 * after which the request can succeed.
 */
export function perAddress(
  burst: number,
  perMinute: number,
): (address: string, points: number) => number {
  const left = new Map<string, { points: number; at: number }>();
  return (address, points) => {
    const now = Date.now();
    const key = network(address);
    const before = left.get(key) ?? { points: burst, at: now };
    const returned = (Math.max(0, now - before.at) / 60_000) * perMinute;
    const available = Math.min(burst, before.points + returned);
    // Rounded, because fractions of a point don't add up exactly.
    const missing = Math.round((points - available) * 1000) / 1000;
    // The newest are last, so that the oldest are forgotten first.
    left.delete(key);
    left.set(key, { points: missing > 0 ? available : available - points, at: now });
    const [oldest] = left.keys();
    if (left.size > maxAddresses && oldest !== undefined) left.delete(oldest);
    return missing > 0 ? Math.ceil((missing / perMinute) * 60) : 0;
  };
}

/** A connection has one IPv4 address, but at least a /64 of IPv6 addresses. */
export function network(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  const [start = '', end] = address.toLowerCase().split('::');
  const first = start.split(':').filter(Boolean);
  const last = end === undefined ? [] : end.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}

/**
 * The visitor's address. `forwarded` is an X-Forwarded-For header, which anyone can send: only the
 * part that one of our own proxies has added is believed.
 */
export function visitorAddress(
  peer: string,
  forwarded: string | undefined,
  proxies: readonly string[],
): string {
  const steps = [...(forwarded ?? '').split(',').map((step) => step.trim()), peer];
  const address = steps.findLast((step) => !proxies.includes(step.replace(/^::ffff:/, ''))) ?? peer;
  return /^[\da-fA-F.:]+$/.test(address) ? address : peer;
}
