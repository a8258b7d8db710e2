import { defaultDomainPrices, domainTiles, knownExtensions } from '../../../src/site/domains.ts';
import { formatTaka } from '../../../src/pricing/money.ts';
import { warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { ownField } from '../responses.ts';
import type { DomainData } from '../responses.ts';
import { checkPrice } from './products.ts';

/** Every extension on the site has a price in the portal. */
export function checkDomains(data: DomainData | null): Check {
  const priced = knownExtensions.filter((name) => data?.prices.has(name)).length;
  return {
    id: 'domains',
    title: 'Domain prices',
    summary: `${priced} of ${knownExtensions.length} extensions have a price`,
    findings:
      data === null
        ? []
        : [...knownExtensions.flatMap((name) => checkExtension(name, data)), ...invalidKeys(data)],
  };
}

function checkExtension(name: string, { raw, prices }: DomainData): Finding[] {
  const subject = `.${name}`;
  const defaultPrice = defaultDomainPrices[name]?.register;
  const livePrice = prices.get(name)?.register ?? null;
  const finding = checkPrice(subject, {
    price: livePrice,
    raw: rawPrice(raw, name),
    fallback:
      defaultPrice === undefined ? 'no price' : `its default price of ${formatTaka(defaultPrice)}`,
  });
  const isTile = domainTiles.some((tile) => tile.name === name);
  const findings: Finding[] = [
    // Only tiles need a live price; the other extensions can use their default.
    finding.level === 'problem' && !isTile ? { ...finding, level: 'warning' } : finding,
  ];
  if (livePrice !== null && defaultPrice !== undefined && defaultPrice < livePrice) {
    findings.push(
      warning(
        subject,
        `costs ${formatTaka(livePrice)}, but the site shows ${formatTaka(defaultPrice)} until the portal responds: raise the default in content/domains.yaml`,
      ),
    );
  }
  return findings;
}

/** The price as sent. The portal may spell `com` as `.COM`. */
function rawPrice(raw: object, name: string): unknown {
  const key = Object.keys(raw).find(
    (candidate) => candidate.trim().toLowerCase().replace(/^\./, '') === name,
  );
  return key === undefined ? undefined : ownField(ownField(raw, key), 'register');
}

/** Keys that the site ignores, which are probably typos. */
function invalidKeys({ raw }: DomainData): Finding[] {
  return Object.keys(raw)
    .filter((key) => !/^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(key.trim()))
    .map((key) => warning(quote(key), 'not a domain extension; the site ignores it'));
}
