import type { SearchPort } from '@/api/search/search-port';
import { EngineGone, EngineLate } from './remembered-answers';

type Engine = {
  search: SearchPort;
  isThere: () => boolean;
  /** It is not there, and the other search answers. */
  onWithout: () => void;
  onGone: (error: EngineGone) => void;
  /** One question may be too much for it; or it answers none. */
  onLate: () => void;
};

/** Asks the engine, or the other search when the engine is not there or answers too late. */
export function orWithout(
  { search, isThere, onWithout, onGone, onLate }: Engine,
  other: SearchPort,
): SearchPort {
  async function answer<Result>(ask: (of: SearchPort) => Promise<Result>): Promise<Result> {
    if (!isThere()) {
      onWithout();
      return ask(other);
    }
    try {
      return await ask(search);
    } catch (error) {
      if (!(error instanceof EngineGone)) throw error;
      if (error instanceof EngineLate) onLate();
      else {
        onWithout();
        onGone(error);
      }
      return ask(other);
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
