import { type Api, implement } from '@/api/http/implement';
import { bearerOf } from '@/api/http/session';
import { sendCode } from '@/api/services/send-code';
import { signIn } from '@/api/services/sign-in';
import { dropToken } from '@/api/services/token';
import { changeUser, getUser } from '@/api/services/user';
import { originOf } from '@/api/shared/client-address';
import type { Ports } from '@/api/shared/ports';

export function userRoutes(api: Api, ports: Ports) {
  implement(api, ports, 'user.sendCode', ({ c, body, locale }) =>
    sendCode(ports, { phone: body.phone, origin: originOf(c, ports.isBehindProxy), locale }),
  );
  implement(api, ports, 'user.signIn', ({ c, body, guest }) =>
    signIn(ports, { ...body, guest, origin: originOf(c, ports.isBehindProxy) }),
  );
  implement(api, ports, 'user.signOut', async ({ c }) => {
    await dropToken(ports, bearerOf(c) ?? '');
    return null;
  });
  implement(api, ports, 'user.get', ({ customer }) => getUser(ports, customer));
  implement(api, ports, 'user.change', ({ customer, body }) => changeUser(ports, customer, body));
}
