import { createServer, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { SmsFailure } from '@/api/shared/errors';
import { eskizSms } from '@/api/shared/sms/eskiz';
import { listening } from '@/tests/support/process/listening';

type Message = Record<string, string>;

async function fieldsOf(request: IncomingMessage): Promise<Message> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const form = await new Response(Buffer.concat(chunks), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/** Starts a server that imitates notify.eskiz.uz according to its documentation. */
async function anEskiz({ isBroken = false, isSilent = false } = {}) {
  const seen = { logins: 0, messages: [] as Message[] };
  let token = '';
  const server = createServer(async (request, response) => {
    const fields = await fieldsOf(request);
    const respond = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };

    if (isBroken) return respond(500, { message: 'Server error' });
    if (request.url === '/api/auth/login') {
      seen.logins += 1;
      if (fields.password !== 'secret') return respond(401, { message: 'Invalid credentials' });
      token = `token-${seen.logins}`;
      return respond(200, { message: 'token_generated', data: { token }, token_type: 'bearer' });
    }
    if (request.headers.authorization !== `Bearer ${token}`) {
      return respond(401, { message: 'Expired', status: 'token-invalid' });
    }
    seen.messages.push(fields);
    // Closes the connection without a response.
    if (isSilent) return response.destroy();
    return respond(200, { id: 'e837', message: 'Waiting for SMS provider', status: 'waiting' });
  });
  const port = await listening(server);
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  const account = {
    url: `http://127.0.0.1:${port}/api`,
    email: 'shop@x.uz',
    password: 'secret',
    from: '4546',
  };
  return {
    seen,
    account,
    expire: () => {
      token = 'another';
    },
  };
}

test('sends messages in the documented format after a single login', async () => {
  const { seen, account } = await anEskiz();
  const sms = eskizSms({ ...account, callbackUrl: 'https://shop.example/sms' });
  await Promise.all([sms.send('998901234567', 'Kod 1'), sms.send('998901234568', 'Kod 2')]);
  await sms.send('998901234569', 'Kod 3');

  expect(seen.logins).toBe(1);
  expect(seen.messages).toHaveLength(3);
  expect(seen.messages).toContainEqual({
    mobile_phone: '998901234567',
    message: 'Kod 1',
    from: '4546',
    callback_url: 'https://shop.example/sms',
  });
});

test('renews an expired token without losing or repeating a message', async () => {
  const { seen, account, expire } = await anEskiz();
  const sms = eskizSms(account);
  await sms.send('998901234567', 'one');
  expire();
  await Promise.all([sms.send('998901234567', 'two'), sms.send('998901234567', 'three')]);
  expect(seen.messages.map(({ message }) => message).sort()).toEqual(['one', 'three', 'two']);
  expect(seen.logins).toBe(2);
});

test('includes the error message from Eskiz in the thrown error', async () => {
  const { account } = await anEskiz();
  const broken = await anEskiz({ isBroken: true });
  const wrong = { ...account, password: 'no' };
  await expect(eskizSms(wrong).send('998901234567', 'x')).rejects.toThrow(
    'Eskiz rejected the account: status 401: Invalid credentials',
  );
  await expect(eskizSms(broken.account).send('998901234567', 'x')).rejects.toThrow(
    ': Server error',
  );
});

test('throws an SmsFailure when the password is wrong or the provider fails', async () => {
  const { account } = await anEskiz();
  const broken = await anEskiz({ isBroken: true });
  const nowhere = { ...account, url: 'http://127.0.0.1:9/api' };
  for (const wrong of [{ ...account, password: 'no' }, broken.account, nowhere]) {
    await expect(eskizSms(wrong).send('998901234567', 'x')).rejects.toThrow(SmsFailure);
  }
});

test('reports a message as possibly sent only if the response is lost', async () => {
  const silent = await anEskiz({ isSilent: true });
  const sms = eskizSms(silent.account);
  await expect(sms.send('998901234567', 'x')).rejects.toMatchObject({ isUnsure: true });
  expect(silent.seen.messages).toHaveLength(1);
  const broken = await anEskiz({ isBroken: true });
  const nowhere = { ...broken.account, url: 'http://127.0.0.1:9/api' };
  for (const account of [broken.account, nowhere]) {
    const sent = eskizSms(account).send('998901234567', 'x');
    await expect(sent).rejects.toMatchObject({ isUnsure: false });
  }
});
