import { goodOf, ok, problem, warning, withoutRepeats } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import type { ReadProduct } from '../readings.ts';
import { nameOf, wantedProducts } from '../wanted.ts';

/** Every product id answers, and is the product that the site means. */
export function checkProducts(read: readonly ReadProduct[]): Check {
  const findings = withoutRepeats(read.map(judge));
  return {
    id: 'products',
    title: 'Products',
    summary: `${goodOf(findings)} product ids answer`,
    findings,
  };
}

function judge({ caller, id, raw, product }: ReadProduct): Finding {
  const subject = nameOf(id);
  if (!product) {
    return problem(subject, `is missing from the answer for ${caller}; its card shows ৳0`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return problem(subject, `is ${quote(raw)} instead of an object; its card shows ৳0`);
  }
  if (product.name === null) return warning(subject, 'has no name that could be compared');
  const name = wantedProducts.get(id)?.name;
  return name === undefined || plain(name) === plain(product.name)
    ? ok(subject, 'answers')
    : warning(subject, `is called ${quote(product.name)} in the portal: is this the right id?`);
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}
