import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasRender, viewsOf } from '@/api/demo/pictures/renders';
import articles from '@/api/demo/render/goods.json';
import { nameOf } from '@/api/demo/seed/attribute-name';
import type { SeedProduct, Text } from '@/api/demo/seed/department';
import { departments } from '@/api/demo/seed/departments';
import { createValueRegistry } from '@/api/demo/seed/value-registry';
import {
  attributeKeysOf,
  categoriesOf,
  depthsOf,
  exportedDepartments,
  leavesOf,
  repeatedIn,
  valuesOf,
  wordsOf,
} from './departments';

const categories = departments.flatMap(({ category }) => categoriesOf(category));
const products = departments.flatMap((department) => department.products);
const names: Text[] = [
  ...categories.map(({ name }) => name),
  ...departments.flatMap(({ attributes }) => Object.values(attributes)),
  ...products.flatMap(wordsOf),
];
const texts = [...names, ...products.flatMap(valuesOf)];

const renderFiles = readdirSync('api/demo/renders');

const APOSTROPHE = /['`\u00B4\u2018\u2019\u201B\u2032\uFF07]/;
const WRONG_LETTER = /[oOgG]\u02BC|(?<![oOgG])\u02BB/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const MIXED = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}/u;
const COLOUR =
  /(?<!\p{L})(?:oq|qora|qizil|koʻk|yashil|sariq|kulrang|pushti|(?:бел|ч[её]рн|красн|син|зел[её]н|сер|розов|ж[её]лт)(?:ый|ий|ая|яя|ое|ые))(?!\p{L})/iu;
const FOREIGN_TAG = /<(?!\/?(?:p|ul|li|strong)>|\/?a[ >])/;
const LIST_OR_PARAGRAPH = /<(?:p|ul)>/g;

const namesOf = (wrong: SeedProduct[]) => wrong.map(({ name }) => name.uz);

test('contains every department that the catalog exports', async () => {
  expect(new Set(departments)).toEqual(new Set(await exportedDepartments()));
});

test('contains fixed-price sales and percentage sales (D-26)', () => {
  const sold = products.filter(({ discount }) => discount);
  const isPercent = sold.map(({ isPercentSale }) => isPercentSale === true);
  expect(new Set(isPercent)).toEqual(new Set([true, false]));
});

test('has departments with three levels and at least 25 products each (S7-30)', () => {
  const shallow = departments.filter(({ category }) => depthsOf(category).some((d) => d !== 3));
  expect(shallow.map(({ category }) => category.slug)).toEqual([]);
  expect(departments.filter(({ products: own }) => own.length < 25)).toEqual([]);
});

test('gives each category a unique Latin slug (S7-30)', () => {
  const slugs = categories.map(({ slug }) => slug);
  expect(repeatedIn(slugs)).toEqual([]);
  expect(slugs.filter((slug) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug))).toEqual([]);
});

test('puts products into leaf categories only, and leaves no leaf empty (S7-30)', () => {
  const strays = departments.flatMap(({ category, products: own }) => {
    const leaves = leavesOf(category).map(({ slug }) => slug);
    const used = own.map((product) => product.category);
    return [
      ...used.filter((slug) => !leaves.includes(slug)),
      ...leaves.filter((slug) => !used.includes(slug)),
    ];
  });
  expect(strays).toEqual([]);
});

test('has a rendered image for every product and every department', () => {
  const shown = [
    ...departments.map(({ category }) => category.icon),
    ...products.map(({ render }) => render),
  ];
  expect(shown.filter((name) => !hasRender(name))).toEqual([]);
});

test('has at least 400 products and 60 leaf categories of at least four products each', () => {
  expect(products.length).toBeGreaterThanOrEqual(400);
  const leaves = departments.flatMap(({ category }) => leavesOf(category));
  expect(leaves.length).toBeGreaterThanOrEqual(60);
  const count = (slug: string) => products.filter(({ category }) => category === slug).length;
  expect(leaves.filter(({ slug }) => count(slug) < 4).map(({ slug }) => slug)).toEqual([]);
});

test('uses each render for one product, which has images of all sides in every color', () => {
  expect(repeatedIn(products.map(({ render }) => render))).toEqual([]);
  const missing = products.flatMap(({ render, colours = [] }) =>
    Array.from({ length: viewsOf(render) }, (_, index) =>
      (colours.length > 0 ? colours : ['own']).map(
        (colour) => `${render}.${index + 1}.${colour}.webp`,
      ),
    )
      .flat()
      .filter((file) => !renderFiles.includes(file)),
  );
  expect(missing).toEqual([]);
});

test('has exactly one product for each entry in the list of renders', () => {
  const named = products.map(({ render }) => render);
  expect([...named].sort()).toEqual(articles.map(({ name }) => name).sort());
});

test('names every used attribute and makes it either an option or a filter (B-61)', () => {
  const nameless = departments.flatMap(({ attributes, products: own }) =>
    own.flatMap(attributeKeysOf).filter((key) => !Object.hasOwn(attributes, key)),
  );
  expect(nameless).toEqual([]);
  expect(namesOf(products.filter((one) => repeatedIn(attributeKeysOf(one)).length > 0))).toEqual(
    [],
  );
});

test('has names, short texts and descriptions in both languages (S7-32)', () => {
  expect(names.filter(({ ru }) => !CYRILLIC.test(ru) && ru !== 'LED')).toEqual([]);
  expect(texts.filter(({ uz, ru }) => uz.trim() === '' || ru.trim() === '')).toEqual([]);
  expect(texts.filter(({ uz }) => CYRILLIC.test(uz))).toEqual([]);
});

test('has no word that mixes Cyrillic and Latin letters', () => {
  expect(texts.filter(({ ru }) => MIXED.test(ru))).toEqual([]);
});

test('writes Uzbek apostrophes as U+02BB or U+02BC, never plain (S5-15)', () => {
  expect(texts.filter(({ uz }) => APOSTROPHE.test(uz) || WRONG_LETTER.test(uz))).toEqual([]);
});

test('gives each product a unique name in each language', () => {
  expect(repeatedIn(products.map(({ name }) => name.uz))).toEqual([]);
  expect(repeatedIn(products.map(({ name }) => name.ru))).toEqual([]);
});

test('gives each option or filter value a unique name in each language', () => {
  const registry = createValueRegistry();
  const given = departments.flatMap(({ attributes, products: own }) =>
    own.flatMap(({ filters = {}, options = [] }) =>
      [
        ...Object.entries(filters),
        ...options.flatMap(({ attribute, values }) =>
          values.map(({ text }): [string, Text] => [attribute, text]),
        ),
      ].map(([key, value]) => {
        const attribute = registry.attributeId(key, nameOf(key, attributes));
        return { id: registry.valueId(attribute, value), attribute, value };
      }),
    ),
  );
  const shown = new Map(registry.values.map(({ id, value }) => [id, value]));
  expect(given.filter(({ id, value }) => shown.get(id)?.ru !== value.ru)).toEqual([]);
  expect(given.filter(({ id, value }) => shown.get(id)?.uz !== value.uz)).toEqual([]);
  expect(repeatedIn(registry.values.map((row) => `${row.attributeId} ${row.value.ru}`))).toEqual(
    [],
  );
});

test('mentions no color in the name of a product that has several colors', () => {
  const several = products.filter(({ colours = [] }) => colours.length > 1);
  expect(several.length).toBeGreaterThan(100);
  expect(namesOf(several.filter(({ name }) => COLOUR.test(`${name.uz} ${name.ru}`)))).toEqual([]);
});

test('names later option values in a product name only if it names the first', () => {
  const wrong = products.filter(({ name, options = [] }) =>
    options.some(({ values: [first, ...others] }) =>
      (['uz', 'ru'] as const).some(
        (locale) =>
          first &&
          !name[locale].includes(first.text[locale]) &&
          others.some(({ text }) => name[locale].includes(text[locale])),
      ),
    ),
  );
  expect(namesOf(wrong)).toEqual([]);
});

test('has integer prices, 5 to 40 % discounts and no price-lowering option (S3-36)', () => {
  const wrong = products.filter(({ price, discount = 5, options = [] }) => {
    const extras = options.flatMap(({ values }) => values.map(({ extra = 0 }) => extra));
    return (
      price < 1000 ||
      discount < 5 ||
      discount > 40 ||
      ![price, discount, ...extras].every((sum) => Number.isInteger(sum) && sum >= 0)
    );
  });
  expect(namesOf(wrong)).toEqual([]);
});

test('offers no filter for food by packaging material or effect on the skin', () => {
  const foods = products.filter(({ category }) => /asal-/.test(category));
  expect(foods.length).toBeGreaterThan(8);
  expect(namesOf(foods.filter(({ filters = {} }) => filters.material || filters.purpose))).toEqual(
    [],
  );
});

test('gives no warranty on food, clothes, plants, glass or pottery', () => {
  const kinds = [
    'asal-meva-va-choylar',
    'choy-asal-va-ziravorlar',
    'xona-osimliklari',
    'gul-va-bezaklar',
    'ayollar-kiyimlari',
    'erkaklar-kiyimlari',
    'milliy-kiyimlar',
    'oyoq-kiyim-va-parvarish',
    'choynak-va-piyolalar',
    'stakan-va-bokallar',
    'guldon-va-shamlar',
    'choyshab-va-korpalar',
  ];
  expect(kinds.filter((slug) => !categories.some((one) => one.slug === slug))).toEqual([]);
  const guaranteed = products.filter(
    ({ category, specs }) =>
      kinds.includes(category) && specs.some(({ name }) => name.uz === 'Kafolat'),
  );
  expect(namesOf(guaranteed)).toEqual([]);
});

test('gives each product at least four properties and two blocks of plain HTML (S7-32)', () => {
  const wrong = products.filter(({ specs, description }) =>
    [description.uz, description.ru].some(
      (html) =>
        FOREIGN_TAG.test(html) ||
        (html.match(LIST_OR_PARAGRAPH)?.length ?? 0) < 2 ||
        specs.length < 4,
    ),
  );
  expect(namesOf(wrong)).toEqual([]);
});
