/**
 * The storage key of the token and the profile. It has its own file, so that scripts without React
 * can import it.
 */
export const AUTH_KEY = 'chorsu:auth';
