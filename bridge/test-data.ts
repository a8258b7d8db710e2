import { siteFacts } from './site.ts';

/*
 * What the stand-ins answer with. The shapes are those of the documentation, with the odd cases that
 * docs/connect-whmcs.md and docs/connect-fossbilling.md name.
 */

export type Json = Record<string, unknown>;

/** A product as WHMCS lists it. */
export function whmcsProduct(pid: unknown, prices: Json, other: Json = {}): Json {
  return {
    pid,
    gid: 1,
    type: 'hostingaccount',
    name: `Product ${String(pid)}`,
    slug: `product-${String(pid)}`,
    'product-url': `https://portal.test/store/product-${String(pid)}`,
    paytype: 'recurring',
    quantity_available: 0,
    pricing: {
      USD: { prefix: '$', suffix: ' USD', monthly: '0.75', annually: '8.00' },
      BDT: {
        prefix: '৳',
        suffix: '',
        msetupfee: '0.00',
        asetupfee: '0.00',
        monthly: '-1.00',
        quarterly: '-1.00',
        semiannually: '-1.00',
        annually: '-1.00',
        biennially: '-1.00',
        triennially: '-1.00',
        ...prices,
      },
    },
    customfields: { customfield: [] },
    configoptions: { configoption: [] },
    ...other,
  };
}

const { plans } = { plans: siteFacts.families.flatMap((family) => family.plans) };

/** A WHMCS that has everything the site needs, in strings and with two decimals. */
export function completeWhmcs(): Json {
  const products = plans.map(({ id, name }, index) =>
    whmcsProduct(id, { monthly: `${75 + index}.00`, annually: `${800 + index}.00` }, { name }),
  );
  return {
    GetProducts: whmcsProducts(products),
    GetCurrencies: {
      result: 'success',
      totalresults: 2,
      currencies: {
        currency: [
          { id: 1, code: 'USD', prefix: '$', suffix: ' USD', format: 1, rate: '1.00000' },
          { id: 3, code: 'BDT', prefix: '৳', suffix: '', format: 1, rate: '122.00000' },
        ],
      },
    },
    GetTLDPricing: whmcsTlds(
      Object.fromEntries(siteFacts.extensions.map((name) => [name, whmcsTld(name, '1499.00')])),
    ),
    DomainWhois: { 'taken.com': 'unavailable', 'example.com': 'unavailable' },
  };
}

export function whmcsProducts(product: unknown): Json {
  return {
    result: 'success',
    totalresults: Array.isArray(product) ? product.length : 0,
    products: { product },
  };
}

export function whmcsTlds(pricing: unknown, code = 'BDT'): Json {
  return { result: 'success', currency: { id: 3, code, prefix: '৳', suffix: '' }, pricing };
}

export function whmcsTld(tld: string, year: unknown, other: Json = {}): Json {
  return {
    tld,
    categories: ['Popular'],
    addons: { dns: false, email: false, idprotect: false },
    group: '',
    register: { '1': year, '2': '2999.00' },
    transfer: { '1': year },
    renew: { '1': '1599.00' },
    grace_period: null,
    redemption_period: null,
    ...other,
  };
}

/** A WHMCS with each odd case once. */
export function oddWhmcs(): Json {
  return {
    ...completeWhmcs(),
    GetProducts: whmcsProducts([
      whmcsProduct(52, { monthly: '75.00', annually: '800.00' }),
      whmcsProduct(
        '53',
        { monthly: 400, annually: '-1.00' },
        { product_url: 'https://elsewhere.test/' },
      ),
      whmcsProduct(54, {}, { pricing: { USD: { monthly: '9.99', annually: '99.99' } } }),
      whmcsProduct(57, { monthly: '450.5', msetupfee: '500.00', qsetupfee: '900.00' }),
      whmcsProduct(58, { monthly: '500.00' }, { paytype: 'onetime' }),
      whmcsProduct(59, { monthly: '1800.00' }, { hidden: 1 }),
      whmcsProduct(60, { monthly: '1800.00' }, { retired: 'on' }),
      whmcsProduct(62, { monthly: '0.00', annually: '' }, { paytype: 'free' }),
      whmcsProduct(63, { monthly: '1,000.00', annually: '9999.999', triennially: '9000.00' }),

      whmcsProduct(64, { monthly: null, annually: true }, { name: 'র‍্যাম\u0007 \u202Eplan' }),
      whmcsProduct(67, {}, { pricing: [] }),
      whmcsProduct(68, { monthly: 14.95, annually: 1e21 }, { name: 12 }),
      whmcsProduct('abc', { monthly: '1.00' }),
      whmcsProduct(-5, { monthly: '1.00' }),
      null,
      'product',
      [],
    ]),
    GetTLDPricing: whmcsTlds({
      com: whmcsTld('com', '1499.00'),
      'com.bd': whmcsTld('com.bd', 2000),
      '.INFO': whmcsTld('info', '549.00', { transfer: { '1': '0.00' }, renew: [] }),
      xyz: whmcsTld('xyz', '-1.00'),
      net: whmcsTld('net', '1.00', { register: { '2': '2999.00' } }),
      org: whmcsTld('org', '1.00', { register: [] }),
      biz: whmcsTld('biz', '1.00', { register: ['1.00', '2.00'] }),
      '<script>': whmcsTld('x', '1.00'),
      us: null,
      top: 'free',
    }),
  };
}

export const oddProducts = {
  '52': sold('Product 52', { monthly: '75.00', annually: '800.00' }),
  '53': sold('Product 53', { monthly: '400.00' }),
  '54': sold('Product 54'),
  '57': sold('Product 57', { monthly: '450.50' }, { monthly: '500.00' }),
  '58': sold('Product 58'),
  '62': sold('Product 62'),
  '63': sold('Product 63', { triennially: '9000.00' }),
  '64': sold('র‍্যাম plan'),
  '67': sold('Product 67'),
  '68': sold('', { monthly: '14.95' }),
};

function sold(name: string, pricing: Json = {}, setup: Json = {}) {
  return { name, pricing, setup };
}

export const oddTlds = {
  com: { register: '1499.00', renew: '1599.00', transfer: '1499.00' },
  'com.bd': { register: '2000.00', renew: '1599.00', transfer: '2000.00' },
  info: { register: '549.00' },
};

/** A product as FOSSBilling lists it. */
export function fossProduct(id: unknown, recurrent: unknown, other: Json = {}): Json {
  return {
    id,
    product_category_id: 1,
    type: 'hosting',
    title: `Product ${String(id)}`,
    slug: `product-${String(id)}`,
    unit: 'product',
    pricing: {
      type: 'recurrent',
      free: { price: 0, setup: 0 },
      once: { price: 1, setup: 2 },
      recurrent,
    },
    config: [],
    addons: [],
    ...other,
  };
}

export function fossPeriod(price: unknown, other: Json = {}): Json {
  return { price, setup: '0.00', enabled: true, title: 'Every month', ...other };
}

export function fossTld(tld: unknown, price: unknown, other: Json = {}): Json {
  return {
    id: 1,
    tld,
    price_registration: price,
    price_renew: '1599.00',
    price_transfer: '1499.00',
    active: true,
    allow_register: true,
    allow_transfer: true,
    min_years: 1,
    periods: null,
    ...other,
  };
}

/** A FOSSBilling that has everything the site needs. */
export function completeFoss(): FossData {
  return {
    currency: { code: 'BDT', conversion_rate: '1', default: true },
    products: plans.map(({ id, name }, index) =>
      fossProduct(
        id,
        { '1M': fossPeriod(`${75 + index}.00`), '1Y': fossPeriod(`${800 + index}.00`) },
        { title: name },
      ),
    ),
    tlds: siteFacts.extensions.map((name) => fossTld(`.${name}`, '1499.00')),
    taken: ['taken.com', 'example.com'],
  };
}

export interface FossData {
  currency: Json;
  products: unknown[];
  tlds: unknown;
  taken: string[];
}
