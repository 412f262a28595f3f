import { type Comment, parseSync, Visitor } from 'oxc-parser';
import { mask, NAME, type Passage } from '@/tools/prose/passage';

type Node = Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['CallExpression']>>[0];
type Expression = Node['callee'] | Node['arguments'][number];

const TEST_FUNCTIONS = /^(?:test|it|describe|suite)$/;
const LOGGERS = /^(?:log|logger|console)$/;
const PRINTERS = /^(?:step|warn|print|fail|refuse|text)$/;
const ERRORS = /(?:Error|Failure|Fault|Refusal)$/;
/** Object keys whose values are texts, for instance in CLI help, metrics, reports and OpenAPI. */
const TEXT_KEYS = /^(?:help|does|usage|summary|description|meaning|remedy|hint|message|reason)$/;
const TEXT_VARIABLES = /usage|help|^reason$/i;
const DIRECTIVE = /^(?:\/+|\/\*+)\s*(?:@ts-|@vitest-|#(?:end)?region|eslint-|<reference|[@#]__)/;

/** Finds comments, test titles and messages in TypeScript and JavaScript. */
export function readScript(path: string, source: string): Passage[] {
  const { program, comments } = parseSync(path, source);
  const strings = new Map<number, Passage>();
  const add = (kind: Passage['kind'], expression: Expression | null | undefined) => {
    for (const { start, end } of textsIn(expression)) {
      const text = maskString(source.slice(start, end));
      if (!strings.has(start)) strings.set(start, { kind, start, text });
    }
  };
  new Visitor({
    CallExpression({ callee, arguments: [first, ...others] }) {
      if (TEST_FUNCTIONS.test(rootName(callee))) {
        // The rows of `test.each` are data.
        if (first?.type !== 'ArrayExpression') add('title', first);
      } else if (isPrinter(callee)) for (const one of [first, ...others]) add('message', one);
    },
    NewExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && ERRORS.test(callee.name)) add('message', first);
    },
    ThrowStatement({ argument }) {
      if (argument.type === 'NewExpression') add('message', argument.arguments[0]);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && TEXT_KEYS.test(key.name))
        add('message', value as Expression);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && TEXT_VARIABLES.test(id.name)) add('message', init);
    },
  }).visit(program);
  return [...readComments(source, comments), ...strings.values()];
}

/** Returns the first name in a call, such as `test` in `test.each(rows)(…)`. */
function rootName(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return rootName(callee.object);
  if (callee.type === 'CallExpression') return rootName(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? rootName(callee.tag) : '';
}

/** Returns whether a call prints its arguments, such as `log.warn` or `process.stderr.write`. */
function isPrinter(callee: Expression): boolean {
  if (callee.type === 'Identifier') return PRINTERS.test(callee.name);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  if (callee.property.name === 'write') return rootName(callee) === 'process';
  const { object } = callee;
  if (object.type === 'MemberExpression' && object.property.type === 'Identifier')
    return LOGGERS.test(object.property.name);
  return object.type === 'Identifier' && LOGGERS.test(object.name);
}

/** Returns the string literals and templates that make up an argument. */
function textsIn(expression: Expression | null | undefined): { start: number; end: number }[] {
  switch (expression?.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [expression] : [];
    case 'TemplateLiteral':
      return [expression];
    case 'BinaryExpression':
      return [expression.left, expression.right].flatMap((side) => textsIn(side as Expression));
    case 'LogicalExpression':
      return [expression.left, expression.right].flatMap(textsIn);
    case 'ConditionalExpression':
      return [expression.consequent, expression.alternate].flatMap(textsIn);
    case 'ArrayExpression':
      return expression.elements.flatMap((element) => textsIn(element as Expression | null));
    case 'CallExpression':
      // `['one', 'two'].join('\n')`
      return expression.callee.type === 'MemberExpression' ? textsIn(expression.callee.object) : [];
    default:
      return [];
  }
}

/** Masks the quotes and escapes of a string, and the expressions in a template as names. */
function maskString(text: string): string {
  const inner = ` ${text.slice(1, -1)} `;
  const withoutEscapes = mask(inner, /\\(?:u\{?[\da-fA-F]+\}?|.)/g);
  return maskExpressions(withoutEscapes);
}

function maskExpressions(text: string): string {
  let depth = 0;
  let masked = '';
  for (let index = 0; index < text.length; index++) {
    const opens =
      text.startsWith('${', index) || (depth > 0 && text[index] === '{' && text[index - 1] !== '$');
    if (opens) depth++;
    masked += depth > 0 && text[index] !== '\n' ? NAME : text[index];
    if (depth > 0 && text[index] === '}') depth--;
  }
  return masked;
}

/** Returns the comments as passages. Consecutive `//` lines are one passage. */
function readComments(source: string, comments: readonly Comment[]): Passage[] {
  const passages: Passage[] = [];
  let end = -1;
  for (const comment of comments) {
    const text = source.slice(comment.start, comment.end);
    if (DIRECTIVE.test(text)) continue;
    const last = passages.at(-1);
    const gap = last ? source.slice(end, comment.start) : '';
    const continues = comment.type === 'Line' && /^\n[ \t]*$/.test(gap) && isOwnLine(source, last);
    if (last && continues) last.text += gap + maskComment(text);
    else passages.push({ kind: 'comment', start: comment.start, text: maskComment(text) });
    end = comment.end;
  }
  return passages;
}

function isOwnLine(source: string, passage: Passage | undefined): boolean {
  if (!passage || !source.startsWith('//', passage.start)) return false;
  return /(?:^|\n)[ \t]*$/.test(source.slice(0, passage.start));
}

/** Masks comment markers, TSDoc tags and the rule that a `biome-ignore` names. */
function maskComment(text: string): string {
  const patterns = [
    /^\/\/+|^\/\*+|\*\/$/g,
    /^[ \t]*\*(?!\w)/gm,
    /@example\b[\s\S]*?(?=\n\s*@\w|$)/g,
    /@see\b.*/g,
    /@param\s+\S+\s+-/g,
    /\{@\w+[^}]*\}/g,
    /@(?:returns|throws|remarks|default\w*)\b(?:\s*\{[^}]*\})?/g,
    /biome-ignore \S+:/g,
  ];
  return patterns.reduce((masked, pattern) => mask(masked, pattern), text);
}
