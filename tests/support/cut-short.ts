/** Returns a response whose connection is reset in the middle of its body. */
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
