import { createServer } from 'node:http';
import { sendRequest } from '@/tests/support/send-request';

/** A plain Node server that sends the same bytes as the storefront, for comparison. */
const [port, origin = '', path = ''] = process.argv.slice(2);
const { headers, body } = await sendRequest(origin, path, {
  headers: { 'accept-encoding': 'gzip' },
});
const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...sent } = headers;

createServer((req, res) => {
  if (req.url === '/livez') res.end();
  else res.writeHead(200, sent).end(body);
}).listen(Number(port), '127.0.0.1');
