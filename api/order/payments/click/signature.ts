import { createHash } from 'node:crypto';
import type { ClickSettings } from '@/api/order/payments/providers';
import { isSameSecret } from '@/lib/security/secrets';
import { ACTIONS, type ClickRequest } from './request';

/**
 * Computes the signature of a request. Only in the second step does it include the id that the
 * first step returned.
 */
function signatureOf(request: ClickRequest, secret: string): string {
  const { action, merchant_prepare_id: prepareId } = request;
  const parts = [
    request.click_trans_id,
    request.service_id,
    secret,
    request.merchant_trans_id,
    action === ACTIONS.complete ? prepareId : '',
    request.amount,
    action,
    request.sign_time,
  ];
  return createHash('md5').update(parts.join('')).digest('hex');
}

/**
 * Returns whether the callback is for this service and correctly signed. Compares in constant time.
 */
export function isSigned(
  request: ClickRequest,
  { secret, serviceId }: Pick<ClickSettings, 'secret' | 'serviceId'>,
): boolean {
  const expected = signatureOf(request, secret);
  const isGenuine = isSameSecret(request.sign_string.toLowerCase(), expected);
  return isGenuine && request.service_id === serviceId;
}
