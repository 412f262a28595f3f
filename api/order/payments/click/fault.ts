/** The body of a response to Click. `error` is 0 for a success and negative for a fault. */
export type ClickResponse = { error: number; error_note: string } & Record<string, string | number>;

/** The codes and notes of Click's protocol, in its own words. */
const faults = {
  badSign: [-1, 'SIGN CHECK FAILED!'],
  badAmount: [-2, 'Incorrect parameter amount'],
  noAction: [-3, 'Action not found'],
  paid: [-4, 'Already paid'],
  noOrder: [-5, 'Order does not exist'],
  noTransaction: [-6, 'Transaction does not exist'],
  failed: [-7, 'Failed to update the order'],
  badRequest: [-8, 'Error in request from click'],
  canceled: [-9, 'Transaction cancelled'],
} as const;

/** The response to a callback that was processed. */
export const SUCCESS: ClickResponse = { error: 0, error_note: 'Success' };

const names = new Map<number, string>(
  Object.entries(faults).map(([name, [error]]) => [error, name]),
);

/** Names the result of a callback for metrics. */
export function resultOf({ error }: ClickResponse): string {
  return names.get(error) ?? 'done';
}

/** Returns the response for a fault, with the codes of Click's protocol. */
export function faultOf(name: keyof typeof faults): ClickResponse {
  const [error, note] = faults[name];
  return { error, error_note: note };
}
