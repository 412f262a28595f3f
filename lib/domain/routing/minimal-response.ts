/** The value of `Prefer` that asks for a status without its page (RFC 7240, section 4.2). */
export const MINIMAL_RESPONSE = 'return=minimal';
