import credits from '@/api/demo/renders/credits.json';
import type { Text } from '@/api/demo/seed/department';
import { p, page, t, table, ul } from './text';

const intro = t(
  'Namunaviy doʻkondagi mahsulotlarning koʻp suratlari quyidagi mualliflarning uch oʻlchamli modellaridan olingan. Modellar «Sweet Home 3D» kutubxonalarida tarqatiladi (sweethome3d.com). Ularning ranglari, sirtlari va ekranlari oʻzgartirilgan; mualliflar bu doʻkonga aloqador emas.',
  'Многие изображения товаров демонстрационного магазина сделаны по трёхмерным моделям следующих авторов. Модели распространяются в библиотеках «Sweet Home 3D» (sweethome3d.com). Цвета, поверхности и экраны изменены; авторы не связаны с этим магазином.',
);
const licences = t('Litsenziyalar:', 'Лицензии:');
const addresses = [
  'CC0 1.0: creativecommons.org/publicdomain/zero/1.0/',
  'CC BY 3.0: creativecommons.org/licenses/by/3.0/',
  'CC BY 3.0 US: creativecommons.org/licenses/by/3.0/us/',
];
const head = t('Model|Muallif|Litsenziya', 'Модель|Автор|Лицензия');

function textIn(locale: keyof Text): string {
  const rows = credits.map(
    ({ title, model, creator, licence }) => `${title} (${model})|${creator}|${licence}`,
  );
  return page(
    p(intro[locale]),
    p(licences[locale]),
    ul(...addresses),
    table(head[locale], ...rows),
  );
}

export const creditsPage = t(textIn('uz'), textIn('ru'));
