// Without its own middleware, Next would use the shop's.
export function middleware() {}

export const config = { matcher: '/never' };
