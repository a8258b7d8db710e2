/**
 * What the sandbox charges, in taka, by product id. Most prices are below the list price, so that pages
 * show savings; one is above it.
 */
export const livePrices: Readonly<Record<number, { monthly: number; annually?: number }>> = {
  52: { monthly: 75, annually: 800 },
  53: { monthly: 400, annually: 4500 },
  54: { monthly: 667, annually: 7999.5 },
  57: { monthly: 399 },
  58: { monthly: 1249.5 },
  67: { monthly: 850, annually: 9600 },
  68: { monthly: 4250, annually: 48000 },
  69: { monthly: 10000, annually: 108000 },
  34: { monthly: 1125 },
  36: { monthly: 3200 },
  38: { monthly: 4499 },
  62: { monthly: 14500 },
  63: { monthly: 22950 },
};

/** What the sandbox charges to register a domain for a year, where that is not the site's default. */
export const liveDomainPrices: Readonly<Record<string, number>> = {
  xyz: 322,
  top: 185,
  info: 499.5,
  shop: 249,
};

/**
 * What the sandbox charges to renew a domain for a year, and to transfer one. The other extensions have
 * no such price, so that both cases occur.
 */
export const otherDomainPrices: Readonly<Record<string, { renew: number; transfer?: number }>> = {
  com: { renew: 1599, transfer: 1499 },
  xyz: { renew: 1450, transfer: 1450 },
  top: { renew: 690 },
  info: { renew: 2499, transfer: 2199.5 },
};
