/** 300 strings that act as SQL, patterns or code if a program does not escape them. */
export const injections: string[] = openings().flatMap((opening) =>
  endings().map((ending) => opening + ending),
);

function openings(): string[] {
  return ['', "'", '"', "')", "'))", '`', '\\', "1'", '1)', '%'];
}

function endings(): string[] {
  return [
    ' OR 1=1--',
    " OR '1'='1",
    ' AND 1=2 UNION SELECT NULL--',
    ' UNION SELECT NULL,NULL,version()--',
    ' UNION ALL SELECT tablename FROM pg_tables--',
    '; DROP TABLE products;--',
    '; UPDATE variants SET price = 1;--',
    '; SELECT pg_sleep(5)--',
    ' AND (SELECT pg_sleep(5)) IS NULL--',
    '||pg_sleep(5)||',
    ' ORDER BY 99--',
    ' LIMIT 1 OFFSET 99999999999--',
    '/**/OR/**/1=1',
    "||chr(39)||'",
    '::int',
    '::regclass',
    '{{7*7}}',
    '#{7*7}',
    '$1',
    '$(id)',
    '%%%%%%%%%%%%%%%%%%%%',
    '_%_%_%_%_%_%_%_%_%_%',
    '(a+)+$',
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    '\u0000',
    'ʼ; DELETE FROM orders;--',
    '＇ OR 1＝1--',
    '-1',
    '1e309',
  ];
}

export type Raw = {
  method?: string;
  /** A malformed query string that replaces the real one. */
  search?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
};

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const multipart = { 'content-type': 'multipart/form-data; boundary=x' };

/** More than a hundred malformed requests, each with a label. No browser sends such requests. */
export const malformed: [string, Raw][] = [
  ...bodies().map(([label, body]): [string, Raw] => [label, { headers: json, body }]),
  ...texts().map((text): [string, Raw] => [`JSON ${text}`, { headers: json, body: text }]),
  ...forms(),
  ...types(),
  ...headers(),
  ...queries().map(([label, search]): [string, Raw] => [label, { search }]),
  ...methods(),
];

function texts(): string[] {
  return [
    '',
    '{',
    '[',
    '}',
    '"',
    'null',
    'true',
    '0',
    '-0',
    '1e999',
    '"x"',
    '[]',
    '[[]]',
    '{}',
    '{"a":}',
    '{"a":1,}',
    "{'a':1}",
    '{"a" 1}',
    '{a:1}',
    '[1 2]',
    '{"a":undefined}',
    'NaN',
    'Infinity',
    '/* */{}',
    '{}{}',
    '{}garbage',
    '{"":""}',
    '{"\\u0000":1}',
    '{"id":"\\u0000"}',
    '{"id":"\\ud800"}',
    '{"id":"\\udc00\\ud800"}',
    '{"\\ud800":1}',
    '{"id":1e400}',
    '{"id":9007199254740993}',
    '{"id":2147483648}',
    '{"id":-1}',
    '{"id":0.1}',
    '{"id":{}}',
    '{"id":[1]}',
    '{"id":true}',
    '{"id":null}',
    '{"id":1,"id":2}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"toString":1,"valueOf":1,"length":-1}',
    '{"__proto__":null,"hasOwnProperty":1}',
    '\ufeff{}',
    '\u0001',
    '{"a":"\n"}',
  ];
}

function bodies(): [string, string | Buffer][] {
  const deep = 10_000;
  return [
    ['arrays ten thousand deep', '['.repeat(deep) + ']'.repeat(deep)],
    ['objects ten thousand deep', '{"a":'.repeat(deep) + 1 + '}'.repeat(deep)],
    ['unclosed arrays', '['.repeat(deep)],
    ['strings of 100 KB', JSON.stringify({ id: 'a'.repeat(100_000), comment: 'ў'.repeat(50_000) })],
    ['a list of 20,000 items', JSON.stringify({ lines: Array.from({ length: 20_000 }, () => 1) })],
    [
      'an object with ten thousand names',
      JSON.stringify(Object.fromEntries(Array.from({ length: deep }, (_, i) => [`a${i}`, i]))),
    ],
    ['a body above the limit', JSON.stringify({ id: 'a'.repeat(2_000_000) })],
    ['a number of 50,000 digits', `{"id":${'9'.repeat(50_000)}}`],
    [
      'bytes that are not UTF-8',
      Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
    ],
    ['UTF-16', Buffer.from('{"id":1}', 'utf16le')],
    ['NULs', Buffer.alloc(64)],
    ['many escapes', `{"id":"${'\\u0022'.repeat(5000)}"}`],
  ];
}

function forms(): [string, Raw][] {
  const part = (head: string, text: string) => `--x\r\n${head}\r\n\r\n${text}\r\n--x--\r\n`;
  const named = 'Content-Disposition: form-data; name=';
  return [
    ['a form with broken escapes', { headers: form, body: 'id=%ZZ&%=1&=&&&' }],
    ['a form with NUL', { headers: form, body: 'phone=%00&id=%00' }],
    ['a form with __proto__', { headers: form, body: '__proto__=1&__proto__[a]=1&constructor=1' }],
    ['a form with ten thousand fields', { headers: form, body: 'a=1&'.repeat(10_000) }],
    ['an empty form', { headers: form, body: '' }],
    ['JSON labeled as a form', { headers: form, body: '{"id":1}' }],
    ['a form labeled as JSON', { headers: json, body: 'id=1' }],
    ['parts without a boundary', { headers: { 'content-type': 'multipart/form-data' }, body: 'x' }],
    ['parts with another boundary', { headers: multipart, body: '--y\r\n\r\n--y--' }],
    ['unclosed parts', { headers: multipart, body: `--x\r\n${named}"a"\r\n\r\n1` }],
    ['a part without headers', { headers: multipart, body: '--x\r\n\r\n1\r\n--x--' }],
    [
      'a part without a name',
      { headers: multipart, body: part('Content-Disposition: form-data', '1') },
    ],
    ['a part named __proto__', { headers: multipart, body: part(`${named}"__proto__"`, '1') }],
    [
      'a file where a string belongs',
      { headers: multipart, body: part(`${named}"phone"; filename="../a\u0000.png"`, 'x') },
    ],
    [
      'files where photos belong',
      {
        headers: multipart,
        body: part(
          `${named}"photos"; filename="a.svg"\r\nContent-Type: image/png`,
          '<svg onload=1>',
        ),
      },
    ],
  ];
}

function types(): [string, Raw][] {
  const names = [
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
  ];
  const strange = [
    'application/json;;;',
    'form',
    '*/*',
    'a'.repeat(4000),
    'application/octet-stream',
  ];
  return [...names, ...strange].map((type) => [
    `content of the type ${type.slice(0, 40)}`,
    { headers: { 'content-type': type }, body: '{"id":1}' },
  ]);
}

function headers(): [string, Raw][] {
  const of = (name: string, value: string | string[]): [string, Raw] => [
    `${name}: ${String(value).slice(0, 30)}`,
    { headers: { [name]: value } },
  ];
  return [
    of('x-long', 'a'.repeat(64 * 1024)),
    of('accept-language', 'ru;q=NaN,uz;q=1e999,;;q=,*'),
    of('accept-language', 'ru,'.repeat(4000)),
    of('accept-language', '__proto__'),
    of('cookie', 'sid=%ZZ; sid=; =; ;;;'),
    of('cookie', `sid=${'a'.repeat(8000)}`),
    of('cookie', 'sid="; __proto__=1; world='),
    of('authorization', 'Bearer'),
    of('authorization', `Bearer ${'a'.repeat(8000)}`),
    of('authorization', "Bearer ' OR 1=1--"),
    of('authorization', 'Basic %%%'),
    of('idempotency-key', 'a'.repeat(8000)),
    of('idempotency-key', "' OR 1=1--"),
    of('x-forwarded-for', "1.1.1.1' OR 1=1--, ::1, %00"),
    of('if-none-match', 'W/"""'),
    of('range', 'bytes=0-,-1'),
    of('x-http-method-override', 'DELETE'),
    of('host', "'evil;.example:99999"),
  ];
}

function queries(): [string, string][] {
  const names = [
    '__proto__',
    'constructor',
    'toString',
    '',
    '%ZZ',
    '%00',
    'id[]',
    'id[a]',
    '$where',
  ];
  return [
    ...names.map((name): [string, string] => [`a parameter ${name}`, `?${name}=1&${name}=2`]),
    ['a query of 12 KB', `?search=${'a'.repeat(12_000)}`],
    ['a query of 64 KB', `?search=${'a'.repeat(64 * 1024)}`],
    ['a thousand parameters', `?${'page=1&'.repeat(1000)}`],
    ['bytes that are not text', '?search=%ff%fe&menu=%c0%80&q=%ED%A0%80'],
    ['only punctuation', '?&&&==&?&;&#'],
  ];
}

function methods(): [string, Raw][] {
  const names = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND'];
  return names.map((method) => [`the method ${method}`, { method }]);
}
