/**
 * The payment providers, in the order in which the checkout shows them. See
 * `docs/develop/add-a-payment-provider.md`.
 */
export const PAYMENT_PROVIDERS = ['payme', 'click'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

/**
 * Payment methods that redirect the shopper to a payment page at once. `sandbox` is a page of the
 * shop that replaces the providers if none is set up.
 */
export const ONLINE_PAYMENTS = [...PAYMENT_PROVIDERS, 'sandbox'] as const;
export type OnlinePayment = (typeof ONLINE_PAYMENTS)[number];

/** All payment methods on the wire. `instalment` is the spelling of the contract. */
export const PAYMENT_METHODS = ['cash', 'card', 'instalment', ...ONLINE_PAYMENTS] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Returns whether the shop offers installments. A backend that lists no methods offers all. */
export function offersInstallment(methods: readonly string[] | undefined): boolean {
  return methods?.includes('instalment') ?? true;
}
