import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { gender, hair, madeInUzbekistan, purpose, row, volumes } from './words';

export const hairAndHygiene: SeedProduct[] = [
  {
    name: t('Shampun Qorasoch, isiriq va qichitqi oʻt', 'Шампунь Qorasoch, крапива и гармала'),
    category: 'soch-parvarishi',
    brand: 'Qorasoch',
    price: 49_000,
    render: 'shampoo',
    options: [volumes([300, 0], [500, 22_000])],
    filters: { hair: hair.weak, purpose: purpose.cleaning },
    specs: [
      row('hairType', 'Toʻkiluvchan', 'Склонные к выпадению'),
      row(
        'composition',
        'Qichitqi oʻt, isiriq, sulfatsiz asos',
        'Крапива, гармала, основа без сульфатов',
      ),
      row('use', 'Haftada 2–3 marta', '2–3 раза в неделю'),
      row('fragrance', 'Oʻtlar', 'Травы'),
      row('shelf', '24 oy'),
      madeInUzbekistan,
    ],
    short: t(
      'Bosh terisini quritmay tozalaydigan, oʻtlar damlamasi asosidagi shampun.',
      'Шампунь на отваре трав, который моет, не пересушивая кожу головы.',
    ),
    description: t(
      '<p>Yumshoq asos kam koʻpiradi, lekin yogʻni yaxshi ketkazadi. Qichitqi oʻt qon aylanishini jonlantiradi, isiriq esa qazgʻoqda qichishni bosadi.</p><p>Ikki marta surting: birinchisi yuvadi, ikkinchisi taʼsir qiladi, 2 daqiqa ushlang. Soch kasallik tufayli toʻkilsa, shifokorga koʻrining.</p>',
      '<p>Мягкая основа пенится слабо, но хорошо смывает жир. Крапива оживляет кровообращение, а гармала снимает зуд при перхоти.</p><p>Наносите дважды: первый раз моет, второй действует, подержите 2 минуты. Если волосы выпадают из-за болезни, обратитесь к врачу.</p>',
    ),
  },
  {
    name: t('Soch niqobi Qorasoch, qatiq va tuxum', 'Маска для волос Qorasoch, катык и яйцо'),
    category: 'soch-parvarishi',
    brand: 'Qorasoch',
    price: 59_000,
    discount: 20,
    render: 'hair-mask',
    filters: { hair: hair.dry, purpose: purpose.food },
    specs: [
      row('volume', '250 ml'),
      row('hairType', 'Quruq va boʻyalgan', 'Сухие и окрашенные'),
      row(
        'composition',
        'Sut oqsili, tuxum letsitini, keratin',
        'Молочный белок, яичный лецитин, кератин',
      ),
      row('use', 'Haftada bir marta, 10 daqiqa', 'Раз в неделю, 10 минут'),
      row('shelf', '18 oy'),
    ],
    short: t(
      'Quruq uchlarni silliqlab, taroq oson yuradigan qiladigan niqob.',
      'Маска разглаживает сухие концы, и волосы легко расчёсываются.',
    ),
    description: t(
      '<p>Qatiq bilan soch chayish odatidan olingan: sut oqsili va letsitin sochni ogʻirlashtirmay qoplaydi. Uzun sochga bir osh qoshiq yetadi.</p><p>Ildizdan 5 sm pastdan surting, sochiqqa oʻrang va 10 daqiqadan soʻng iliq suv bilan yuving.</p>',
      '<p>Рецепт идёт от привычки ополаскивать волосы катыком: молочный белок и лецитин окутывают волос, не утяжеляя. На длинные волосы хватает столовой ложки.</p><p>Нанесите, отступив 5 см от корней, оберните полотенцем и через 10 минут смойте тёплой водой.</p>',
    ),
  },
  {
    name: t(
      'Sedana moyi Qorasoch, sovuq siqilgan, 100 ml',
      'Масло чёрного тмина Qorasoch, холодный отжим, 100 мл',
    ),
    category: 'soch-parvarishi',
    brand: 'Qorasoch',
    price: 79_000,
    render: 'black-seed-oil',
    filters: { hair: hair.any, purpose: purpose.food },
    specs: [
      row('volume', '100 ml'),
      row('composition', '100 % sedana moyi', '100 % масло чёрного тмина'),
      row('use', 'Soch va teri uchun', 'Для волос и кожи'),
      row('packaging', 'Toʻq shisha, tomizgich', 'Тёмное стекло, пипетка'),
      row('shelf', '18 oy'),
      madeInUzbekistan,
    ],
    short: t(
      'Birinchi siqimdagi sof sedana moyi, sochga va tirnoq atrofiga.',
      'Чистое масло первого отжима для волос и кутикулы.',
    ),
    description: t(
      '<p>Urugʻ 40 °Cʼdan past haroratda siqilgan, shuning uchun achchiqroq hidi va toʻq rangi saqlangan. Yuvishdan bir soat oldin bosh terisiga uqalab surting.</p><p>Haftada bir-ikki marta yetarli. Sof holda kuchli, birinchi marta bodom moyi bilan teng aralashtiring.</p>',
      '<p>Семена отжаты при температуре ниже 40 °C, поэтому масло сохранило терпкий запах и тёмный цвет. Втирайте в кожу головы за час до мытья.</p><p>Достаточно одного-двух раз в неделю. В чистом виде сильное, в первый раз смешайте пополам с миндальным.</p>',
    ),
  },
  {
    name: t('Yogʻoch taroq Chinor, keng tishli', 'Деревянный гребень Chinor, редкие зубья'),
    category: 'soch-parvarishi',
    brand: 'Chinor',
    price: 39_000,
    render: 'comb-wood',
    filters: { hair: hair.any, purpose: purpose.care },
    specs: [
      row('material', 'Yongʻoq yogʻochi', 'Орех'),
      row('dimensions', '18 × 6 sm', '18 × 6 см'),
      row('care', 'Suvda qoldirmang', 'Не замачивать'),
      row('craft', 'Qoʻlda silliqlangan', 'Ручная шлифовка'),
      madeInUzbekistan,
    ],
    short: t(
      'Sochni elektrlamaydigan, jingalak va qalin sochga mos taroq.',
      'Гребень не электризует волосы, для густых и кудрявых.',
    ),
    description: t(
      '<p>Tishlari qalin va uchlari yumaloq, bosh terisini tirnamaydi. Yongʻoq yogʻochi zigʻir moyi bilan shimdirilgan.</p><p>Nam sochni uchidan boshlab tarang. Ikki oyda bir marta istalgan oʻsimlik moyi bilan artib qoʻying.</p>',
      '<p>Толстые зубья с круглыми кончиками не царапают кожу. Ореховое дерево пропитано льняным маслом.</p><p>Влажные волосы расчёсывайте с концов. Раз в два месяца протирайте гребень любым растительным маслом.</p>',
    ),
  },
  {
    name: t('Soqol balzami Poʻlat Sartarosh, archa', 'Бальзам для бороды Poʻlat Sartarosh, арча'),
    category: 'gigiyena-va-salomatlik',
    brand: 'Poʻlat',
    price: 69_000,
    render: 'balm-beard',
    filters: { purpose: purpose.food, gender: gender.men },
    specs: [
      row('volume', '50 ml'),
      row(
        'composition',
        'Asal mumi, zigʻir moyi, archa efir moyi',
        'Пчелиный воск, льняное масло, эфирное масло арчи',
      ),
      row('effect', 'Yengil shakl beradi', 'Лёгкая фиксация'),
      row('fragrance', 'Archa', 'Арча'),
      row('shelf', '24 oy'),
      madeInUzbekistan,
    ],
    short: t(
      'Qattiq soqolni yumshatib, shaklini kun boʻyi ushlaydigan balzam.',
      'Бальзам смягчает жёсткую бороду и держит форму весь день.',
    ),
    description: t(
      '<p>Noʻxatdek olib, kaftda eriting va soqolga ostidan yuqoriga surting. Teri qichishi 2–3 kunda bosiladi.</p><p>Hidi Zomin archasini eslatadi, bir soatdan keyin deyarli bilinmaydi. Moylab tashlamaydi, yoqada iz qolmaydi.</p>',
      '<p>Разогрейте в ладонях кусочек с горошину и нанесите снизу вверх. Зуд под бородой проходит за 2–3 дня.</p><p>Пахнет зааминской арчой, через час запах почти незаметен. Не жирнит и не оставляет следов на воротнике.</p>',
    ),
    stock: 'few',
  },
  {
    name: t('Tish choʻtkasi Tabassum, yumshoq, 3 dona', 'Зубная щётка Tabassum, мягкая, 3 штуки'),
    category: 'gigiyena-va-salomatlik',
    brand: 'Tabassum',
    price: 39_000,
    render: 'toothbrush',
    filters: { purpose: purpose.cleaning, gender: gender.unisex },
    specs: [
      row('pieces', '3 dona, turli rang', '3 штуки разных цветов'),
      row('type', 'Yumshoq, 5 460 tola', 'Мягкая, 5 460 щетинок'),
      row('material', 'Poliester tola', 'Полиэстер'),
      row('age', '12 yoshdan', 'с 12 лет'),
    ],
    short: t(
      'Milkni qonatmaydigan, zich va ingichka tolali choʻtkalar.',
      'Щётки с тонкой густой щетиной, которая не травмирует дёсны.',
    ),
    description: t(
      '<p>Tola diametri 0,1 mm: milk bilan tish orasiga bemalol kiradi. Boshi kichik, aql tishigacha yetadi.</p><p>Uch oyda bir yoki tolasi yoyilganda almashtiring. Kuniga ikki marta, bosmasdan, ikki daqiqadan tozalang.</p>',
      '<p>Толщина щетинки 0,1 мм: она легко проходит вдоль края десны. Маленькая головка достаёт до зубов мудрости.</p><p>Меняйте раз в три месяца или когда щетина разойдётся. Чистите дважды в день по две минуты, не нажимая.</p>',
    ),
  },
  {
    name: t('Tish kukuni Tabassum, yalpiz va misvok', 'Зубной порошок Tabassum, мята и мисвак'),
    category: 'gigiyena-va-salomatlik',
    brand: 'Tabassum',
    price: 29_000,
    render: 'tooth-powder',
    filters: { purpose: purpose.cleaning, gender: gender.unisex },
    specs: [
      row('weight', '75 g'),
      row(
        'composition',
        'Kalsiy karbonat, misvok kukuni, yalpiz moyi',
        'Карбонат кальция, порошок мисвака, масло мяты',
      ),
      row('use', 'Haftada 2–3 marta', '2–3 раза в неделю'),
      row('shelf', '24 oy'),
      madeInUzbekistan,
    ],
    short: t(
      'Choy va qahva dogʻini yumshoq oladigan ftorsiz tish kukuni.',
      'Порошок без фтора мягко снимает налёт от чая и кофе.',
    ),
    description: t(
      '<p>Misvok tolasi mayda tortilgan, tish sirtini tirnamaydi. Nam choʻtkani botirib, odatdagidek tozalang.</p><p>Har kuni emas, pasta bilan navbatlab ishlating. Tishingiz sovuqqa sezgir boʻlsa, haftada bir marta yetadi.</p>',
      '<p>Волокно мисвака смолото мелко и не царапает эмаль. Обмакните влажную щётку и чистите как обычно.</p><p>Пользуйтесь не каждый день, чередуя с пастой. Если зубы реагируют на холод, хватит раза в неделю.</p>',
    ),
    stock: 'none',
  },
];
