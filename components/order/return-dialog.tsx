'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/feedback/toast';
import { Checkbox } from '@/components/ui/form/checkbox';
import { FieldError } from '@/components/ui/form/field';
import { TextArea } from '@/components/ui/form/text-area';
import { Modal } from '@/components/ui/overlay/modal';
import { useRequestReturn } from '@/lib/client/order/order';
import { useWriteFailure } from '@/lib/client/write-failure';
import type { OrderLine } from '@/lib/contract/order';
import { TEXT_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { withUnits } from '@/lib/domain/text/number';
import { formatDate } from '@/lib/domain/time/date';
import styles from './return-dialog.module.css';

const WIDTH = 560;

type Props = { id: number; lines: OrderLine[]; until: string; onClose: () => void };

/**
 * The form for a return. It keeps its input when sending fails. If there is only one line, it is
 * preselected.
 */
export function ReturnDialog({ id, lines, until, onClose }: Props) {
  const t = useTranslations('orders.return');
  const actions = useTranslations('actions');
  const [chosen, setChosen] = useState(lines.length === 1 ? lines.map((line) => line.id) : []);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useRequestReturn();
  const failure = useWriteFailure();

  function toggle(line: number) {
    setMissing(false);
    setChosen((old) => (old.includes(line) ? old.filter((one) => one !== line) : [...old, line]));
  }

  function send(event: FormEvent) {
    event.preventDefault();
    if (chosen.length === 0) return setMissing(true);
    const onSuccess = () => {
      toast(t('sent'));
      onClose();
    };
    mutate({ id, lines: chosen, reason: reason.trim() }, { onSuccess });
  }

  return (
    <Modal isOpen onClose={onClose} title={t('title')} closeLabel={actions('close')} width={WIDTH}>
      <form className={styles.form} onSubmit={send} noValidate>
        <p>{t('text', { date: formatDate(until) })}</p>
        <fieldset className={styles.lines} aria-describedby="return-lines">
          <legend>{t('lines')}</legend>
          {lines.map(({ id: line, product, options }) => (
            <Checkbox key={line} checked={chosen.includes(line)} onChange={() => toggle(line)}>
              {withUnits([product.name, options].filter(Boolean).join(', '))}
            </Checkbox>
          ))}
          <FieldError id="return-lines" text={isMissing ? t('choose') : undefined} />
        </fieldset>
        <TextArea
          label={t('reason')}
          note={t('optional')}
          placeholder={t('placeholder')}
          maxLength={TEXT_LENGTH_MAX.returnReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <Button type="submit" size="large" wide busy={isPending}>
            {t('send')}
          </Button>
          <FieldError id="return-failed" text={error ? failure(error, t('failed')) : undefined} />
        </div>
      </form>
    </Modal>
  );
}
