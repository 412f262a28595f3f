// Without this file, Next would use the shop's middleware.
export function middleware() {}

export const config = { matcher: '/never' };
