import Bowser from 'bowser';
import type { Context } from 'hono';
import type { Device } from '@/api/services/token';

const AGENT_MAX = 300;
const NAME_MAX = 40;

export function deviceOf(c: Context): Device {
  const agent = c.req.header('user-agent')?.slice(0, AGENT_MAX);
  if (!agent) return { browserName: '', systemName: '' };
  const { browser, os } = Bowser.parse(agent);
  return {
    browserName: (browser.name ?? '').slice(0, NAME_MAX),
    systemName: (os.name ?? '').slice(0, NAME_MAX),
  };
}
