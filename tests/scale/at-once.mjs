import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Sends all requests at once from a worker thread, so that sending does not delay measurements in
 * the main thread.
 */
const responses = await Promise.all(workerData.map(send));
parentPort?.postMessage(responses);

function send({ url, headers, body }) {
  return new Promise((resolve) => {
    const clientRequest = request(url, { method: 'POST', headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, body: text }));
    });
    clientRequest.on('error', ({ message }) => resolve({ status: 0, body: message }));
    clientRequest.end(body);
  });
}
