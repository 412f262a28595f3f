// Without one of its own Next takes the shop's.
export function middleware() {}

export const config = { matcher: '/never' };
