const states = [
  ...['null', 'true', '12', '"text"', '[]', '{}', '[[]]', '[null]', '{"x":1}'],
  ...['{"history":null}', '{"history":{}}', '{"history":[null,1,{},[]]}', '{"token":1,"user":2}'],
  ...['{"token":{},"user":[]}', '{"token":"","user":{"id":"x"}}', '{"intents":null}'],
  ...['{"intents":{"a":"b"}}', '{"intents":[1]}', '{"intents":{"1":-5,"2":1e99}}', '{"lines":7}'],
  '{"__proto__":{"polluted":true}}',
];

/** Fifty invalid stored values: truncated, foreign, of another version. */
export const corruptValues: readonly string[] = [
  ...['', ' ', '{', '}', '[', '{"state"', '{"state":', 'undefined', 'NaN', '<html>', '\u0000'],
  ...['\ud800', "{'state':1}", '{"state":{"history":["a"', 'a'.repeat(100_000)],
  ...[
    'null',
    '0',
    '"',
    '[]',
    '{}',
    '{"version":1}',
    '{"state":null}',
    '{"version":null,"state":{}}',
  ],
  ...states.map((state) => `{"state":${state},"version":1}`),
  ...['0', '2', '-1', '"1"', 'null', '1e9'].map((version) => `{"state":{},"version":${version}}`),
];
