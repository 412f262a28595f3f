let guests = 0;

/** The cookie of a guest whom nobody else in the tests is. */
export function aGuest(noun: string) {
  guests += 1;
  return { cookie: `sid=${`${noun}-guest-${process.pid}-${guests}`.padEnd(30, '_')}` };
}
