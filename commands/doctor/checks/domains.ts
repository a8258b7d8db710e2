import { field, parseDomainPrices } from '../../../src/portal/responses.ts';
import { formatTaka } from '../../../src/pricing/money.ts';
import { defaultDomainPrices, domainTiles, knownExtensions } from '../../../src/site/domains.ts';
import { warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { checkPrice } from './products.ts';

/** Every extension on the site has a price in the portal. */
export function checkDomains(sent: object | undefined): Check {
  const prices = sent && parseDomainPrices(sent);
  const priced = knownExtensions.filter((name) => prices?.has(name)).length;
  return {
    id: 'domains',
    title: 'Domain prices',
    summary: `${priced} of ${knownExtensions.length} extensions have a price`,
    findings: sent
      ? [
          ...knownExtensions.flatMap((name) =>
            checkExtension(name, prices?.get(name)?.register ?? null, rawPrice(sent, name)),
          ),
          ...invalidKeys(sent),
        ]
      : [],
  };
}

function checkExtension(name: string, livePrice: number | null, raw: unknown): Finding[] {
  const subject = `.${name}`;
  const defaultPrice = defaultDomainPrices[name]?.register;
  const shown = formatTaka(defaultPrice ?? null);
  const finding = checkPrice(subject, {
    price: livePrice,
    raw,
    fallback: defaultPrice === undefined ? 'no price' : `its default price of ${shown}`,
  });
  // Only tiles need a live price; the other extensions can use their default.
  const isTile = domainTiles.some((tile) => tile.name === name);
  if (finding.level === 'problem' && !isTile) finding.level = 'warning';
  if (livePrice === null || defaultPrice === undefined || defaultPrice >= livePrice)
    return [finding];
  const message = `costs ${formatTaka(livePrice)}, but the site shows ${shown} until the portal responds: raise the default in content/domains.yaml`;
  return [finding, warning(subject, message)];
}

/** The price as sent. The portal may spell `com` as `.COM`. */
function rawPrice(sent: object, name: string): unknown {
  const key = Object.keys(sent).find((one) => one.trim().toLowerCase().replace(/^\./, '') === name);
  return key === undefined ? undefined : field(field(sent, key), 'register');
}

/** Keys that the site ignores, which are probably typos. */
function invalidKeys(sent: object): Finding[] {
  return Object.keys(sent)
    .filter((key) => !/^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(key.trim()))
    .map((key) => warning(quote(key), 'not a domain extension; the site ignores it'));
}
