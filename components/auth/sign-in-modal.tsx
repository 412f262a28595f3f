'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/ui/feedback/toast';
import { Modal } from '@/components/ui/overlay/modal';
import { useLocalizedRouter } from '@/lib/navigation/use-localized-router';
import { isSignInOpen, signInDone, signInTarget } from '@/stores/sign-in';
import { CodeStep, type Request } from './code-step';
import { PhoneStep } from './phone-step';
import styles from './sign-in-modal.module.css';

type Props = { isOpen: boolean; onClose: () => void };

const WIDTH = 420;

/**
 * Requests the phone number and then the code (S4-13). A new key at each opening resets both steps.
 */
export function SignInModal({ isOpen, onClose }: Props) {
  const t = useTranslations('signIn');
  const actions = useTranslations('actions');
  const [request, setRequest] = useState<Request | null>(null);
  const [isPhoneStep, setIsPhoneStep] = useState(true);
  const router = useLocalizedRouter();

  function codeSent(detail: string, digits: string) {
    toast(detail);
    setRequest({ phone: digits, at: performance.now(), detail });
    setIsPhoneStep(false);
  }

  // The shopper stays on the page if they closed the dialog while the API checked the code.
  function signedIn() {
    if (!isSignInOpen()) return;
    const target = signInTarget();
    signInDone();
    if (target) router.push(target);
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t(isPhoneStep ? 'title' : 'codeTitle')}
      closeLabel={actions('close')}
      width={WIDTH}
      inset={32}
    >
      <div className={styles.content}>
        {request && !isPhoneStep ? (
          <CodeStep
            request={request}
            onRequested={codeSent}
            onChangePhone={() => setIsPhoneStep(true)}
            onSignedIn={signedIn}
          />
        ) : (
          <PhoneStep request={request} onKept={() => setIsPhoneStep(false)} onSent={codeSent} />
        )}
      </div>
    </Modal>
  );
}
