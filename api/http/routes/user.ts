import Bowser from 'bowser';
import type { Context } from 'hono';
import { type Api, implement } from '@/api/http/implement';
import { bearerOf } from '@/api/http/session';
import { sendCode } from '@/api/services/session/send-code';
import { endSession, endSessions, listSessions, signOut } from '@/api/services/session/session';
import { signIn } from '@/api/services/session/sign-in';
import type { Device } from '@/api/services/session/token';
import { changeUser, getUser } from '@/api/services/session/user';
import { originOf } from '@/api/shared/client-address';
import type { Ports } from '@/api/shared/ports';

const AGENT_MAX = 300;
const NAME_MAX = 40;

export function userRoutes(api: Api, ports: Ports) {
  const codeOriginOf = (c: Context, browser: string) => ({
    ...originOf(c, ports.isBehindProxy),
    browser,
  });
  implement(api, ports, 'user.sendCode', ({ c, body, browser, locale }) =>
    sendCode(ports, { phone: body.phone, origin: codeOriginOf(c, browser()), locale }),
  );
  implement(api, ports, 'user.signIn', async ({ c, body, guest, newGuest, locale }) => {
    const next = newGuest();
    const origin = codeOriginOf(c, guest ?? next.key);
    const input = { ...body, guest, nextGuest: next.key, locale, origin, device: deviceOf(c) };
    const signedIn = await signIn(ports, input);
    next.keep();
    return signedIn;
  });
  implement(api, ports, 'user.signOut', async ({ c, customer, guest, newGuest }) => {
    const next = newGuest();
    await signOut(ports, { customer, token: bearerOf(c) ?? '', from: guest, to: next.key });
    next.keep();
    return null;
  });
  implement(api, ports, 'user.sessions', ({ c, customer }) =>
    listSessions(ports, customer, bearerOf(c) ?? ''),
  );
  implement(api, ports, 'user.endSession', async ({ customer, params }) => {
    await endSession(ports, customer, params.id);
    return null;
  });
  implement(api, ports, 'user.endSessions', async ({ customer, guest, newGuest }) => {
    const next = newGuest();
    await endSessions(ports, customer, { from: guest, to: next.key });
    next.keep();
    return null;
  });
  implement(api, ports, 'user.get', ({ customer }) => getUser(ports, customer));
  implement(api, ports, 'user.change', ({ customer, body }) => changeUser(ports, customer, body));
}

function deviceOf(c: Context): Device {
  const agent = c.req.header('user-agent')?.slice(0, AGENT_MAX);
  if (!agent) return { browserName: '', systemName: '' };
  const { browser, os } = Bowser.parse(agent);
  return {
    browserName: (browser.name ?? '').slice(0, NAME_MAX),
    systemName: (os.name ?? '').slice(0, NAME_MAX),
  };
}
