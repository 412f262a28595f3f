/**
 * The figures of storms in full: on a server, or where WHOLE_FIGURES asks for them. The embedded
 * database does one thing at a time, fewer show the same there.
 */
export const inFull = Boolean(process.env.DATABASE_URL_TEST || process.env.WHOLE_FIGURES);
