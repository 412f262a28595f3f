import { useTranslations } from 'next-intl';
import type { ActionName } from '@/stores/interruption';
import { ReconnectScreen } from './reconnect-screen';
import type { ReconnectOptions } from './use-reconnect';

export type FailedScreenProps = Pick<ReconnectOptions, 'onBack'> & {
  /** The action that failed; `null` if the page sent the request itself, for example for a list. */
  action: ActionName | null;
};

/**
 * Covers a page after a request failed with an error from the shop (S8-06).
 *
 * After a failed action, the screen does not close by itself, so that the shopper can read which
 * action failed. The outcome of the action is unknown, so the text does not state one (ADR 046).
 */
export function FailedScreen({ action, onBack }: FailedScreenProps) {
  const t = useTranslations('errors.failed');
  const actions = useTranslations('errors.actions');
  const retry = useTranslations('actions')('retry');

  if (action === null) {
    return (
      <ReconnectScreen
        isAutomatic
        onBack={onBack}
        title={t('title')}
        text={t('text')}
        still={t('still')}
      />
    );
  }
  return (
    <ReconnectScreen
      isAutomatic={false}
      onBack={onBack}
      title={t('actionTitle', { action: actions(action) })}
      text={t('actionText', { retry })}
      still={t('still')}
      back={{ label: t('back'), onPress: () => onBack({ isPressed: false }) }}
    />
  );
}
