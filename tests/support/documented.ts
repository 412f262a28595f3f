import { type ErrorStatus, errorShapes, errorsOf } from '@/api/http/call-errors';
import { callNameOf } from '@/packages/mock/journal/contract-check';

/**
 * What an answer has that the OpenAPI document of the API does not say of its call; null for nothing,
 * and for what is no call. The document is made from the same tables.
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
