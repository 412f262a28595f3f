import { REVIEW_SORTS } from '@/lib/constants';
import { readWholeNumber } from '@/lib/domain/text/whole-number';
import { CURSOR_LENGTH_MAX } from './bounds';

/**
 * The query of a review list. `after` is the cursor from the previous page. If it is set, `page` is
 * only the number to display.
 */
export type ReviewQuery = {
  sort: (typeof REVIEW_SORTS)[number];
  page: number;
  after?: string | undefined;
};
type Params = Record<string, string | string[] | undefined>;

/** Parses the query of a review list; invalid values fall back to their defaults. */
export function parseReviewQuery({ sort, page, after }: Params): ReviewQuery {
  const number = readWholeNumber([page].flat()[0] ?? '') ?? 0;
  const [cursor = ''] = [after].flat();
  return {
    sort: REVIEW_SORTS.find((known) => known === [sort].flat()[0]) ?? REVIEW_SORTS[0],
    page: number > 0 && number <= 10_000 ? number : 1,
    after: /^[\w-]+$/.test(cursor) && cursor.length <= CURSOR_LENGTH_MAX ? cursor : undefined,
  };
}

/** Builds the URL of a review list without default values. */
export function reviewUrl(path: string, { sort, page, after }: ReviewQuery): string {
  const query = new URLSearchParams({
    ...(sort !== REVIEW_SORTS[0] && { sort }),
    ...(page > 1 && { page: String(page) }),
    ...(page > 1 && after && { after }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
