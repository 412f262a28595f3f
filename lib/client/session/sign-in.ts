import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { caller } from '@/lib/client/call';
import { useWrite } from '@/lib/client/write';
import { useWriteFailure } from '@/lib/client/write-failure';
import shapes from '@/lib/contract/shapes/user.json';
import { isRecord } from '@/lib/domain/is-record';
import { ApiError } from '@/lib/http/errors';
import { signedIn } from '@/stores/auth';
import { reloadShopperData } from './clear-shopper-data';

const call = caller<'user'>(shapes);

type CodeRequest = {
  onSent: (detail: string, phone: string) => void;
  onRefused: (detail: string) => void;
};

/** Requests a sign-in code. `onRefused` receives the text to show (S8-02). */
export function useSendCode({ onSent, onRefused }: CodeRequest) {
  const locale = useLocale();
  const failure = useWriteFailure();
  return useWrite({
    action: 'codeSend',
    mutationFn: (phone: string) =>
      call('user.sendCode', { body: { phone } }, { locale }).catch(refuseWithoutSms),
    onSuccess: ({ detail }, phone) => onSent(detail, phone),
    onError: (error) => onRefused(failure(error, '')),
  });
}

/**
 * Converts the error "SMS unavailable" into a rejection. The form then shows it, and the offline
 * page does not open.
 */
function refuseWithoutSms(error: unknown): never {
  if (!(error instanceof ApiError) || !isWithoutSms(error.data)) throw error;
  throw new ApiError('rejected', { status: error.status, detail: error.detail });
}

function isWithoutSms(data: unknown): boolean {
  return isRecord(data) && data.code === 'sms_unavailable';
}

type Tried = {
  onSignedIn: () => void;
  /** `isWrong` is true for a rejected code, false for other errors, such as too many attempts. */
  onRefused: (text: string, refusal: { isWrong: boolean }) => void;
};

/** Signs the shopper in. The API merges the guest's cart and wishlist, so both are loaded again. */
export function useSignIn({ onSignedIn, onRefused }: Tried) {
  const queryClient = useQueryClient();
  const locale = useLocale();
  const failure = useWriteFailure();
  return useWrite({
    action: 'signIn',
    mutationFn: async (body: { phone: string; code: string }) => {
      const data = await call('user.signIn', { body }, { locale });
      if (!data.token) throw new ApiError('malformed');
      return data;
    },
    onSuccess: (data) => {
      signedIn(data);
      reloadShopperData(queryClient);
      onSignedIn();
    },
    onError: (error) => onRefused(failure(error, ''), { isWrong: isWrongCode(error) }),
  });
}

function isWrongCode(error: Error): boolean {
  return error instanceof ApiError && error.kind === 'rejected';
}
