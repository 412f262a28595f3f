import { REVIEW_SORTS } from '@/lib/constants';
import { readWholeNumber } from '@/lib/domain/text/whole-number';
import { CURSOR_LENGTH_MAX } from './bounds';

/** `after`: the cursor behind the page before; `page` then only counts what is shown. */
export type ReviewQuery = {
  sort: (typeof REVIEW_SORTS)[number];
  page: number;
  after?: string | undefined;
};
type Params = Record<string, string | string[] | undefined>;

export function parseReviewQuery({ sort, page, after }: Params): ReviewQuery {
  const number = readWholeNumber([page].flat()[0] ?? '') ?? 0;
  const [cursor = ''] = [after].flat();
  return {
    sort: REVIEW_SORTS.find((known) => known === [sort].flat()[0]) ?? REVIEW_SORTS[0],
    page: number > 0 && number <= 10_000 ? number : 1,
    after: /^[\w-]+$/.test(cursor) && cursor.length <= CURSOR_LENGTH_MAX ? cursor : undefined,
  };
}

export function reviewUrl(path: string, { sort, page, after }: ReviewQuery): string {
  const query = new URLSearchParams({
    ...(sort !== REVIEW_SORTS[0] && { sort }),
    ...(page > 1 && { page: String(page) }),
    ...(page > 1 && after && { after }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
