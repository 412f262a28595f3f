import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onPath } from '@/scripts/lib/install/browser.mjs';
import { findFreePort } from '@/scripts/lib/processes/ports.mjs';
import type { Driver, DriverOptions, Key, Point } from './driver';

const CALL_LIMIT_MS = 30_000;
/** The script timeout. It ends the wait for a result that the driver lost in a navigation. */
const ANSWER_LIMIT_MS = 3000;
const POLL_EVERY_MS = 50;
const IS_THERE = "return !window.isLeft && document.readyState !== 'loading'";
const DRAG_MS = 200;
const WINDOW = resolve('tests/engines/drivers/webkit-window.mjs');

/** The code points of the keys in the WebDriver protocol. */
const keys: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** The key for element ids in WebDriver responses. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/**
 * Opens a WebKit window with its own screen, driver and folder, because windows on one screen would
 * take the focus from each other.
 */
export async function openWebKit(options: DriverOptions): Promise<Driver> {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-webkit-'));
  const screen = spawnTool('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24'], {});
  const display = `:${String(await firstOf(screen)).trim()}`;
  const port = await findFreePort();
  const env = { DISPLAY: display, GTK_A11Y: 'none', NO_AT_BRIDGE: '1', XDG_DATA_HOME: folder };
  const driver = spawnTool('WebKitWebDriver', ['-p', String(port)], env);
  const complaints = listenTo(driver);
  const call = await openSession(`http://127.0.0.1:${port}`, { ...options, folder });
  return {
    ...verbsOf(call),
    complaints: () => complaints,
    close: async () => {
      // Stopping the X server also closes the window.
      const ended = [driver, screen].map((child) => once(child, 'exit'));
      for (const child of [driver, screen]) child.kill();
      await Promise.all(ended);
      await until(async () => isRemoved(folder), 'WebKit is still writing to its folder');
    },
  };
}

/**
 * Deletes the folder, or throws if WebKit's other processes still write to it. Node's own retries
 * miss files that are written after the deletion has started.
 */
function isRemoved(folder: string): boolean {
  rmSync(folder, { recursive: true, force: true });
  return true;
}

function verbsOf(call: Call): Omit<Driver, 'complaints' | 'close'> {
  const perform = (source: object) => call('POST', '/actions', { actions: [source] });
  const evaluate = (script: string) => call('POST', '/execute/sync', { script, args: [] });
  /** Navigates without waiting for images. The driver's own navigation would wait for them. */
  const leave = async (navigate: () => Promise<unknown>) => {
    await evaluate('window.isLeft = true');
    await navigate();
    await until(async () => (await evaluate(IS_THERE)) === true, 'the next page did not load');
  };
  const typeKeys = (text: string) =>
    perform({
      type: 'key',
      id: 'keys',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const pointer = (actions: object[]) => perform({ type: 'pointer', id: 'mouse', actions });
  const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 })) as [
    object,
    object,
  ];
  return {
    goto: (url) => leave(() => call('POST', '/url', { url })),
    reload: () => leave(() => call('POST', '/refresh', {})),
    evaluate,
    press: async (x, y) => void (await pointer([moveTo({ x, y }), down, up])),
    drag: async (from, to) => void (await pointer([moveTo(from), down, moveTo(to, DRAG_MS), up])),
    type: async (text) => void (await typeKeys(text)),
    pressKey: async (key) => void (await typeKeys(keys[key])),
    upload: async (css, file) => {
      const found = await call('POST', '/element', { using: 'css selector', value: css });
      await call('POST', `/element/${Object(found)[ELEMENT]}/value`, { text: file });
    },
    screenshot: async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64'),
  };
}

const moveTo = ({ x, y }: Point, duration = 0) => ({
  type: 'pointerMove',
  origin: 'viewport',
  duration,
  x: Math.round(x),
  y: Math.round(y),
});

async function openSession(url: string, window: DriverOptions & { folder: string }): Promise<Call> {
  const [binary = ''] = onPath(['gjs']);
  const args = ['-m', WINDOW, JSON.stringify(window)];
  await until(async () => (await fetch(`${url}/status`)).ok, 'WebKitWebDriver does not answer');
  const session = await callDriver('POST', `${url}/session`, {
    capabilities: {
      alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { binary, args } },
    },
  });
  const at = `${url}/session/${Object(session).sessionId}`;
  return (method, path, body) => callDriver(method, at + path, body);
}

async function callDriver(method: string, url: string, body?: object): Promise<unknown> {
  const isQuestion = url.endsWith('/execute/sync');
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(isQuestion ? ANSWER_LIMIT_MS : CALL_LIMIT_MS),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`);
  return value;
}

async function until(isDone: () => Promise<boolean>, problem: string): Promise<void> {
  const giveUpAt = performance.now() + CALL_LIMIT_MS;
  for (;;) {
    if (await isDone().catch(() => false)) return;
    if (performance.now() > giveUpAt) throw new Error(problem);
    await wait(POLL_EVERY_MS);
  }
}

function spawnTool(name: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(name, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
}

async function firstOf(child: ChildProcess): Promise<unknown> {
  const [chunk] = await once(child.stdio[3] ?? child, 'data');
  return chunk;
}

/**
 * Reads the window's console output. Each message begins with 'CONSOLE ERROR …' and can span
 * several lines.
 */
function listenTo(driver: ChildProcess): string[] {
  const complaints: string[] = [];
  for (const stream of [driver.stdout, driver.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      const messages = String(chunk).split(/^.*?(?=CONSOLE )/m);
      complaints.push(...messages.filter((text) => /CONSOLE (?:\S+ )*(?:ERROR|WARN)/.test(text)));
    });
  }
  return complaints;
}
