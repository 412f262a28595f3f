import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { caller } from '@/lib/client/call';
import { useWrite } from '@/lib/client/write';
import shapes from '@/lib/contract/shapes/review.json';

const call = caller<'review'>(shapes);

type NewReview = { rating: number; text: string; photos: File[] };

type Line = { slug: string; line: number; onAdded: () => void };

/** Adds a review for one line of an order. */
export function useAddReview({ slug, line, onAdded }: Line) {
  const queryClient = useQueryClient();
  const locale = useLocale();

  return useWrite({
    action: 'reviewAdd',
    mutationFn: (body: NewReview) =>
      call('review.add', { params: { slug }, body: { ...body, order_line: line } }, { locale }),
    onSuccess() {
      onAdded();
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}
