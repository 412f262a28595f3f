import { expect, test } from 'vitest';
import { areDatabaseHosts, hostsOf } from '@/lib/settings/addresses';

test.each([
  ['postgres://one/shop', ['postgres://one/shop']],
  ['postgres://u:a,b@one/shop', ['postgres://u:a,b@one/shop']],
  ['postgres:///shop?host=/run/postgresql', ['postgres:///shop?host=/run/postgresql']],
  ['postgres://%2Frun%2Fpostgresql/shop', ['postgres://%2Frun%2Fpostgresql/shop']],
  [
    'postgresql://u:p%40@one:5432,two/shop?sslmode=require',
    [
      'postgresql://u:p%40@one:5432/shop?sslmode=require',
      'postgresql://u:p%40@two/shop?sslmode=require',
    ],
  ],
  ['postgres://[::1]:5433,[::2]/shop', ['postgres://[::1]:5433/shop', 'postgres://[::2]/shop']],
])('splits %s into one URL per host', (address, hosts) => {
  expect(hostsOf(address)).toEqual(hosts);
  expect(areDatabaseHosts(address)).toBe(true);
});

test.each(['mysql://one/shop', 'one', '', 'postgres://one,,two/shop', 'postgres://one:x,two/shop'])(
  'rejects the PostgreSQL URL %j',
  (address) => {
    expect(areDatabaseHosts(address)).toBe(false);
  },
);
