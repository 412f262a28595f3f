/** The storage key of token and profile, in a file of its own for scripts without React. */
export const AUTH_KEY = 'chorsu:auth';
