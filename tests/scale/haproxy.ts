import { readFileSync } from 'node:fs';

type Ports = { shop: string; storefrontPorts: string[]; apis: string; apiPorts: string[] };

const DOCUMENTED = 'deploy/haproxy/haproxy.cfg';

/**
 * Returns the documented configuration with the addresses of this machine, without TLS. HAProxy
 * distributes requests evenly regardless of the load, and each response contains the name of its
 * server.
 */
export function haproxyConfig({ shop, storefrontPorts, apis, apiPorts }: Ports): string {
  return readFileSync(DOCUMENTED, 'utf8')
    .replace('maxconn 20000', 'maxconn 2000')
    .replace('bind :80', `bind 127.0.0.1:${shop}`)
    .replace(/^ *bind :443.*\n/m, '')
    .replace(/^ *http-request redirect scheme https.*\n/m, '')
    .replace('bind 10.0.0.10:4001', `bind 127.0.0.1:${apis}`)
    .replace(/^frontend stats[\s\S]*/m, '')
    .replaceAll('balance leastconn', `balance roundrobin\n${NAMED}`)
    .replace(serversOn(3000), servers(storefrontPorts))
    .replace(serversOn(4001), servers(apiPorts));
}

/** Names the server and its backend in each response. */
const NAMED = `  http-response set-header X-Server %s
  http-response set-header X-Backend %b`;

/** Matches the servers on this port, both in a backend with checks and in one without. */
function serversOn(port: number): RegExp {
  return new RegExp(`(?:^ *server \\w+ [\\d.]+:${port}(?: check)?\\n)+`, 'gm');
}

function servers(ports: string[]): (documented: string) => string {
  return (documented) => {
    const check = documented.includes(' check') ? ' check' : '';
    return ports.map((port) => `  server on_${port} 127.0.0.1:${port}${check}\n`).join('');
  };
}
