import { expectedProducts, productLabel } from '../expectations.ts';
import { ok, passedOf, problem, uniqueFindings, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import type { ProductData } from '../responses.ts';

/** Every product id exists in the portal, under the name the site uses. */
export function checkProducts(products: readonly ProductData[]): Check {
  const findings = uniqueFindings(products.map(checkProduct));
  return {
    id: 'products',
    title: 'Products',
    summary: `${passedOf(findings)} product ids exist`,
    findings,
  };
}

function checkProduct({ usedBy, id, raw, product }: ProductData): Finding {
  const subject = productLabel(id);
  if (!product) {
    return problem(subject, `missing from the response for ${usedBy}; its card shows ৳0`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return problem(subject, `sent as ${quote(raw)} instead of an object; its card shows ৳0`);
  }
  if (product.name === null) return warning(subject, 'has no name in the portal');
  const name = expectedProducts.get(id)?.name;
  return name === undefined || normalize(name) === normalize(product.name)
    ? ok(subject, 'exists')
    : warning(subject, `named ${quote(product.name)} in the portal: is this the right id?`);
}

function normalize(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}
