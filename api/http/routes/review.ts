import { type Api, implement } from '@/api/http/implement';
import { listReviews } from '@/api/services/review';
import { addReview } from '@/api/services/review-add';
import type { Ports } from '@/api/shared/ports';

export function reviewRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'review.list', ({ params, query, locale }) =>
    listReviews(ports, { ...params, ...query }, locale),
  );
  implement(api, ports, 'review.add', ({ customer, params, body, locale }) =>
    addReview(ports, { customer, slug: params.slug, body, locale }),
  );
}
