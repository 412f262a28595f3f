import { caller } from '@/lib/client/call';
import type { Locale } from '@/lib/constants';
import type { Offer } from '@/lib/contract/product';
import shapes from '@/lib/contract/shapes/product.json';
import { OFFERS_MAX } from '@/lib/domain/product/bounds';
import type { OfferChange } from '@/lib/domain/product/offer';
import { ApiError } from '@/lib/http/errors';

const call = caller<'product'>(shapes);

export type ChangedOffer = OfferChange & { id: number; name: string };

/** A product on the screen whose price and stock can be corrected. */
export type ShownOffer = {
  id: number;
  name: string;
  /** Where it is shown: products near the viewport come first. */
  element: () => Element | null | undefined;
  /** Shows what is offered now, and returns what a shopper has to be told. */
  correct: (variants: Offer['sub_products']) => OfferChange | null;
};

const shown = new Set<ShownOffer>();
/** Another backend may lack the endpoint: then it gets at most one request per minute. */
const MISSING_MS = 60_000;
let missingAt = Number.NEGATIVE_INFINITY;

/** @returns A function that ends it, for the cleanup of an effect. */
export function offersShown(offers: ShownOffer[]): () => void {
  for (const offer of offers) shown.add(offer);
  return () => {
    for (const offer of offers) shown.delete(offer);
  };
}

/** Reads prices and stock of what is shown by one request, and returns what has changed. */
export async function rereadOffers(locale: Locale): Promise<ChangedOffer[]> {
  const asked = nearest();
  if (asked.size === 0 || performance.now() - missingAt < MISSING_MS) return [];
  try {
    const query = { ids: [...asked].join() };
    const { results } = await call('product.offers', { query }, { locale });
    return corrected(asked, new Map(results.map((offer) => [offer.id, offer.sub_products])));
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') missingAt = performance.now();
    return [];
  }
}

function corrected(
  asked: ReadonlySet<number>,
  offers: ReadonlyMap<number, Offer['sub_products']>,
): ChangedOffer[] {
  const changed = new Map<number, ChangedOffer>();
  for (const { id, name, correct } of shown) {
    const change = asked.has(id) ? correct(offers.get(id) ?? []) : null;
    if (change) changed.set(id, { ...change, id, name });
  }
  return [...changed.values()];
}

/** Ids of the products nearest to the viewport. */
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
