import type { Dimensions } from '@/api/demo/seed/department';
import { type Colour, colours, tints } from '@/api/demo/seed/department';
import {
  bannerFormats,
  type ColouredSubject,
  type Picture,
  scenes,
  shapes,
  viewOfScene,
  type Wash,
  washes,
} from './picture';
import { headPicture } from './picture-path';
import { hasRender, viewsOf } from './renders';

export function isDrawable(path: string): boolean {
  return parsePicture(path) !== null;
}

export function parsePicture(path: string): Picture | null {
  if (path === headPicture()) return { kind: 'head' };
  const [, folder, name, type] = /^([a-z]+)\/([a-z0-9.~-]{1,160})\.(webp|jpg)$/.exec(path) ?? [];
  if (!folder || !name || (type === 'jpg' && folder !== 'goods')) return null;
  const read = Object.hasOwn(readers, folder) ? readers[folder] : undefined;
  const picture = read?.(name.split('.'));
  return picture && hasKnownSubjects(picture) ? picture : null;
}

const readers: Record<string, (parts: string[]) => Picture | null> = {
  goods: toGoods,
  icons: ([subject, ...rest]) => (subject && rest.length === 0 ? { kind: 'icon', subject } : null),
  banners: (parts) => {
    const format = member(bannerFormats, parts.at(-1));
    const group = toGroup(parts.slice(0, -1));
    return format && group ? { kind: 'banner', ...group, format } : null;
  },
  posts: (parts) => {
    const group = toGroup(parts);
    return group && { kind: 'post', ...group };
  },
  shops: (parts) => {
    const group = toGroup(parts);
    return group && { kind: 'shop', ...group };
  },
  partners: ([first, last, ...rest]) => {
    const shape = member(shapes, first);
    const colour = toColour(last);
    return shape && colour && rest.length === 0 ? { kind: 'partner', shape, colour } : null;
  },
};

function toGoods([subject, second = '', third, ...rest]: string[]): Picture | null {
  const [, ...measures] = /^size-(\d{1,4})x(\d{1,4})x(\d{1,4})$/.exec(second) ?? [];
  const [width, depth, height] = measures.map(Number);
  const dimensions: Dimensions | undefined =
    width && depth && height ? [width, depth, height] : undefined;
  const scene = dimensions ? 'size' : member(scenes, second);
  const tint = member(tints, third);
  if (!subject || !scene || !tint || (scene === 'size' && !dimensions)) return null;
  const colour = toColour(rest[0]);
  if (rest.length !== (colour ? 1 : 0)) return null;
  return { kind: 'goods', subject, scene, tint, colour, ...(dimensions && { dimensions }) };
}

function toGroup([first, ...names]: string[]): { tint: Wash; subjects: ColouredSubject[] } | null {
  const tint = member(washes, first);
  const subjects = names.flatMap((name) => toSubject(name) ?? []);
  const isWhole = subjects.length === names.length && subjects.length >= 1 && subjects.length <= 3;
  return tint && isWhole ? { tint, subjects } : null;
}

function toSubject(name: string): ColouredSubject | null {
  const [subject, last, ...rest] = name.split('~');
  const colour = toColour(last);
  if (!subject || rest.length > 0 || (last !== undefined && !colour)) return null;
  return { subject, colour };
}

function hasKnownSubjects(picture: Picture): boolean {
  if ('subjects' in picture) return picture.subjects.every(({ subject }) => hasRender(subject));
  if (!('subject' in picture)) return true;
  if (picture.kind !== 'goods') return hasRender(picture.subject);
  return viewOfScene(picture.scene) <= viewsOf(picture.subject);
}

function toColour(name: string | undefined): Colour | null {
  return member(colourNames, name);
}

function member<Name extends string>(names: readonly Name[], name: string | undefined) {
  return names.find((known) => known === name) ?? null;
}

const colourNames = Object.keys(colours).filter(isColour);

function isColour(name: string): name is Colour {
  return name in colours;
}
