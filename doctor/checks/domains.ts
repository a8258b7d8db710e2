import { defaultDomainPrices, domainTiles, knownExtensions } from '../../src/content/domains.ts';
import { formatTaka } from '../../src/pricing/money.ts';
import { warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { fieldOf } from '../readings.ts';
import type { ReadDomains } from '../readings.ts';
import { judgePrice } from './prices.ts';

/** The portal prices every tile, and the other extensions that the site lists. */
export function checkDomains(read: ReadDomains | null): Check {
  const priced = knownExtensions.filter((name) => read?.prices.has(name)).length;
  return {
    id: 'domains',
    title: 'Domain prices',
    summary: `${priced} of ${knownExtensions.length} extensions are priced`,
    findings: read === null ? [] : [...knownExtensions.flatMap(judgeIn(read)), ...odd(read)],
  };
}

function judgeIn({ raw, prices }: ReadDomains): (name: string) => Finding[] {
  return (name) => {
    const subject = `.${name}`;
    const standard = defaultDomainPrices[name];
    const otherwise =
      standard === undefined ? 'shows no price' : `keeps its default of ${formatTaka(standard)}`;
    const live = prices.get(name) ?? null;
    const finding = judgePrice(subject, { price: live, raw: sentPrice(raw, name), otherwise });
    const isTile = domainTiles.some((tile) => tile.name === name);
    // Only a tile must have a live price; the rest have a default to fall back on.
    const found: Finding[] = [
      finding.level === 'problem' && !isTile ? { ...finding, level: 'warning' } : finding,
    ];
    if (live !== null && standard !== undefined && standard < live) {
      found.push(
        warning(
          subject,
          `costs ${formatTaka(live)}, but the site shows ${formatTaka(standard)} until the portal answers: raise it in src/content/domains.ts`,
        ),
      );
    }
    return found;
  };
}

/** The price for a name, however the portal spells the name. */
function sentPrice(raw: object, name: string): unknown {
  const key = Object.keys(raw).find(
    (sent) => sent.trim().toLowerCase().replace(/^\./, '') === name,
  );
  return key === undefined ? undefined : fieldOf(fieldOf(raw, key), 'register');
}

/** Keys that are no extension: the site ignores them, but somebody typed them. */
function odd({ raw }: ReadDomains): Finding[] {
  return Object.keys(raw)
    .filter((key) => !/^\.?[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(key.trim()))
    .map((key) => warning(quote(key), 'is no extension; the site ignores it'));
}
