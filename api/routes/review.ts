import { type Api, implement } from '@/api/implement';
import type { Ports } from '@/api/ports';
import { listReviews } from '@/api/services/review';

export function reviewRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'review.list', ({ params, query }) =>
    listReviews(ports, { ...params, ...query }),
  );
}
