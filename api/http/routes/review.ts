import { type Api, implement } from '@/api/http/implement';
import { OTHER_BODIES_MAX } from '@/api/http/receive';
import { listReviews } from '@/api/services/review';
import { addReview, admitReview } from '@/api/services/review-add';
import type { Ports } from '@/api/shared/ports';

export function reviewRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'review.list', ({ params, query, locale }) =>
    listReviews(ports, { ...params, ...query }, locale),
  );
  implement(
    api,
    ports,
    'review.add',
    ({ customer, params, body, locale }) =>
      addReview(ports, { customer, slug: params.slug, body, locale }),
    {
      // A body of unknown length is read only up to the limit for bodies without photos.
      admit: ({ customer, bytes, sent }) =>
        admitReview(ports, {
          customer,
          slug: sent.params.slug,
          hasPhotos: (bytes ?? 0) > OTHER_BODIES_MAX,
        }),
    },
  );
}
