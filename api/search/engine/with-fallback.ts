import type { SearchPort } from '@/api/search/search-port';
import { EngineGone, EngineLate } from './query-cache';

type Engine = {
  search: SearchPort;
  isReady: () => boolean;
  /** Called when the engine is not ready and the fallback serves the request. */
  onFallback: () => void;
  onGone: (error: EngineGone) => void;
  /** Called when a response is late: the query may be too expensive, or the engine may be down. */
  onLate: () => void;
};

/** Queries the engine, or the fallback while the engine is not ready or late. */
export function withFallback(
  { search, isReady, onFallback, onGone, onLate }: Engine,
  fallback: SearchPort,
): SearchPort {
  async function answer<Result>(ask: (of: SearchPort) => Promise<Result>): Promise<Result> {
    if (!isReady()) {
      onFallback();
      return ask(fallback);
    }
    try {
      return await ask(search);
    } catch (error) {
      if (!(error instanceof EngineGone)) throw error;
      if (error instanceof EngineLate) onLate();
      else {
        onFallback();
        onGone(error);
      }
      return ask(fallback);
    }
  }

  return {
    list: (query) => answer((of) => of.list(query)),
    page: (query) => answer((of) => of.page(query)),
    suggest: (text, limits) => answer((of) => of.suggest(text, limits)),
    categoryCounts: () => answer((of) => of.categoryCounts()),
    categoryFirsts: (categories) => answer((of) => of.categoryFirsts(categories)),
  };
}
