type Listening = { port: string; servers: string[] };

/** As README says it: reads that meet a server that ends are sent to another one. */
export function haproxyConfig(listening: Listening[]): string {
  return `
global
  maxconn 4000
defaults
  mode http
  option forwardfor
  option httpchk GET /readyz
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response response-timeout
  timeout connect 1s
  timeout client 40s
  timeout server 40s
  timeout check 1s
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${listening.map(section).join('\n')}
`;
}

function section({ port, servers }: Listening): string {
  return `
listen to_${port}
  bind 127.0.0.1:${port}
  balance roundrobin
  http-request disable-l7-retry unless METH_GET
${servers.map((server) => `  server on_${server} 127.0.0.1:${server} check`).join('\n')}`;
}
