import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { gender, letterSizes, machineWash, material, row, season } from './words';

export const men: SeedProduct[] = [
  {
    name: t(
      'Erkaklar shortisi Yelkan, zamokli choʻntak',
      'Мужские шорты Yelkan, карманы на молнии',
    ),
    category: 'erkaklar-kiyimlari',
    brand: 'Yelkan',
    price: 139_000,
    render: 'shorts-men',
    colours: ['green', 'blue', 'grey'],
    options: [letterSizes],
    filters: { season: season.summer, material: material.polyester, gender: gender.men },
    specs: [
      row('composition', '88 % poliester, 12 % elastan', '88 % полиэстер, 12 % эластан'),
      row('lining', 'Toʻr', 'Сетка'),
      row('pockets', '2 ta, zamokli', '2, на молнии'),
      row('length', '46 sm', '46 см'),
      machineWash,
    ],
    short: t(
      'Choʻmilishga ham, yugurishga ham yaraydigan, tez quriydigan shorti.',
      'Быстросохнущие шорты и для купания, и для пробежки.',
    ),
    description: t(
      '<p>Mato suvni deyarli shimmaydi: Chorvoqda choʻmilib chiqqach, quyoshda yarim soatda quriydi. Ichidagi toʻr alohida kiyimni talab qilmaydi.</p><p>Zamokli choʻntakda kalit va karta yoʻqolmaydi. Belidagi tasma tashqariga chiqmaydi, ichkaridan bogʻlanadi.</p>',
      '<p>Ткань почти не впитывает воду: после купания на Чарваке шорты сохнут на солнце за полчаса. Внутренняя сетка заменяет бельё.</p><p>В карманах на молнии не потеряются ключи и карта. Шнурок на поясе завязывается изнутри.</p>',
    ),
  },
];
