import { REVIEW_SORTS } from '@/lib/constants';
import type { ReviewSort } from '@/lib/contract/review';

export type ReviewQuery = { sort: ReviewSort; page: number };
type Params = Record<string, string | string[] | undefined>;

export function parseReviewQuery({ sort, page }: Params): ReviewQuery {
  const number = Number([page].flat()[0]);
  return {
    sort: REVIEW_SORTS.find((known) => known === sort) ?? REVIEW_SORTS[0],
    page: Number.isInteger(number) && number > 0 && number <= 10_000 ? number : 1,
  };
}

export function reviewUrl(path: string, { sort, page }: ReviewQuery): string {
  const query = new URLSearchParams({
    ...(sort !== REVIEW_SORTS[0] && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
