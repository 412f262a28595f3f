import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';
import { defaults } from './setting-defaults.mjs';

const NODE_AT_LEAST = [20, 9];
const ASSIGNMENT = /^\s*(?:export\s+)?(\w+)\s*=\s*(?:(['"])(.*?)\2|(.*?))\s*(?:(?<=[\s=])#.*)?$/;

export function readSettings() {
  requireNode();
  readEnvFile();
  const port = portOf('PORT');
  const apiPort = portOf('API_PORT');
  if (port === apiPort)
    throw new Failure(`PORT and API_PORT are both ${port}. Set them to different ports.`);
  const host = settingOf('HOST');
  return {
    host,
    port,
    ownUrl: `http://${reachable(host)}:${port}`,
    apiPort,
    dataFolder: settingOf('CHORSU_DATA'),
    buildFolder: settingOf('CHORSU_DIST'),
    apiUrl: process.env.API_URL || null,
    siteUrl: process.env.SITE_URL || `http://localhost:${port}`,
  };
}

/** Returns the host at which this machine reaches a server that listens on `host`. */
function reachable(host) {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor, wantedMinor] = NODE_AT_LEAST;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Failure(
    `Node ${NODE_AT_LEAST.join('.')} or newer is required, but this is ${version}.`,
  );
}

function settingOf(name) {
  return process.env[name] || defaults[name];
}

function portOf(name) {
  const text = settingOf(name);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`${name} must be a port number from 1 to 65535, but is '${text}'.`);
}

export function readEnvFile() {
  const file = join(root, '.env');
  if (!existsSync(file)) return;
  for (const [name, value] of parseEnv(readFileSync(file, 'utf8'))) process.env[name] ??= value;
}

/**
 * Parses lines of NAME=value. Drops quotes around a value. As in a shell, a # begins a comment only
 * at the beginning of a value or after a space. Node's own parser (20.12 and later) would truncate
 * passwords at a #.
 */
export function parseEnv(text) {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name, , quoted, plain] = ASSIGNMENT.exec(line) ?? [];
    return name ? [[name, quoted ?? plain]] : [];
  });
}
