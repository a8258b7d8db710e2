/** The prices of a product per billing cycle, in the portal's format. */
export interface CyclePrices {
  monthly: string;
  annually: string;
}

export interface SandboxProduct {
  id: number;
  name: string;
  /** The portal's current prices: mostly below the list price, sometimes equal or above. */
  live: CyclePrices;
  /** The site's list prices, for the faults `at-list` and `above-list`. */
  list: CyclePrices;
}

/** The portal's price for a billing cycle in which a product is not sold. */
export const cycleOff = '-1.00';

const products: readonly SandboxProduct[] = [
  yearly(52, '1 GB Hosting', ['75.00', '800.00'], ['100.00', '1200.00']),
  yearly(53, '5 GB Hosting', ['400.00', '4500.00'], ['500.00', '6000.00']),
  yearly(54, '10 GB Hosting', ['667.00', '7999.50'], ['1000.00', '12000.00']),
  monthly(57, '50 GB Reseller Hosting', '399.00', '499.00'),
  monthly(58, '100 GB Reseller Hosting', '1249.50', '1500.00'),
  monthly(59, '200 GB Reseller Hosting', '2000.00', '2000.00'),
  yearly(67, '20 GB Premium Hosting', ['850.00', '9600.00'], ['1000.00', '12000.00']),
  yearly(68, '50 GB Premium Hosting', ['4250.00', '48000.00'], ['5000.00', '60000.00']),
  yearly(69, '100 GB Premium Hosting', ['10000.00', '108000.00'], ['10000.00', '120000.00']),
  monthly(34, 'Silver VPS', '1125.00', '1500.00'),
  monthly(36, 'Gold VPS', '3200.00', '3000.00'),
  monthly(38, 'Platinum VPS', '4499.00', '5000.00'),
  monthly(62, 'Metal Silver', '14500.00', '16000.00'),
  monthly(63, 'Metal Gold', '22950.00', '25500.00'),
  monthly(64, 'Metal Platinum', '26000.00', '26000.00'),
];

const byId = new Map(products.map((product) => [String(product.id), product]));

export function findProduct(id: string): SandboxProduct | undefined {
  return byId.get(id);
}

function monthly(id: number, name: string, live: string, list: string): SandboxProduct {
  return yearly(id, name, [live, cycleOff], [list, cycleOff]);
}

function yearly(
  id: number,
  name: string,
  live: readonly [monthly: string, annually: string],
  list: readonly [monthly: string, annually: string],
): SandboxProduct {
  return {
    id,
    name,
    live: { monthly: live[0], annually: live[1] },
    list: { monthly: list[0], annually: list[1] },
  };
}
