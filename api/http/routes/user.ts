import Bowser from 'bowser';
import type { Context } from 'hono';
import { type Api, implement } from '@/api/http/implement';
import { bearerOf } from '@/api/http/session';
import { sendCode } from '@/api/services/send-code';
import { endSession, endSessions, listSessions } from '@/api/services/session';
import { signIn } from '@/api/services/sign-in';
import { type Device, dropToken } from '@/api/services/token';
import { changeUser, getUser } from '@/api/services/user';
import { placeOf } from '@/api/shared/client-address';
import type { Ports } from '@/api/shared/ports';

const AGENT_MAX = 300;
const NAME_MAX = 40;

export function userRoutes(api: Api, ports: Ports) {
  const originOf = (c: Context, browser: () => string) => ({
    ...placeOf(c, ports.isBehindProxy),
    browser: browser(),
  });
  implement(api, ports, 'user.sendCode', ({ c, body, browser, locale }) =>
    sendCode(ports, { phone: body.phone, origin: originOf(c, browser), locale }),
  );
  implement(api, ports, 'user.signIn', ({ c, body, browser, guest, locale }) =>
    signIn(ports, { ...body, guest, locale, origin: originOf(c, browser), device: deviceOf(c) }),
  );
  implement(api, ports, 'user.signOut', async ({ c }) => {
    await dropToken(ports, bearerOf(c) ?? '');
    return null;
  });
  implement(api, ports, 'user.sessions', ({ c, customer }) =>
    listSessions(ports, customer, bearerOf(c) ?? ''),
  );
  implement(api, ports, 'user.endSession', async ({ customer, params }) => {
    await endSession(ports, customer, params.id);
    return null;
  });
  implement(api, ports, 'user.endSessions', async ({ customer, browser }) => {
    await endSessions(ports, customer, browser());
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
