/**
 * The payment providers, in the order in which the checkout shows them. See
 * `docs/develop/add-a-payment-provider.md`.
 */
export const PAYMENT_PROVIDERS = ['payme', 'click'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/**
 * Payment methods that redirect the shopper to a payment page. `sandbox` is the shop's own test
 * page, which replaces the providers if none is set up.
 */
export const ONLINE_PAYMENTS = [...PAYMENT_PROVIDERS, 'sandbox'] as const;
export type OnlinePayment = (typeof ONLINE_PAYMENTS)[number];

/** All payment methods on the wire. The contract uses the spelling `instalment`. */
export const PAYMENT_METHODS = ['cash', 'card', 'instalment', ...ONLINE_PAYMENTS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Returns whether the shop offers installments. A backend that lists no methods offers all. */
export function offersInstallment(methods: readonly string[] | undefined): boolean {
  return methods?.includes('instalment') ?? true;
}
