/** An answer whose connection is reset amid its body. */
export function cutShort(): Response {
  return new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"status":true,"data":{"'));
        stream.error(new TypeError('connection reset'));
      },
    }),
  );
}
