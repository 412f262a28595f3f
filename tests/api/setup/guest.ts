let guests = 0;

/** Returns the cookie of a guest who belongs to one test. */
export function aGuest(noun: string) {
  guests += 1;
  return { cookie: `sid=${`${noun}-guest-${process.pid}-${guests}`.padEnd(30, '_')}` };
}
