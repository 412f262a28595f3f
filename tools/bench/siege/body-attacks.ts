import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withOperator } from '@/api/operator/connect';
import { importFile } from '@/api/operator/importing';
import { readEnv } from '@/api/shared/env';
import { inflatingPng } from '@/tests/support/picture-bombs';
import { sendRequest } from '@/tests/support/send-request';

/** The shop's data folder, and the `authorization` headers of the customers who attack it. */
export type AttackPlan = { folder: string; tokens: string[] };

/** The id of the product that the attackers have received, so that they may review it. */
export const REVIEWED = 1;

export type Attacker = AttackPlan & {
  shop: string;
  endsAt: number;
  /** Counts a response by its status. */
  count: (status: string) => void;
};

const REVIEW_PATH = `/api/v1/catalog/product/product-${REVIEWED}/review`;
const FORM = 'multipart/form-data; boundary=b';
const UPLOAD_BYTES = 3_000_000;
const BYTE_EVERY_MS = 500;
const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' });

/** The attacks by name. Each one runs until `endsAt`. */
export const bodyAttacks: Record<string, (attacker: Attacker) => Promise<void>> = {
  'parts bomb': (attacker) => sendForms(attacker, { body: emptyParts(), connections: 2 }),
  'inflating picture': (attacker) => sendForms(attacker, { body: pictureForm(), connections: 4 }),
  'slow uploads': (attacker) =>
    inParallel(2 * attacker.tokens.length, (at) => uploadSlowly(attacker, at)),
  'wide CSV import': importWide,
  'idle connections': stayIdle,
};

function emptyParts(): Buffer {
  const part = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\n\r\n';
  return Buffer.from(part.repeat(Math.floor(UPLOAD_BYTES / part.length)));
}

/**
 * Returns a review form with an image. The image is damaged at its end, so that the API rejects the
 * review and the customer can send it again.
 */
function pictureForm(): Buffer {
  const rating = '--b\r\nContent-Disposition: form-data; name="rating"\r\n\r\n5\r\n';
  const photo = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.png"\r\n\r\n';
  const damaged = inflatingPng();
  damaged.fill(0, damaged.length - 20, damaged.length - 12);
  return Buffer.concat([Buffer.from(rating + photo), damaged, Buffer.from('\r\n--b--\r\n')]);
}

async function sendForms(
  { shop, tokens, endsAt, count }: Attacker,
  { body, connections }: { body: Buffer; connections: number },
): Promise<void> {
  await inParallel(connections, async (at) => {
    for (let round = at; performance.now() < endsAt; round += connections) {
      const headers = {
        authorization: tokens[round % tokens.length] ?? '',
        'content-type': FORM,
        'content-length': String(body.length),
      };
      const sent = { method: 'POST', headers, body, agent };
      const response = await sendRequest(shop, REVIEW_PATH, sent).catch(() => null);
      count(response ? String(response.status) : 'cut off');
    }
  });
}

async function uploadSlowly({ shop, tokens, endsAt, count }: Attacker, at: number): Promise<void> {
  while (performance.now() < endsAt) {
    const headers = {
      authorization: tokens[at % tokens.length] ?? '',
      'content-type': FORM,
      'content-length': String(UPLOAD_BYTES),
    };
    const sending = request(shop + REVIEW_PATH, { method: 'POST', headers, agent: false });
    const responded = new Promise<string>((resolve) => {
      sending.on('response', ({ statusCode }) => resolve(String(statusCode)));
      sending.on('error', () => resolve('cut off'));
    });
    const trickle = setInterval(() => sending.write('-'), BYTE_EVERY_MS);
    count(await Promise.race([responded, wait(endsAt - performance.now(), 'unanswered')]));
    clearInterval(trickle);
    sending.destroy();
  }
}

/** Imports two files as an operator: a CSV table with 100,000 columns, and 30 MB of JSON. */
async function importWide({ folder, endsAt, count }: Attacker): Promise<void> {
  const columns = Array.from({ length: 100_000 }, (_, at) => `column_${at}`);
  const csv = join(folder, 'wide.csv');
  const json = join(folder, 'long.json');
  writeFileSync(csv, `article,${columns.join()}\n1,2\n`);
  const goods = Array.from({ length: 2000 }, () => ({ article: '', name_uz: 'x'.repeat(15_000) }));
  writeFileSync(json, JSON.stringify(goods));
  await withOperator(readEnv({ CHORSU_DATA: folder }), async (shop) => {
    while (performance.now() < endsAt) {
      for (const file of [csv, json]) {
        const command = { file, dryRun: true, withdrawOptions: false };
        await importFile(shop, command).then(
          () => count('imported'),
          () => count('refused'),
        );
      }
    }
  });
}

const IDLE_CONNECTIONS = 1280;
const ADDRESSES = 10;

/** Opens connections from ten local addresses, and replaces those that the shop closes. */
async function stayIdle({ shop, endsAt, count }: Attacker): Promise<void> {
  const { port } = new URL(shop);
  await inParallel(IDLE_CONNECTIONS, async (at) => {
    const localAddress = `127.0.0.${2 + (at % ADDRESSES)}`;
    while (performance.now() < endsAt) {
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
      const closed = new Promise<string>((resolve) => {
        socket.on('error', () => {});
        socket.on('close', () => resolve('closed'));
      });
      count(await Promise.race([closed, wait(endsAt - performance.now(), 'left open')]));
      socket.destroy();
      await wait(BYTE_EVERY_MS);
    }
  });
}

async function inParallel(count: number, work: (at: number) => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, at) => work(at)));
}
