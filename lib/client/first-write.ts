let first: Promise<unknown> | null = null;

/**
 * The first write of a visit makes a new visitor a guest, by a cookie that no script can see: two
 * at once would make two guests, of whom one is lost. So the others wait until it is answered.
 */
export async function afterFirstWrite<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  if (first === null) {
    const sent = write();
    first = sent.catch(() => null);
    return sent;
  }
  await first;
  return write();
}
