import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { age, gender, material, row } from './words';

export const play: SeedProduct[] = [
  {
    name: t('Stol oʻyini Buyuk karvon, 2–4 kishi', 'Настольная игра Buyuk karvon, 2–4 игрока'),
    category: 'stol-oyinlari-va-boshqotirmalar',
    brand: 'Zukko',
    price: 189_000,
    render: 'board-game',
    filters: { age: age.school, material: material.paper, gender: gender.children },
    specs: [
      row('players', '2–4 kishi', '2–4'),
      row('lasts', '40 daqiqa', '40 минут'),
      row('pieces', 'Xarita, 96 karta, 2 zar', 'Карта, 96 карточек, 2 кубика'),
      row('age', '7 yoshdan', 'с 7 лет'),
    ],
    short: t(
      'Savdogar boʻlib Samarqanddan dengizgacha yuriladigan oʻyin.',
      'Игра, в которой купцы идут от Самарканда до моря.',
    ),
    description: t(
      '<p>Ipak yoʻli boʻylab shaharlarda mol oldi-sotdi qilasiz, qaroqchi va boʻron kartalari yoʻlni oʻzgartiradi. Bolaga qoʻshish va ayirishni bilintirmay oʻrgatadi.</p><p>Qoida kitobi oʻzbek va rus tilida, qisqa oʻyin uchun yengil variant bor.</p>',
      '<p>На Шёлковом пути вы торгуете в городах, а карты разбойников и бурь меняют дорогу. Ребёнок незаметно учится сложению и вычитанию.</p><p>Правила на узбекском и русском, есть упрощённый вариант для короткой партии.</p>',
    ),
    isNew: true,
  },
  {
    name: t('Shaxmat Chinor, buklanadigan taxta, 30 sm', 'Шахматы Chinor, складная доска, 30 см'),
    category: 'stol-oyinlari-va-boshqotirmalar',
    brand: 'Chinor',
    price: 229_000,
    render: 'chess-set',
    filters: { age: age.school, material: material.wood, gender: gender.children },
    specs: [
      row('dimensions', '30 × 30 sm', '30 × 30 см'),
      row('material', 'Yongʻoq va chinor', 'Орех и чинара'),
      row('pieces', '32 dona, 2 ta farzin zaxira', '32 фигуры, 2 запасных ферзя'),
      row('weight', '1,1 kg', '1,1 кг'),
      row('players', '2 kishi', '2'),
    ],
    short: t(
      'Donalari taxta ichida saqlanadigan yogʻoch shaxmat.',
      'Деревянные шахматы, фигуры хранятся внутри доски.',
    ),
    description: t(
      '<p>Figuralar ostiga kigiz yopishtirilgan, taxtani tirnamaydi. Buklangach taxta quti boʻladi, ilgagi jezdan.</p><p>Shoh balandligi 65 mm, katagi 35 mm, boshlovchi va toʻgaraklar uchun qulay. Qoidalar varagʻi qoʻshilgan.</p>',
      '<p>Снизу фигур приклеен фетр, доска не царапается. Сложенная доска становится коробкой с латунным крючком.</p><p>Король высотой 65 мм, клетка 35 мм, удобно новичкам и для кружка. В комплекте памятка с правилами.</p>',
    ),
  },
  {
    name: t(
      'Xotira oʻyini Zukko, 72 karta, hayvonlar',
      'Карточки для тренировки памяти Zukko, 72 штуки, животные',
    ),
    category: 'stol-oyinlari-va-boshqotirmalar',
    brand: 'Zukko',
    price: 59_000,
    render: 'memory-cards-box',
    filters: { age: age.preschool, material: material.paper, gender: gender.children },
    specs: [
      row('pieces', '72 karta, 36 juft', '72 карточки, 36 пар'),
      row('players', '1–6 kishi', '1–6'),
      row('material', 'Qattiq karton', 'Плотный картон'),
      row('age', '3 yoshdan', 'с 3 лет'),
    ],
    short: t(
      'Juftini topish oʻyini, hayvon nomi uch tilda yozilgan.',
      'Игра «найди пару», названия животных на трёх языках.',
    ),
    description: t(
      '<p>Kartaning qalinligi 1,5 mm, bola qoʻlida bukilmaydi. Kichiklarga 8 juft, kattaroqlarga hamma 36 jufti beriladi.</p><p>Nomlar oʻzbek, rus va ingliz tilida. Chetlari yumaloq, oʻtkir emas.</p>',
      '<p>Толщина карточки 1,5 мм, в детских руках не гнётся. Малышам можно оставить 8 пар, старшим все 36.</p><p>Названия на узбекском, русском и английском. Края скруглены.</p>',
    ),
  },
  {
    name: t(
      'Akvarel boʻyoq Rangin, 24 rang, palitra bilan',
      'Акварель Rangin, 24 цвета, с палитрой',
    ),
    category: 'kitob-va-maktab',
    brand: 'Rangin',
    price: 79_000,
    render: 'watercolour-box',
    filters: { age: age.school, material: material.plastic, gender: gender.children },
    specs: [
      row('pieces', '24 rang, 2 moʻyqalam', '24 цвета, 2 кисти'),
      row('weight', '320 g'),
      row('type', 'Asal qoʻshilgan', 'С мёдом'),
      row('age', '5 yoshdan', 'с 5 лет'),
      row('packaging', 'Qulfli quti', 'Коробка с защёлкой'),
    ],
    short: t(
      'Toza qoʻshiladigan yorqin boʻyoqlar, uyga va maktabga.',
      'Яркие чисто смешивающиеся краски для школы и дома.',
    ),
    description: t(
      '<p>Asal boʻyoqni yumshoq saqlaydi, suv bilan bir surtishda ochiladi. Rang lavhasi palitra qopqogʻida.</p><p>Hidi yoʻq, terida oson ketadi, oq kiyimni sovuq suvda darhol yuving. Qogʻozi 200 g/m² boʻlsa, egilmaydi.</p>',
      '<p>Мёд сохраняет краску мягкой, одного прикосновения кистью достаточно. Таблица цветов на крышке-палитре.</p><p>Без запаха, с кожи смывается легко, белую одежду сразу замочите в холодной воде. Лучше рисовать на бумаге от 200 г/м².</p>',
    ),
  },
  {
    name: t('Mum qalam Rangin, 36 rang', 'Восковые мелки Rangin, 36 цветов'),
    category: 'kitob-va-maktab',
    brand: 'Rangin',
    price: 39_000,
    render: 'crayons-box',
    filters: { age: age.toddler, material: material.paper, gender: gender.children },
    specs: [
      row('pieces', '36 rang', '36 цветов'),
      row('length', '9 sm'),
      row('type', 'Yuviladigan', 'Смываемые'),
      row('age', '2 yoshdan', 'с 2 лет'),
    ],
    short: t(
      'Kichik qoʻlga qulay uchburchak, devordan ham yuviladigan qalam.',
      'Трёхгранные мелки для маленькой руки, смываются даже со стен.',
    ),
    description: t(
      '<p>Uchburchak shakli stoldan dumalab tushmaydi va barmoqni toʻgʻri ushlashga oʻrgatadi. Rangi bosmasdan ham yorqin tushadi.</p><p>Boʻyoq koʻpgina devordan nam latta bilan ketadi, baribir avval burchakda sinab koʻring. Sinmaslik uchun qogʻoz oʻramli.</p>',
      '<p>Трёхгранная форма не катится со стола и учит правильному захвату. Цвет ложится ярко без нажима.</p><p>С большинства стен смывается влажной тряпкой, но сначала проверьте в углу. Бумажная обёртка не даёт ломаться.</p>',
    ),
  },
  {
    name: t('Bolalar doirasi Sozcha, charm, 25 sm', 'Детская дойра Sozcha, кожа, 25 см'),
    category: 'oyinchoqlar-va-qogirchoqlar',
    brand: 'Sozcha',
    price: 119_000,
    render: 'doira',
    filters: { age: age.preschool, material: material.wood, gender: gender.children },
    specs: [
      row('diameter', '25 sm'),
      row('material', 'Tut yogʻochi, echki terisi', 'Тут, козья кожа'),
      row('weight', '420 g'),
      row('pieces', '12 ta halqa', '12 колец'),
      row('country', 'Oʻzbekiston', 'Узбекистан'),
    ],
    short: t(
      'Toʻgarak va bayram uchun ovozi baland, kichik oʻlchamli doira.',
      'Маленькая дойра с громким звуком для кружка и праздника.',
    ),
    description: t(
      '<p>Gardishi bir butun tutdan egilgan, halqalari ichida jarangdor. Kattalar doirasidan ikki barobar yengil.</p><p>Terini olovga tutmang, quruq latta bilan arting. Ovozi pasaysa, chiroq yonida 5 daqiqa isitish kifoya.</p>',
      '<p>Обод согнут из цельного тутового дерева, кольца внутри звенят. Вдвое легче взрослой.</p><p>Не подносите кожу к огню, протирайте сухой салфеткой. Если звук сел, подержите пять минут у лампы.</p>',
    ),
    stock: 'few',
  },
  {
    name: t(
      'Bolalar samokati Uchqur, buklanadigan, 100 kilogrammgacha',
      'Детский самокат Uchqur, складной, до 100 кг',
    ),
    category: 'hovli-oyinlari',
    brand: 'Uchqur',
    price: 549_000,
    render: 'scooter-kick',
    colours: ['sky', 'pink', 'green'],
    filters: { age: age.school, material: material.metal, gender: gender.children },
    specs: [
      row('load', '100 kilogrammgacha', 'до 100 кг'),
      row('wheels', '200 mm, poliuretan', '200 мм, полиуретан'),
      row('weight', '4,3 kg', '4,3 кг'),
      row('dimensions', 'Yigʻilganda 78 × 12 × 30 sm', 'Сложен 78 × 12 × 30 см'),
      row('brakes', 'Orqa gʻildirakda', 'На заднем колесе'),
      row('age', '7 yoshdan', 'с 7 лет'),
      row('warranty', '12 oy', '12 месяцев'),
    ],
    short: t(
      'Bir necha soniyada buklanadigan, ota-ona ham haydasa boʻladigan metall samokat.',
      'Складной самокат, на котором могут кататься и родители.',
    ),
    description: t(
      '<p>Tutqich toʻrt balandlikda, 78 dan 98 smʼgacha, bola boʻyi bilan oʻsadi. Koʻtarib yurish uchun tasmasi bor.</p><p>Poliuretan gʻildirak teshilmaydi, tepasidagi amortizator plitka choklarini yumshatadi. Haydashda shlem taqishni unutmang.</p>',
      '<p>Руль регулируется по высоте от 78 до 98 см и растёт вместе с ребёнком. Есть ремень для переноски.</p><p>Полиуретановые колёса не прокалываются, амортизатор сглаживает стыки плитки. Не забудьте надеть шлем.</p>',
    ),
    isNew: true,
  },
  {
    name: t('Yo-yo Aylan, podshipnikli', 'Йо-йо Aylan, на подшипнике'),
    category: 'hovli-oyinlari',
    brand: 'Aylan',
    price: 39_000,
    render: 'yo-yo',
    colours: ['purple', 'red', 'sky'],
    filters: { age: age.school, material: material.plastic, gender: gender.children },
    specs: [
      row('diameter', '56 mm'),
      row('weight', '64 g'),
      row('length', 'Ip 90 sm', 'Нить 90 см'),
      row('age', '8 yoshdan', 'с 8 лет'),
    ],
    short: t(
      'Bir daqiqadan koʻproq aylanadigan, birinchi fokuslar uchun yo-yo.',
      'Йо-йо крутится больше минуты, для первых трюков.',
    ),
    description: t(
      '<p>Podshipnik tufayli uzoq «uxlaydi»: bu paytda yurgizish va beshik fokuslarini bajarasiz. Zaxira ip toʻplamda.</p><p>Ip barmoqni qismasligi uchun sirtmogʻini kengaytiring. Polga urilsa, plastigi yorilmaydi.</p>',
      '<p>Благодаря подшипнику долго «спит», в это время делают «прогулку» и «колыбель». Запасная нить в комплекте.</p><p>Расширьте петлю, чтобы нить не давила палец. Пластик не трескается при ударе.</p>',
    ),
    stock: 'none',
  },
];
