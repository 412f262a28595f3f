import type { SearchPort } from '@/api/search/search-port';
import { EngineGone, EngineLate } from './query-cache';

type Engine = {
  search: SearchPort;
  isReady: () => boolean;
  /** Called when the fallback serves a request because the engine is not ready or unreachable. */
  onFallback: () => void;
  onGone: (error: EngineGone) => void;
  /** Called when a response is late: the query may be too expensive, or the engine may be down. */
  onLate: () => void;
};

/**
 * Returns a search that queries the engine, or the fallback while the engine is not ready, is
 * unreachable or responds late.
 */
export function withFallback(
  { search, isReady, onFallback, onGone, onLate }: Engine,
  fallback: SearchPort,
): SearchPort {
  async function serve<Result>(query: (of: SearchPort) => Promise<Result>): Promise<Result> {
    if (!isReady()) {
      onFallback();
      return query(fallback);
    }
    try {
      return await query(search);
    } catch (error) {
      if (!(error instanceof EngineGone)) throw error;
      if (error instanceof EngineLate) onLate();
      else {
        onFallback();
        onGone(error);
      }
      return query(fallback);
    }
  }

  return {
    list: (query) => serve((of) => of.list(query)),
    page: (query) => serve((of) => of.page(query)),
    suggest: (text, limits) => serve((of) => of.suggest(text, limits)),
    categoryCounts: () => serve((of) => of.categoryCounts()),
    categoryFirsts: (categories) => serve((of) => of.categoryFirsts(categories)),
  };
}
