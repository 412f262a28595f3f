/**
 * The process cannot go on, and a fresh one may: its supervisor should start it again. As
 * `EX_TEMPFAIL` of sysexits.h.
 */
export const START_AGAIN = 75;
