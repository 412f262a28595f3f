import { type Control, controlCalls } from './control';

export type * from './control';

/** The error that a method of a world throws when the mock refuses the control request. */
export class MockRefusal extends Error {
  override readonly name = 'MockRefusal';
  readonly status: number;
  /** The `data` of the response: `detail`, `fields`, and for a verification `count` and `near`. */
  readonly data: Record<string, unknown>;

  constructor(call: string, status: number, data: Record<string, unknown>) {
    super(`${call} returned ${status}: ${data.detail}`);
    this.status = status;
    this.data = data;
  }
}

/** The world of one test. It has a method for every control endpoint. */
export type World = Control & {
  readonly worldName: string;
  /** The base URL of the mocked API. */
  readonly apiUrl: string;
};

/**
 * Returns the world with this name. The mocked API creates it on the first request.
 *
 * Its methods reject with {@link MockRefusal} when the mock refuses a request, and with an `Error`
 * when the address does not belong to a mocked API.
 *
 * @param apiUrl - The base URL of the mocked API, such as `http://127.0.0.1:4001`.
 * @param worldName - A name that no other test uses.
 */
export function openWorld(apiUrl: string, worldName: string): World {
  const methods = Object.entries(controlCalls).map(([name, call]) => [
    name,
    (body?: object) => send({ apiUrl, worldName, call, body }),
  ]);
  return { ...asControl(Object.fromEntries(methods)), apiUrl, worldName };
}

type Sent = { apiUrl: string; worldName: string; call: string; body: object | undefined };

async function send({ apiUrl, worldName, call, body }: Sent): Promise<unknown> {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(apiUrl + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-world': worldName },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { data } = await readEnvelope(response);
  if (!response.ok) throw new MockRefusal(call, response.status, data);
  return data;
}

async function readEnvelope(response: Response) {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    const { status, url } = response;
    throw new Error(
      `${url} returned ${status} without JSON. Check that the mocked API is running there.`,
      { cause },
    );
  }
}

// `controlCalls` and `Control` are generated from the same table.
function asControl(methods: object): Control {
  return methods as Control;
}
