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
  response: Response,
): Promise<string | null> {
  const name = callNameOf({ method, path });
  if (name === null || response.ok || method === 'HEAD') return null;
  const outcome = `${method} ${path} returned ${response.status}`;
  const status = errorsOf(name).find((known) => known === response.status);
  if (status === undefined) return `${outcome}, which ${name} does not list`;
  const { data } = await response.clone().json();
  return shapeFault(status, data, outcome);
}

function shapeFault(status: ErrorStatus, data: unknown, outcome: string): string | null {
  const { error } = errorShapes[status].data.safeParse(data);
  return error ? `${outcome} with ${JSON.stringify(data)}: ${error.message}` : null;
}
