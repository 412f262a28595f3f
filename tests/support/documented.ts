import { type ErrorStatus, errorShapes, errorsOf } from '@/api/http/call-errors';
import { callNameOf } from '@/packages/mock/journal/contract-check';

/**
 * Compares a response with the OpenAPI document of the API, which has the same source as the
 * contract.
 *
 * @returns A description of the difference; `null` if there is none or the endpoint is unknown.
 */
export async function undocumented(
  method: string,
  path: string,
  answer: Response,
): Promise<string | null> {
  const name = callNameOf({ method, path });
  if (name === null || answer.ok || method === 'HEAD') return null;
  const asked = `${method} ${path} answered ${answer.status}`;
  const status = errorsOf(name).find((known) => known === answer.status);
  if (status === undefined) return `${asked}, which ${name} does not list`;
  const { data } = await answer.clone().json();
  return shapeFault(status, data, asked);
}

function shapeFault(status: ErrorStatus, data: unknown, asked: string): string | null {
  const { error } = errorShapes[status].data.safeParse(data);
  return error ? `${asked} with ${JSON.stringify(data)}: ${error.message}` : null;
}
