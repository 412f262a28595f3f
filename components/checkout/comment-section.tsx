'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { TextArea } from '@/components/ui/form/text-area';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { isBlank } from '@/lib/domain/text/blank-text';
import { useFault } from '@/lib/i18n/use-fault';
import { CheckoutSection } from './checkout-section';
import { useCheckoutForm } from './use-checkout-form';

export function CommentSection() {
  const t = useTranslations('checkout');
  const fault = useFault();
  const { control, register, formState } = useCheckoutForm();
  const [comment, delivery] = useWatch({ control, name: ['comment', 'delivery'] });

  return (
    <CheckoutSection
      number={4}
      title={t('comment')}
      note={t('optional')}
      isDone={!isBlank(comment)}
    >
      <TextArea
        label={t('comment')}
        isLabelHidden
        placeholder={t(`commentHint.${delivery}`)}
        maxLength={TEXT_LENGTH_MAX.orderComment}
        error={fault(formState.errors.comment)}
        {...register('comment')}
      />
    </CheckoutSection>
  );
}
