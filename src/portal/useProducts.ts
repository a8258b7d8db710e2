import { site } from '../site/site.ts';
import { useCallOnLoad } from './callsOnLoad.ts';
import { productsUrl } from './links.ts';
import { usePortalCall } from './PageState.tsx';
import { listedProducts, loadProducts } from './products.ts';
import type { ListedPlan } from './products.ts';
import type { LiveProducts } from './responses.ts';

/** The state of a products call. `portalErrorMessage` puts the error into words. */
export type ProductsState =
  | { state: 'loading' }
  | { state: 'loaded'; products: LiveProducts }
  | { state: 'error'; error: unknown };

/** The ids that a products call asks for. */
function idsIn(url: string): readonly string[] {
  return url.slice(url.lastIndexOf('/') + 1).split(',');
}

const idsOf = (plans: readonly ListedPlan[]) => plans.map(({ id }) => id);

/**
 * The live data of some plans, or of more if the page has asked for more: `ids` names those of the call
 * that other sections make. Without ids there is no call. A site with list prices makes none at all.
 */
export function useProducts(
  plans: readonly ListedPlan[],
  ids: readonly number[] = idsOf(plans),
): ProductsState {
  const url = ids.length === 0 || site.prices === 'list' ? '' : productsUrl(ids);
  const covers = (other: string) =>
    other.startsWith(productsUrl([])) && ids.every((id) => idsIn(other).includes(String(id)));
  useCallOnLoad(url === '' ? null : url, covers);
  const call = usePortalCall(url, (signal) => loadProducts(ids, signal), covers);
  if (site.prices === 'list') return { state: 'loaded', products: listedProducts(plans) };
  return call.state === 'loaded' ? { state: 'loaded', products: call.result } : call;
}
