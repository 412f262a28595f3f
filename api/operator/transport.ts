/** The content type of requests and responses with one JSON value per line. */
export const LINES = 'application/x-ndjson';
/**
 * The content type of requests whose body is a file. The rest of the command is in {@link
 * COMMAND_HEADER}.
 */
export const BYTES = 'application/octet-stream';
/** The header that carries the command of a request whose body is a file. */
export const COMMAND_HEADER = 'x-command';
