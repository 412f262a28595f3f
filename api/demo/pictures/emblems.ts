import { type Colour, colours } from '@/api/demo/seed/department';
import { sharp } from '@/lib/images/sharp';
import type { Shape } from './picture';

const WIDTH = 480;
const HEIGHT = 240;

const drawings: Record<Shape, string> = {
  petals:
    '<ellipse cx="50" cy="26" rx="15" ry="24"/><ellipse cx="50" cy="74" rx="15" ry="24"/><ellipse cx="26" cy="50" rx="24" ry="15"/><ellipse cx="74" cy="50" rx="24" ry="15"/>',
  arches:
    '<path d="M4 92V52a22 22 0 0 1 44 0v40H34V53a8 8 0 0 0-16 0v39zM52 92V52a22 22 0 0 1 44 0v40H82V53a8 8 0 0 0-16 0v39z"/><rect x="4" y="8" width="92" height="12" rx="6"/>',
  rings:
    '<path fill-rule="evenodd" d="M36 16a34 34 0 1 0 .1 0zm0 14a20 20 0 1 1-.1 0z"/><path fill-rule="evenodd" opacity=".55" d="M66 16a34 34 0 1 0 .1 0zm0 14a20 20 0 1 1-.1 0z"/>',
  waves:
    '<path d="M2 34q12-18 24 0t24 0 24 0 24 0v14q-12 18-24 0t-24 0-24 0-24 0zM2 66q12-18 24 0t24 0 24 0 24 0v14q-12 18-24 0t-24 0-24 0-24 0z"/>',
  tiles:
    '<rect x="8" y="8" width="38" height="38" rx="10"/><rect x="54" y="54" width="38" height="38" rx="10"/><circle cx="73" cy="27" r="19" opacity=".55"/><circle cx="27" cy="73" r="19" opacity=".55"/>',
  sun: '<circle cx="50" cy="50" r="22"/><path d="M50 2l6 18H44zM50 98l6-18H44zM2 50l18-6v12zM98 50l-18-6v12zM16 16l17 8-9 9zM84 84l-17-8 9-9zM84 16l-8 17-9-9zM16 84l8-17 9 9z"/>',
  peaks: '<path d="M2 86L36 22l20 38 12-18 30 44z"/><circle cx="76" cy="22" r="11" opacity=".55"/>',
  leaf: '<path d="M12 88C4 40 34 10 92 8c2 56-26 86-66 74l36-40-44 40z"/>',
};

export function partnerImage(shape: Shape, colour: Colour) {
  const { hex } = colours[colour];
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<g transform="translate(156 36) scale(1.68)" fill="${hex}">${drawings[shape]}</g></svg>`),
  );
}

const mark =
  'M8.6 8.6V6.2C8.6 4.2 10.7 3.4 12 1.5C13.3 3.4 15.4 4.2 15.4 6.2V8.6H17.8C19.8 8.6 20.6 10.7 22.5 12C20.6 13.3 19.8 15.4 17.8 15.4H15.4V17.8C15.4 19.8 13.3 20.6 12 22.5C10.7 20.6 8.6 19.8 8.6 17.8V15.4H6.2C4.2 15.4 3.4 13.3 1.5 12C3.4 10.7 4.2 8.6 6.2 8.6Z';

export function markSvg(side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 24 24">
<rect width="24" height="24" rx="6" fill="#0b6e69"/>
<g transform="translate(4.08 4.08) scale(.66)"><path d="${mark}" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/><circle cx="12" cy="12" r="1.9" fill="#fff"/></g></svg>`;
}
