import { caller } from '@/lib/client/call';
import type { Locale } from '@/lib/constants';
import type { Offer } from '@/lib/contract/product';
import shapes from '@/lib/contract/shapes/product.json';
import { OFFERS_MAX } from '@/lib/domain/product/bounds';
import type { OfferChange } from '@/lib/domain/product/offer';
import { ApiError } from '@/lib/http/errors';

const call = caller<'product'>(shapes);

export type ChangedOffer = OfferChange & { id: number; name: string };

/** A displayed product whose price and stock can be updated. */
export type ShownOffer = {
  id: number;
  name: string;
  /** Returns the product's element; products near the viewport are updated first. */
  element: () => Element | null | undefined;
  /** Shows the current offers. Returns the change to announce, or `null` if nothing changed. */
  correct: (variants: Offer['sub_products']) => OfferChange | null;
};

const shown = new Set<ShownOffer>();
/** The pause in milliseconds after a 404 response: other backends may lack the endpoint. */
const MISSING_MS = 60_000;
let missingAt = Number.NEGATIVE_INFINITY;

/**
 * Registers products on the screen.
 *
 * @returns The cleanup function for the effect.
 */
export function offersShown(offers: ShownOffer[]): () => void {
  for (const offer of offers) shown.add(offer);
  return () => {
    for (const offer of offers) shown.delete(offer);
  };
}

/**
 * Fetches the prices and stock of the displayed products nearest to the viewport in one request.
 *
 * @returns The changes to announce. After a failure, the array is empty.
 */
export async function rereadOffers(locale: Locale): Promise<ChangedOffer[]> {
  const ids = nearest();
  if (ids.size === 0 || performance.now() - missingAt < MISSING_MS) return [];
  try {
    const query = { ids: [...ids].join() };
    const { results } = await call('product.offers', { query }, { locale });
    return corrected(ids, new Map(results.map((offer) => [offer.id, offer.sub_products])));
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') missingAt = performance.now();
    return [];
  }
}

function corrected(
  ids: ReadonlySet<number>,
  offers: ReadonlyMap<number, Offer['sub_products']>,
): ChangedOffer[] {
  const changed = new Map<number, ChangedOffer>();
  for (const { id, name, correct } of shown) {
    const change = ids.has(id) ? correct(offers.get(id) ?? []) : null;
    if (change) changed.set(id, { ...change, id, name });
  }
  return [...changed.values()];
}

/** Returns the ids of the products nearest to the viewport. */
function nearest(): Set<number> {
  const distances = [...shown].map(({ id, element }) => ({ id, far: distanceOf(element()) }));
  const ids = new Set(distances.sort((a, b) => a.far - b.far).map(({ id }) => id));
  return new Set([...ids].slice(0, OFFERS_MAX));
}

function distanceOf(element: Element | null | undefined): number {
  if (!element) return 0;
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - window.innerHeight, -bottom, 0);
}
