export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest first, which decides between encodings that a client likes equally. */
const preference: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * Chooses among the encodings at hand by the client's weights. Where the client rules out
 * everything it gets the plain bytes, which is more use to it than a 406.
 */
export function chooseEncoding(
  header: string | undefined,
  offers: (encoding: Encoding) => boolean,
): Encoding {
  if (!header) return 'identity';
  const weights = readWeights(header);
  let best: Encoding = 'identity';
  let bestWeight = 0;
  for (const encoding of preference) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? unnamedWeight(encoding);
    if (weight > bestWeight && offers(encoding)) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}

/** Plain bytes are always welcome, but less than anything that the client asked for by name. */
function unnamedWeight(encoding: Encoding): number {
  return encoding === 'identity' ? Number.MIN_VALUE : 0;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : readWeight(weight.slice(2)));
  }
  return weights;
}

/** A weight that is no number from 0 to 1 counts as a refusal: plain bytes never hurt. */
function readWeight(text: string): number {
  return /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}
