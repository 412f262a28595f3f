import { readFileSync } from 'node:fs';
import { type AtRule, parse, type Rule } from 'postcss';
import { expect, test } from 'vitest';

const [TEXT, CONTROL] = [4.5, 3];

const sheet = parse(readFileSync('app/colors.css', 'utf8'));

function tokensIn(holder: { walkDecls: Rule['walkDecls'] } | undefined): Map<string, string> {
  const tokens = new Map<string, string>();
  holder?.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop.slice(2), value));
  return tokens;
}

function rule(selector: RegExp): Rule | undefined {
  return sheet.nodes.find(
    (node): node is Rule => node.type === 'rule' && selector.test(node.selector),
  );
}

const isDark = (node: { type: string }): node is AtRule =>
  node.type === 'atrule' && 'params' in node && String(node.params).includes('scheme: dark');
const light = tokensIn(rule(/data-light/));
const dark = new Map([...light, ...tokensIn(sheet.nodes.find(isDark))]);

/** Text colors and the backgrounds that they appear on. */
const texts: Record<string, string[]> = {
  ink: ['ground', 'surface', 'sunk', 'brand-wash', 'brand-soft'],
  'ink-2': ['ground', 'surface', 'sunk'],
  'ink-3': ['ground', 'surface', 'sunk'],
  brand: ['ground', 'surface', 'brand-soft', 'brand-wash'],
  'brand-strong': ['surface', 'ground', 'brand-soft', 'brand-soft-2'],
  sale: ['surface', 'ground', 'sale-soft', 'sale-soft-2'],
  ok: ['surface', 'ok-soft'],
  warn: ['surface', 'warn-soft'],
  'on-brand': ['brand', 'brand-strong', 'sale', 'ink', 'ink-2'],
  'on-ink': ['ink'],
};
/** Colors of control borders, stars and other shapes. Shapes need less contrast than text. */
const shapes: Record<string, string[]> = {
  edge: ['surface', 'ground'],
  star: ['surface'],
};

const pairs = (all: Record<string, string[]>, least: number) =>
  Object.entries(all).flatMap(([front, grounds]) =>
    grounds.map((ground) => ({ front, ground, least })),
  );

test.each([...pairs(texts, TEXT), ...pairs(shapes, CONTROL)])(
  '$front on $ground has a contrast of at least $least in both schemes',
  ({ front, ground, least }) => {
    for (const scheme of [light, dark]) {
      const [one, other] = [scheme.get(front), scheme.get(ground)];
      expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(least);
    }
  },
);

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const short = /^#(\w)(\w)(\w)$/
    .exec(hex)
    ?.slice(1)
    .map((part) => part + part);
  const parts = short ?? /^#(\w\w)(\w\w)(\w\w)$/.exec(hex)?.slice(1) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
