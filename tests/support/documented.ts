import { type ErrorStatus, errorShapes, errorsOf } from '@/api/http/call-errors';
import { callNameOf } from '@/packages/mock/journal/contract-check';

/**
 * Compares an error response with the errors that the OpenAPI document lists for its endpoint.
 *
 * @returns A description of the difference; `null` if there is none, if the response is not an
 *   error, or if the endpoint is unknown.
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
