'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/feedback/toast';
import { FieldError } from '@/components/ui/form/field';
import { PhoneField } from '@/components/ui/form/phone-field';
import { RadioCards } from '@/components/ui/form/radio-cards';
import { TextField } from '@/components/ui/form/text-field';
import { useChangeUser } from '@/lib/client/session/change-user';
import { useWriteFailure } from '@/lib/client/write-failure';
import type { User } from '@/lib/contract/user';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { type ProfileInput, type ProfileOutput, profileFields } from '@/lib/forms/profile';
import { useFault } from '@/lib/i18n/use-fault';
import styles from './profile-view.module.css';

export function ProfileForm({ user }: { user: User }) {
  const t = useTranslations('profile');
  const fault = useFault();
  const failure = useWriteFailure();
  const failed = useId();
  const { mutate, isPending, error } = useChangeUser();
  const { register, handleSubmit, formState } = useForm<ProfileInput, unknown, ProfileOutput>({
    resolver: zodResolver(profileFields),
    defaultValues: {
      first_name: user.first_name,
      last_name: user.last_name,
      gender: user.gender ?? '',
      email: user.email,
    },
  });
  const { errors } = formState;
  const genders = (['female', 'male', ''] as const).map((value) => ({
    value,
    title: t(`gender.${value || 'none'}`),
  }));

  return (
    <form
      noValidate
      onSubmit={handleSubmit(
        (body) => isPending || mutate(body, { onSuccess: () => toast(t('saved')) }),
      )}
    >
      <div className={styles.fields}>
        <TextField
          label={t('firstName')}
          autoComplete="given-name"
          error={fault(errors.first_name)}
          {...register('first_name')}
        />
        <TextField
          label={t('lastName')}
          note={t('optional')}
          autoComplete="family-name"
          error={fault(errors.last_name)}
          {...register('last_name')}
        />
        <RadioCards
          isRow
          className={styles.wide}
          label={t('gender.label')}
          options={genders}
          {...register('gender')}
        />
        <PhoneField
          readOnly
          label={t('phone')}
          hint={t('phoneHint')}
          value={formatPhone(user.phone)}
          onChange={() => {}}
        />
        <TextField
          type="email"
          label={t('email')}
          note={t('optional')}
          autoComplete="email"
          placeholder="nomi@pochta.uz"
          error={fault(errors.email)}
          {...register('email')}
        />
      </div>
      <FieldError id={failed} text={error ? failure(error, t('failed')) : undefined} />
      <Button type="submit" size="large" className={styles.save} busy={isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
