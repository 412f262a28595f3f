import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import {
  dressSizes,
  dryCleaning,
  gender,
  machineWash,
  madeInUzbekistan,
  material,
  row,
  season,
  sizes,
} from './words';

export const women: SeedProduct[] = [
  {
    name: t('Yozgi koʻylak Nargiz, 100 % paxta', 'Летнее платье Nargiz, 100 % хлопок'),
    category: 'ayollar-kiyimlari',
    brand: 'Nargiz',
    price: 289_000,
    render: 'dress-summer',
    colours: ['blue', 'pink', 'green', 'white'],
    options: [dressSizes],
    filters: { season: season.summer, material: material.cotton, gender: gender.women },
    specs: [
      row('composition', '100 % paxta', '100 % хлопок'),
      row('fit', 'Belidan kengayadigan', 'Расклешённый от талии'),
      row('length', '104 sm', '104 см'),
      row('sleeve', 'Yengsiz, keng bretel', 'Без рукавов, широкие бретели'),
      row('pockets', '2 ta, yon chokda', '2, в боковых швах'),
      machineWash,
      madeInUzbekistan,
    ],
    short: t(
      'Jaziramada ham badanga yopishmaydigan, choʻntakli yengil paxta koʻylak.',
      'Лёгкое хлопковое платье с карманами, которое не липнет к телу даже в жару.',
    ),
    description: t(
      '<p>Nargiz 120 g/m² zichlikdagi paxta batistdan tikilgan: mato havo oʻtkazadi va terni tez shimadi. Orqa tomonida rezinka bor, shuning uchun bel qismi bir oʻlcham kattaroq odamga ham qisilmaydi.</p><p>Yon choklardagi choʻntaklarga telefon sigʻadi. Birinchi yuvishdan keyin koʻylak 2 % gacha kirishadi, <a href="/info/menu/olchamlar-kiyimlar-11">oʻlchamlar jadvali</a> buni hisobga olgan.</p>',
      '<p>Nargiz сшито из хлопкового батиста плотностью 120 г/м²: ткань дышит и быстро впитывает влагу. На спинке резинка, поэтому талия не давит, даже если вы между двумя размерами.</p><p>В карманы в боковых швах помещается телефон. После первой стирки платье садится не больше чем на 2 %, <a href="/ru/info/menu/olchamlar-kiyimlar-11">таблица размеров</a> это учитывает.</p>',
    ),
    isNew: true,
  },
  {
    name: t('Oqshom koʻylagi Lola, atlas matodan', 'Вечернее платье Lola, из атласа'),
    category: 'ayollar-kiyimlari',
    brand: 'Lola',
    price: 690_000,
    discount: 25,
    render: 'dress-evening',
    colours: ['red', 'black'],
    options: [sizes('42', '44', '46', '48')],
    filters: { season: season.any, material: material.polyester, gender: gender.women },
    specs: [
      row('composition', '95 % poliester, 5 % elastan', '95 % полиэстер, 5 % эластан'),
      row('lining', 'Viskoza', 'Вискоза'),
      row('length', '138 sm', '138 см'),
      row('closing', 'Yonda yashirin zamok', 'Потайная молния сбоку'),
      dryCleaning,
      madeInUzbekistan,
    ],
    short: t(
      'Toʻy va bayramlar uchun yumshoq jilvali, polga yetmaydigan uzun koʻylak.',
      'Длинное платье с мягким блеском для свадеб и праздников, не волочится по полу.',
    ),
    description: t(
      '<p>Zich atlas choklarni tortmaydi va harakatda chiroyli tovlanadi. Ichki qismida koʻkrakni ushlab turadigan yupqa korset bor, ichki kiyim alohida kerak emas.</p><ul><li>Etagida 35 sm kesik, yurish va raqsga tushish oson</li><li>Bretellar uzunligi sozlanadi</li><li>Saqlash uchun gʻilof toʻplamda</li></ul>',
      '<p>Плотный атлас не тянет по швам и красиво переливается в движении. Внутри вшит тонкий корсет, отдельное бельё не требуется.</p><ul><li>Разрез 35 см: легко идти и танцевать</li><li>Длина бретелей регулируется</li><li>Чехол для хранения в комплекте</li></ul>',
    ),
    stock: 'few',
  },
  {
    name: t(
      'Ayollar jinsisi Nargiz Mom, baland belli',
      'Женские джинсы Nargiz Mom, высокая посадка',
    ),
    category: 'ayollar-kiyimlari',
    brand: 'Nargiz',
    price: 349_000,
    render: 'jeans-women',
    colours: ['blue', 'sky', 'black'],
    options: [sizes('26', '27', '28', '29', '30', '31')],
    filters: { season: season.any, material: material.denim, gender: gender.women },
    specs: [
      row('composition', '99 % paxta, 1 % elastan', '99 % хлопок, 1 % эластан'),
      row('fit', 'Mom, baland bel', 'Mom, высокая посадка'),
      row('length', '72 sm, ichki chok boʻyicha', '72 см по внутреннему шву'),
      row('pockets', '5 ta', '5'),
      machineWash,
      madeInUzbekistan,
    ],
    short: t(
      'Belni ushlab turadigan, sonda erkin, toʻpiqqacha torayadigan jinsi.',
      'Джинсы, которые держат талию, свободны в бедре и сужаются к щиколотке.',
    ),
    description: t(
      '<p>Mato deyarli choʻzilmaydi, shuning uchun jinsi bir mavsumdan keyin ham osilib qolmaydi. Uzunligi krossovka ustiga tushmaydi, qayirib kiysa ham boʻladi.</p><p>Rangi fermentli yuvish bilan berilgan, ochiq kiyimni boʻyamaydi. Birinchi marta teskari agʻdarib, sovuq suvda yuving.</p>',
      '<p>Деним почти не тянется, поэтому джинсы не обвисают и через сезон. Длина не ложится на кроссовки, низ можно подвернуть.</p><p>Цвет получен ферментной варкой и не красит светлую одежду. Первый раз стирайте вывернутыми в холодной воде.</p>',
    ),
  },
];
