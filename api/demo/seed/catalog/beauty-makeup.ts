import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { gender, purpose, row, skin, tones } from './words';

const lipTones = tones(
  t('Anor', 'Гранат'),
  t('Atirgul', 'Роза'),
  t('Shaftoli', 'Персик'),
  t('Olcha', 'Вишня'),
  t('Karamel', 'Карамель'),
);

export const makeup: SeedProduct[] = [
  {
    name: t('Lab boʻyogʻi Anor, matt, 4,2 g', 'Помада Anor, матовая, 4,2 г'),
    category: 'lab-koz-va-tirnoq',
    brand: 'Anor',
    price: 99_000,
    discount: 20,
    render: 'lipstick',
    options: [lipTones],
    filters: { purpose: purpose.beauty, gender: gender.women },
    specs: [
      row('finish', 'Matt', 'Матовый'),
      row('weight', '4,2 g'),
      row('effect', '8 soatgacha', 'До 8 часов'),
      row('composition', 'Anor danagi moyi, E vitamini', 'Масло гранатовых косточек, витамин Е'),
      row('shelf', '36 oy, ochilgach 12 oy', '36 мес., после вскрытия 12 мес.'),
      row('country', 'Oʻzbekiston', 'Узбекистан'),
    ],
    short: t(
      'Labni quritmaydigan, choy ichganda ham ketmaydigan matt boʻyoq.',
      'Матовая помада, которая не сушит губы и держится даже после чая.',
    ),
    description: t(
      '<p>Anor danagi moyi qoplamani egiluvchan qiladi: matt koʻrinadi, lekin labni tortmaydi va yoriqlarga yigʻilmaydi. Bir qatlamda toʻliq rang beradi.</p><p>Surtishdan oldin labni balzam bilan yumshatib, salfetka bilan artib oling. Kechqurun moyli vosita yoki mitsellyar suv bilan ketadi.</p>',
      '<p>Масло гранатовых косточек делает покрытие гибким: цвет матовый, но губы не стягивает и помада не собирается в складках. Плотный тон с одного слоя.</p><p>Сначала смягчите губы бальзамом и промокните салфеткой. Вечером смывается маслом или мицеллярной водой.</p>',
    ),
  },
  {
    name: t('Lab balzami Anor Asal, SPF 15', 'Бальзам для губ Anor Asal, SPF 15'),
    category: 'lab-koz-va-tirnoq',
    brand: 'Anor',
    price: 35_000,
    render: 'lip-balm',
    filters: { purpose: purpose.moisture, skin: skin.any },
    specs: [
      row('weight', '4,8 g'),
      row('composition', 'Asal mumi, bodom moyi', 'Пчелиный воск, миндальное масло'),
      row('protection', 'SPF 15'),
      row('fragrance', 'Asal', 'Мёд'),
      row('shelf', '24 oy'),
    ],
    short: t(
      'Shamol va quyoshda labni yorilishdan saqlaydigan och pushti balzam.',
      'Нежно-розовый бальзам, который бережёт губы от ветра и солнца.',
    ),
    description: t(
      '<p>Asal mumi labda yupqa parda hosil qiladi, bodom moyi esa qurigan joylarni yumshatadi. Boʻyoq ostidan ham, yolgʻiz ham ishlatiladi.</p><p>Kuniga 3–4 marta yangilang. Asal mahsulotlariga allergiyangiz boʻlsa, mos kelmaydi.</p>',
      '<p>Пчелиный воск создаёт тонкую плёнку, а миндальное масло смягчает сухие места. Наносите под помаду или отдельно.</p><p>Обновляйте 3–4 раза в день. Не подходит при аллергии на продукты пчеловодства.</p>',
    ),
  },
  {
    name: t('Koʻz soyasi Anor Bozor, 9 tus', 'Тени для век Anor Bozor, 9 оттенков'),
    category: 'lab-koz-va-tirnoq',
    brand: 'Anor',
    price: 189_000,
    discount: 30,
    render: 'palette-eyes',
    filters: { purpose: purpose.beauty, gender: gender.women },
    specs: [
      row('pieces', '9 tus: 5 matt, 4 jilvali', '9 оттенков: 5 матовых, 4 сияющих'),
      row('weight', '14 g'),
      row('skinType', 'Sezgir koʻz uchun ham', 'Подходят чувствительным глазам'),
      row('shelf', '36 oy, ochilgach 18 oy', '36 мес., после вскрытия 18 мес.'),
    ],
    short: t(
      'Kundalik va bayram makiyaji uchun toʻqqiz rangli palitra.',
      'Палитра из девяти оттенков для дневного и вечернего макияжа.',
    ),
    description: t(
      '<p>Ranglar Chorsu ziravor rastalaridan: zaʼfaron, zira, qalampir, murch. Matt tuslar toʻkilmaydi, jilvalisini barmoq bilan surtish qulay.</p><p>Linza taqadiganlar ham ishlatishi mumkin: parchalari yirik emas. Kechasi albatta yuvib tashlang.</p>',
      '<p>Цвета взяты с рядов специй базара: шафран, зира, паприка, чёрный перец. Матовые не осыпаются, сияющие удобно наносить пальцем.</p><p>Подходят и тем, кто носит линзы: крупных частиц нет. На ночь обязательно смывайте.</p>',
    ),
    isNew: true,
  },
  {
    name: t('Makiyaj choʻtkalari Anor, 5 dona', 'Кисти для макияжа Anor, 5 штук'),
    category: 'lab-koz-va-tirnoq',
    brand: 'Anor',
    price: 159_000,
    render: 'brushes-makeup',
    colours: ['pink', 'black'],
    filters: { purpose: purpose.beauty, gender: gender.women },
    specs: [
      row('pieces', '5 choʻtka, stakan', '5 кистей, стакан'),
      row('material', 'Sunʼiy tola, yogʻoch dasta', 'Синтетика, деревянная ручка'),
      row('care', 'Haftada bir marta sovunlab yuvish', 'Мыть с мылом раз в неделю'),
      row('length', '16–18 sm'),
    ],
    short: t(
      'Pudradan koʻz chizigʻigacha yetadigan yumshoq choʻtkalar toʻplami.',
      'Набор мягких кистей: от пудры до стрелок.',
    ),
    description: t(
      '<p>Sunʼiy tola boʻyoqni kam shimadi va tez yuviladi, hayvon juniga allergiya boʻlsa ham bezovta qilmaydi. Metall halqasi qisilgan, boshi liqillamaydi.</p><ul><li>Yuz uchun 3 ta: pudra, tonal krem, rumyana</li><li>Koʻz uchun 1 ta</li><li>Qosh uchun 1 ta</li></ul>',
      '<p>Синтетический ворс мало впитывает косметику, быстро моется и подходит при аллергии на шерсть. Обжимное кольцо не шатается.</p><ul><li>3 для лица: пудра, тон, румяна</li><li>1 для глаз</li><li>1 для бровей</li></ul>',
    ),
  },
  {
    name: t(
      'Qosh va kiprik usmasi Gulsuv, tabiiy',
      'Усьма для бровей и ресниц Gulsuv, натуральная',
    ),
    category: 'lab-koz-va-tirnoq',
    brand: 'Gulsuv',
    price: 45_000,
    render: 'usma-bottle',
    filters: { purpose: purpose.food, gender: gender.women },
    specs: [
      row('volume', '10 ml'),
      row('composition', 'Usma sharbati va moyi', 'Сок и масло усьмы'),
      row('use', 'Kechasi, yupqa qatlam', 'На ночь, тонким слоем'),
      row('shelf', '12 oy, muzlatgichda', '12 мес., в холодильнике'),
      row('country', 'Oʻzbekiston', 'Узбекистан'),
    ],
    short: t(
      'Qosh va kiprikni quyuqlashtirish uchun momolardan qolgan vosita.',
      'Бабушкино средство для густых бровей и ресниц.',
    ),
    description: t(
      '<p>Usma bargining sovuq usulda siqilgan sharbati moyga aralashtirilgan: qosh ustida bir necha soat yashil, keyin jigarrang tus qoladi. Ertalab suv bilan yuvasiz.</p><p>Natija kamida bir oylik kurs bilan bilinadi. Avval bilakda sinab koʻring, koʻz ichiga tushsa suv bilan chaying.</p>',
      '<p>Сок листьев усьмы холодного отжима смешан с маслом: сначала брови зелёные, через пару часов остаётся коричневый тон. Утром смойте водой.</p><p>Эффект заметен после месяца применения. Сначала проверьте на запястье, при попадании в глаза промойте водой.</p>',
    ),
  },
  {
    name: t('Koʻz qalami Anor Surma, suvga chidamli', 'Карандаш для глаз Anor Surma, водостойкий'),
    category: 'lab-koz-va-tirnoq',
    brand: 'Anor',
    price: 49_000,
    render: 'pencil-eye',
    options: [tones(t('Qora', 'Чёрный'), t('Jigarrang', 'Коричневый'), t('Koʻk', 'Синий'))],
    filters: { purpose: purpose.beauty, gender: gender.women },
    specs: [
      row('weight', '1,2 g'),
      row('finish', 'Matt', 'Матовый'),
      row('effect', '12 soatgacha', 'До 12 часов'),
      row('pieces', 'Charxlagich qopqoqda', 'Точилка в колпачке'),
      row('shelf', '36 oy'),
    ],
    short: t(
      'Jaziramada ham yoyilib ketmaydigan yumshoq koʻz qalami.',
      'Мягкий карандаш, который не размазывается даже в жару.',
    ),
    description: t(
      '<p>Uchi qaymoqdek yumshoq, qovoqni tortmaydi. 40 soniyadan keyin qotadi, ungacha chiziqni barmoq bilan soyalash mumkin.</p><p>Ichki qovoqqa ham mos: oftalmolog nazoratidan oʻtgan. Moyli vosita bilan yuviladi.</p>',
      '<p>Грифель кремовый и не тянет веко. Застывает через 40 секунд, до этого линию можно растушевать.</p><p>Подходит и для внутреннего века: проверен офтальмологами. Смывается средством на масле.</p>',
    ),
    stock: 'few',
  },
  {
    name: t('Tirnoq laki Anor Gel, chidamli, 10 ml', 'Лак для ногтей Anor Gel, стойкий, 10 мл'),
    category: 'lab-koz-va-tirnoq',
    brand: 'Anor',
    price: 39_000,
    discount: 15,
    render: 'nail-polish',
    colours: ['purple', 'red', 'pink', 'blue', 'beige'],
    filters: { purpose: purpose.beauty, gender: gender.women },
    specs: [
      row('volume', '10 ml'),
      row('effect', '7 kungacha, lampasiz', 'До 7 дней, без лампы'),
      row('composition', 'Toluol va formaldegidsiz', 'Без толуола и формальдегида'),
      row('shelf', '30 oy'),
    ],
    short: t(
      'Lampasiz quriydigan, bir hafta turadigan gel yaltirashli lak.',
      'Лак с гелевым блеском, который сохнет без лампы и держится неделю.',
    ),
    description: t(
      '<p>Ikki qatlam 5 daqiqada quriydi, oddiy suyuqlik bilan ketadi. Keng choʻtkasi tirnoqni uch harakatda qoplaydi.</p><p>Uzoq turishi uchun tirnoqni yogʻsizlantiring va uchini ham boʻyang. Sariq dogʻ qolmasligi uchun ostidan asos surting.</p>',
      '<p>Два слоя высыхают за 5 минут и снимаются обычной жидкостью. Широкая кисть покрывает ноготь за три движения.</p><p>Чтобы держался дольше, обезжирьте ногти и прокрасьте торец. База под лак убережёт от желтизны.</p>',
    ),
  },
  {
    name: t(
      'Kosmetik oyna Gulsuv, 5 marta kattalashtiradi',
      'Косметическое зеркало Gulsuv, увеличение ×5',
    ),
    category: 'lab-koz-va-tirnoq',
    brand: 'Gulsuv',
    price: 139_000,
    render: 'mirror-makeup',
    filters: { purpose: purpose.care, gender: gender.unisex },
    specs: [
      row('diameter', '17 sm'),
      row('type', 'Ikki tomonlama: ×1 va ×5', 'Двустороннее: ×1 и ×5'),
      row('material', 'Metall rama', 'Металлическая рама'),
      row('weight', '640 g'),
      row('warranty', '6 oy', '6 месяцев'),
    ],
    short: t(
      'Bir tomoni oddiy, ikkinchisi besh marta kattalashtiradigan stol oynasi.',
      'Настольное зеркало: одна сторона обычная, другая увеличивает в пять раз.',
    ),
    description: t(
      '<p>Oyna 360° aylanadi va istalgan burchakda toʻxtaydi. Tagidagi rezina halqa sirpanib ketishiga yoʻl qoʻymaydi.</p><p>Kattalashtiruvchi tomonini quyosh tushadigan derazaga qoʻymang: nurni toʻplab, narsani kuydirishi mumkin.</p>',
      '<p>Зеркало поворачивается на 360° и держится под любым углом. Резиновое кольцо на основании не скользит.</p><p>Не ставьте увеличивающей стороной к солнцу: собранный луч может прожечь вещи.</p>',
    ),
    stock: 'none',
  },
];
