export type Encoding = 'br' | 'gzip' | 'identity';

/** Smallest first: decides between encodings that the client weighs equally. */
const preference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * Chooses among the available encodings by the client's weights. A client that rejects all of them
 * gets the uncompressed bytes, which are more useful to it than a 406.
 */
export function chooseEncoding(
  header: string | undefined,
  isAvailable: (encoding: Encoding) => boolean,
): Encoding {
  if (!header) return 'identity';
  const weights = parseWeights(header);
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of preference) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? defaultWeight(encoding);
    if (weight > bestWeight && isAvailable(encoding)) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

/** Uncompressed bytes are always acceptable, but rank below anything the client lists. */
function defaultWeight(encoding: Encoding): number {
  return encoding === 'identity' ? Number.MIN_VALUE : 0;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : parseWeight(weight.slice(2)));
  }
  return weights;
}

/** An invalid weight counts as 0, since uncompressed bytes are always a safe choice. */
function parseWeight(text: string): number {
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}
