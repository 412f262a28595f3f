/** Which world a request belongs to: a header of its own, or the browser's cookie. */
export const WORLD_COOKIE = 'world';
export const WORLD_HEADER = 'x-world';
