import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderFilesOf } from '@/api/demo/pictures/renders';
import type { SeedCategory, SeedProduct } from '@/api/demo/seed/department';
import { departments } from '@/api/demo/seed/departments';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = join(here, '../../../.render');

function leavesOf(category: SeedCategory): SeedCategory[] {
  return category.children?.flatMap(leavesOf) ?? [category];
}

function figure({ name, render }: SeedProduct): string {
  const pictures = renderFilesOf(render)
    .map((file) => `<img src="../api/demo/renders/${file}" alt="">`)
    .join('');
  return `<figure>${pictures || '<i>none</i>'}<figcaption>${name.uz}</figcaption></figure>`;
}

/** Returns a page that shows every product with its images, for review. */
function sheet(): string {
  const sections = departments.flatMap(({ category, products }) =>
    leavesOf(category).map(({ slug }) => {
      const own = products.filter((product) => product.category === slug);
      return `<h2>${category.slug} / ${slug}</h2><section>${own.map(figure).join('')}</section>`;
    }),
  );
  return `<!doctype html><meta charset="utf-8"><title>Goods</title><style>
body{font:13px sans-serif;margin:16px;background:#fff}h2{font-size:15px;margin:18px 0 6px}section{display:flex;flex-wrap:wrap;gap:12px}
figure{margin:0;max-width:640px}img{width:150px;height:150px;background:#e6ebf0;margin:0 2px 2px 0}i{display:inline-block;width:150px;color:#a33}figcaption{max-width:300px}
</style>${sections.join('')}`;
}

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'sheet.html'), sheet());
console.log(join(folder, 'sheet.html'));
