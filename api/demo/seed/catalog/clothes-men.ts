import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { gender, letterSizes, machineWash, material, row, season } from './words';

export const men: SeedProduct[] = [
  {
    name: t(
      'Erkaklar yozgi shimi Yelkan, zamokli choʻntak',
      'Мужские летние брюки Yelkan, карманы на молнии',
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
      row('pockets', '2 ta, zamokli', '2, на молнии'),
      row('length', '98 sm', '98 см'),
      machineWash,
    ],
    short: t(
      'Sayrga ham, sayohatga ham yaraydigan, tez quriydigan yengil shim.',
      'Лёгкие быстросохнущие брюки и для прогулки, и для поездки.',
    ),
    description: t(
      '<p>Mato suvni deyarli shimmaydi: yomgʻirda qolsa, quyoshda yarim soatda quriydi. Pochasini qaytarib, kalta qilib kiysa ham boʻladi.</p><p>Zamokli choʻntakda kalit va karta yoʻqolmaydi. Belidagi tasma tashqariga chiqmaydi, ichkaridan bogʻlanadi.</p>',
      '<p>Ткань почти не впитывает воду: после дождя брюки сохнут на солнце за полчаса. Низ можно подвернуть и носить короче.</p><p>В карманах на молнии не потеряются ключи и карта. Шнурок на поясе завязывается изнутри.</p>',
    ),
  },
];
