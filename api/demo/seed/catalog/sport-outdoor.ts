import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { level, material, row, season } from './words';

export const outdoor: SeedProduct[] = [
  {
    name: t(
      'Shahar velosipedi Shamol 26″, 7 tezlikli',
      'Городской велосипед Shamol 26″, 7 скоростей',
    ),
    category: 'velosiped-va-skeytlar',
    brand: 'Shamol',
    price: 2_990_000,
    discount: 20,
    isPercentSale: true,
    render: 'bicycle-city',
    colours: ['pink', 'blue', 'black'],
    filters: { level: level.amateur, material: material.metal, season: season.summer },
    specs: [
      row('frame', 'Poʻlat, past', 'Сталь, заниженная'),
      row('wheels', '26″, 40 mm', '26″, 40 мм'),
      row('speeds', '7'),
      row('brakes', 'V-brake, oldi va orqa', 'V-brake, спереди и сзади'),
      row('weight', '15,4 kg', '15,4 кг'),
      row('pieces', 'Qanot, savat, chiroq', 'Крылья, корзина, фонарь'),
      row('warranty', '12 oy', '12 месяцев'),
    ],
    short: t(
      'Koʻylak bilan ham minsa boʻladigan, savatli shahar velosipedi.',
      'Городской велосипед с корзиной, удобный и в платье.',
    ),
    description: t(
      '<p>Past rama va yopiq zanjir: kiyim ilinib qolmaydi. Savatiga besh kilogacha yuk solinadi, u olinadi.</p><p>Shina naqshi Toshkent asfalti va plitasiga mos. Sotib olgach bir hafta yurib, tormoz va tezliklarni ustaxonada moslatib oling.</p>',
      '<p>Низкая рама и закрытая цепь: одежда не цепляется. В корзину входит до 5 кг, она съёмная.</p><p>Рисунок шин для асфальта и плитки. Через неделю поездок подтяните тормоза и скорости в мастерской.</p>',
    ),
  },
  {
    name: t(
      'Bolalar velosipedi Uchqur, 20″, egari balandligi sozlanadi',
      'Детский велосипед Uchqur, 20″, с регулируемым седлом',
    ),
    category: 'velosiped-va-skeytlar',
    brand: 'Uchqur',
    price: 1_190_000,
    discount: 25,
    render: 'bmx',
    colours: ['red', 'blue', 'pink'],
    filters: { level: level.beginner, material: material.metal, season: season.summer },
    specs: [
      row('frame', 'Poʻlat', 'Сталь'),
      row('wheels', '20″'),
      row('speeds', '1'),
      row('brakes', 'Old qoʻl, orqa oyoq', 'Передний ручной, задний ножной'),
      row('weight', '10,6 kg', '10,6 кг'),
      row('age', '6–9 yosh', '6–9 лет'),
      row('warranty', '12 oy', '12 месяцев'),
    ],
    short: t(
      'Birinchi katta velosiped: egari past, ruli baland.',
      'Первый большой велосипед: низкое седло и высокий руль.',
    ),
    description: t(
      '<p>Poʻlat rama tushib ketsa ham egilmaydi. Egari 62 smʼga pasayadi, bola oyogʻi yerga yetadi.</p><p>Boʻyi 115 dan 135 smʼgacha bolaga moʻljallangan. Har mavsum boshida egarni koʻtarib boring.</p>',
      '<p>Стальная рама не гнётся при падениях. Седло опускается до 62 см, ноги достают до земли.</p><p>Рассчитан на рост 115–135 см. В начале каждого сезона поднимайте седло.</p>',
    ),
    stock: 'few',
  },
  {
    name: t('Skeytbord Uchqur, 80 sm, 7 qavat zarang', 'Скейтборд Uchqur, 80 см, 7 слоёв клёна'),
    category: 'velosiped-va-skeytlar',
    brand: 'Uchqur',
    price: 389_000,
    discount: 20,
    isPercentSale: true,
    render: 'skateboard',
    filters: { level: level.beginner, material: material.wood, season: season.summer },
    specs: [
      row('dimensions', '80 × 20 sm', '80 × 20 см'),
      row('load', '100 kg'),
      row('wheels', '52 mm, 95A', '52 мм, 95A'),
      row('weight', '2,4 kg', '2,4 кг'),
      row('warranty', '6 oy', '6 месяцев'),
    ],
    short: t(
      'Park va asfaltda birinchi fokuslarga mos klassik skeyt.',
      'Классический скейт для парка и первых трюков.',
    ),
    description: t(
      '<p>Yetti qavat zarang egiladi, lekin sinmaydi. Gʻadir qogʻoz oyoqni ushlab turadi, ABEC-7 podshipnik.</p><p>Shlem va tizza, tirsak himoyasini taqing. Yomgʻirda minmang: podshipnik zanglaydi.</p>',
      '<p>Семь слоёв клёна пружинят и не ломаются. Шкурка держит ногу, подшипники ABEC-7.</p><p>Надевайте шлем, наколенники и налокотники. Не катайтесь в дождь: подшипники ржавеют.</p>',
    ),
  },
  {
    name: t(
      'Sayohat chodiri Chimyon 3, suv oʻtkazmaydi',
      'Туристическая палатка Chimyon 3, непромокаемая',
    ),
    category: 'kemping-jihozlari',
    brand: 'Chimyon',
    price: 890_000,
    render: 'tent',
    colours: ['green', 'orange'],
    filters: { level: level.amateur, material: material.polyester, season: season.between },
    specs: [
      row('people', '3 kishi', '3'),
      row('dimensions', '210 × 180 × 120 sm', '210 × 180 × 120 см'),
      row('water', 'Tent 3 000 mm, pol 5 000 mm', 'Тент 3 000 мм, дно 5 000 мм'),
      row('weight', '3,4 kg', '3,4 кг'),
      row('frame', 'Shishaplastik', 'Стеклопластик'),
      row('warranty', '12 oy', '12 месяцев'),
    ],
    short: t(
      'Ikki qatlamli, yomgʻirda ham ichi quruq uch kishilik chodir.',
      'Двухслойная палатка на троих, внутри сухо и под дождём.',
    ),
    description: t(
      '<p>Choklar yelimlangan, ichki chodir va tent orasida havo aylanadi, shuning uchun devorlarda nam yigʻilmaydi. Ikki kirish va ikki tambur bor.</p><ul><li>Yigʻish 8–10 daqiqa</li><li>12 qoziq, 6 arqon, taʼmir toʻplami</li><li>Gʻilofda 52 × 18 sm</li></ul>',
      '<p>Швы проклеены, между тентом и внутренней палаткой ходит воздух, конденсат не собирается. Два входа и два тамбура.</p><ul><li>Сборка 8–10 минут</li><li>12 колышков, 6 оттяжек, ремкомплект</li><li>В чехле 52 × 18 см</li></ul>',
    ),
    isNew: true,
  },
  {
    name: t('Kompas Chimyon, suyuqlikli, chizgʻichli', 'Компас Chimyon, жидкостный, с линейкой'),
    category: 'kemping-jihozlari',
    brand: 'Chimyon',
    price: 79_000,
    render: 'compass',
    filters: { level: level.amateur, material: material.plastic, season: season.any },
    specs: [
      row('dimensions', '11 × 6 sm', '11 × 6 см'),
      row('weight', '35 g'),
      row('type', 'Suyuqlikli', 'Жидкостный'),
      row('temperature', '−20…+50 °C'),
      row('pieces', 'Boʻyinga tasma', 'Шнурок'),
    ],
    short: t(
      'Xaritada yoʻnalish olish uchun shaffof asosli kompas.',
      'Компас на прозрачной базе, чтобы снимать азимут с карты.',
    ),
    description: t(
      '<p>Strelka besh soniyada toʻxtaydi, qorongʻida yonadi. Chizgʻichi 1:25 000 va 1:50 000 masshtabda.</p><p>Telefon va mashina yonida oʻlchamang: magnit xato beradi. Kerak boʻlganda suvda yuvsa boʻladi.</p>',
      '<p>Стрелка успокаивается за пять секунд и светится в темноте. Линейки 1:25 000 и 1:50 000.</p><p>Не мерьте рядом с телефоном и машиной: показания собьются. Можно мыть водой.</p>',
    ),
  },
  {
    name: t(
      'Fonar Nur Dala, 1\u00a0000 lm, quvvatlanadi',
      'Фонарь Nur Dala, 1\u00a0000 лм, аккумуляторный',
    ),
    category: 'kemping-jihozlari',
    brand: 'Nur',
    price: 159_000,
    render: 'flashlight',
    filters: { level: level.beginner, material: material.metal, season: season.any },
    specs: [
      row('battery', '2 600 mA·soat, USB-C', '2 600 мА·ч, USB-C'),
      row('lasts', '4–30 soat', '4–30 часов'),
      row('water', 'IPX6'),
      row('length', '13 sm'),
      row('warranty', '12 oy', '12 месяцев'),
    ],
    short: t(
      'Togʻda va chiroq oʻchganda kerak boʻladigan baquvvat fonar.',
      'Мощный фонарь для гор и на случай отключения света.',
    ),
    description: t(
      '<p>Nurni keng yoki tor qilib surasiz, uzoqligi 250 metrgacha. Oʻrtadagi rejim eng koʻp ishlatiladi, 8 soat.</p><p>Quvvati 20 foizga tushganda chiroq oʻchib-yonadi. Yilda bir marta toʻliq quvvatlang, batareya uzoq yashaydi.</p>',
      '<p>Луч делается шире или уже, до 250 метров. Чаще хватает среднего режима, это 8 часов.</p><p>Когда остаётся 20 %, фонарь мигнёт. Раз в год полностью заряжайте, батарея проживёт дольше.</p>',
    ),
  },
];
