import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import shapes from '@/lib/contract/shapes/review.json';
import { caller } from './call';
import { useWrite } from './write';

const call = caller<'review'>(shapes);

type NewReview = { rating: number; text: string; photos: File[] };

type Line = { slug: string; line: number; onAdded: () => void };

export function useAddReview({ slug, line, onAdded }: Line) {
  const queryClient = useQueryClient();
  const locale = useLocale();

  return useWrite({
    mutationFn: (body: NewReview) =>
      call('review.add', { params: { slug }, body: { ...body, order_line: line } }, { locale }),
    onSuccess() {
      onAdded();
      void queryClient.invalidateQueries({ queryKey: ['orders'] });
    },
  });
}
