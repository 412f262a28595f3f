import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { level, material, row, season, sizes } from './words';

export const games: SeedProduct[] = [
  {
    name: t('Futbol toʻpi Maydon, 5-oʻlcham', 'Футбольный мяч Maydon, размер 5'),
    category: 'top-va-raketkalar',
    brand: 'Maydon',
    price: 199_000,
    render: 'football',
    colours: ['blue', 'red', 'green'],
    filters: { level: level.amateur, material: material.ecoLeather, season: season.any },
    specs: [
      row('diameter', '22 sm'),
      row('weight', '420 g'),
      row('material', 'Poliuretan, 4 qavat', 'Полиуретан, 4 слоя'),
      row('craft', 'Termoyelimlangan 32 qism', '32 панели, термосклейка'),
      row('use', 'Maysa va sunʼiy qoplama', 'Трава и искусственное покрытие'),
      row('warranty', '3 oy', '3 месяца'),
    ],
    short: t(
      'Maysada va sunʼiy qoplamada dumaloqligini yoʻqotmaydigan toʻp.',
      'Мяч для травы и искусственного поля, который держит форму.',
    ),
    description: t(
      '<p>Qismlari issiq usulda yelimlangan, choki suv tortmaydi va toʻp yomgʻirda ogʻirlashmaydi. Butil kamera havoni bir haftadan koʻp ushlaydi.</p><p>Bosim 0,6–0,8 bar. Nasos va igna alohida sotiladi. Asfaltda oʻynalsa, qoplama tez yemiriladi.</p>',
      '<p>Панели склеены горячим способом, швы не тянут воду, и под дождём мяч не тяжелеет. Бутиловая камера держит воздух больше недели.</p><p>Давление 0,6–0,8 бар. Насос и игла продаются отдельно. На асфальте покрытие стирается быстрее.</p>',
    ),
  },
  {
    name: t(
      'Basketbol toʻpi Maydon Sakrash, 7-oʻlcham',
      'Баскетбольный мяч Maydon Sakrash, размер 7',
    ),
    category: 'top-va-raketkalar',
    brand: 'Maydon',
    price: 219_000,
    discount: 20,
    render: 'basketball',
    filters: { level: level.amateur, material: material.rubber, season: season.any },
    specs: [
      row('diameter', '24 sm'),
      row('weight', '600 g'),
      row('material', 'Kompozit rezina', 'Композитная резина'),
      row('use', 'Zal va koʻcha', 'Зал и улица'),
      row('warranty', '3 oy', '3 месяца'),
    ],
    short: t(
      'Chuqur chizigʻi tufayli qoʻldan sirpanmaydigan, koʻcha maydoniga mos toʻp.',
      'Мяч с глубоким рельефом, который не скользит, подходит для улицы.',
    ),
    description: t(
      '<p>Rezina qoplama asfaltga chidaydi, mayda nuqtali sirt ter bilan ham qoʻlda turadi. Sakrashi zalda va tashqarida bir xil.</p><p>Boʻsh holda yuboriladi, nasos bilan 0,5 barga toʻldiring. 7-oʻlcham 13 yoshdan katta erkaklar uchun.</p>',
      '<p>Резина выдерживает асфальт, а точечный рельеф держится в руке и с потом. Отскок в зале и на улице одинаковый.</p><p>Приходит сдутым, накачайте до 0,5 бар. Размер 7 для мужчин старше 13 лет.</p>',
    ),
  },
  {
    name: t(
      'Futbol darvozasi Maydon, yigʻma, 120 × 80 sm',
      'Футбольные ворота Maydon, складные, 120 × 80 см',
    ),
    category: 'top-va-raketkalar',
    brand: 'Maydon',
    price: 349_000,
    render: 'goal',
    filters: { level: level.beginner, material: material.metal, season: season.any },
    specs: [
      row('dimensions', '120 × 80 × 60 sm', '120 × 80 × 60 см'),
      row('material', 'Poʻlat quvur, neylon toʻr', 'Стальная труба, сетка из нейлона'),
      row('weight', '4,2 kg', '4,2 кг'),
      row('pieces', 'Darvoza, toʻr, 4 qoziq', 'Ворота, сетка, 4 колышка'),
      row('warranty', '6 oy', '6 месяцев'),
    ],
    short: t(
      'Hovlida besh daqiqada yigʻiladigan, qoziqlari bor bolalar darvozasi.',
      'Детские ворота на колышках, собираются во дворе за пять минут.',
    ),
    description: t(
      '<p>Quvur ranglangan va zanglamaydi, burchaklari plastik bilan qoplangan. Toʻri mahkamlagichga oʻraladi, chiqib ketmaydi.</p><p>Ustiga osilish va sakrash mumkin emas. Shamolda qoziqlarni albatta qoqing.</p>',
      '<p>Труба окрашена и не ржавеет, углы закрыты пластиком. Сетка наматывается на клипсы и не спадает.</p><p>На воротах нельзя висеть и прыгать. На ветру обязательно забейте колышки.</p>',
    ),
  },
  {
    name: t(
      'Tennis raketkasi Zarba, alyuminiy, gʻilofli',
      'Теннисная ракетка Zarba, алюминий, с чехлом',
    ),
    category: 'top-va-raketkalar',
    brand: 'Zarba',
    price: 459_000,
    discount: 30,
    render: 'racket-tennis',
    colours: ['red', 'blue'],
    options: [sizes('L1', 'L2', 'L3')],
    filters: { level: level.beginner, material: material.metal, season: season.summer },
    specs: [
      row('length', '68,5 sm', '68,5 см'),
      row('weight', '275 g'),
      row('material', 'Alyuminiy', 'Алюминий'),
      row('width', 'Bosh 645 sm²', 'Головка 645 см²'),
      row('pieces', 'Gʻilof, tasma', 'Чехол, намотка'),
    ],
    short: t(
      'Kort va hovlida oʻrganish uchun yengil va bardoshli raketka.',
      'Лёгкая прочная ракетка для обучения на корте.',
    ),
    description: t(
      '<p>Katta bosh tekkizish xatosini kechiradi, ogʻirligi oʻrtada. Tarangligi 24 kilogrammga tortilgan, oʻrtacha kuch uchun.</p><p>Tutqich oʻlchami: L2 koʻpchilik kattalarga mos. Quyoshda mashinada qoldirsangiz, torlari boʻshashadi.</p>',
      '<p>Большая головка прощает неточный удар, баланс посередине. Натяжка 24 кг, под средний темп.</p><p>Размер ручки: L2 подходит большинству взрослых. В горячей машине струны ослабнут.</p>',
    ),
  },
  {
    name: t(
      'Stol tennisi raketkasi Zarba, havaskor',
      'Ракетка для настольного тенниса Zarba, любительская',
    ),
    category: 'top-va-raketkalar',
    brand: 'Zarba',
    price: 79_000,
    render: 'bat-table-tennis',
    filters: { level: level.amateur, material: material.wood, season: season.any },
    specs: [
      row('pieces', 'Raketka, gʻilof', 'Ракетка, чехол'),
      row('material', '5 qavat terak, rezina', '5 слоёв тополя, резина'),
      row('weight', '170 g'),
      row('length', '26 sm'),
    ],
    short: t(
      'Ofis va hovli stoli uchun yengil raketka.',
      'Лёгкая ракетка для офисного и дворового стола.',
    ),
    description: t(
      '<p>Rezinasi oʻrtacha yopishqoq, burama zarba chiqadi, lekin nazorat yoʻqolmaydi. Sopi anatomik.</p><p>Rezinani kir tegib yaltirab qolsa, nam shimgich bilan arting. Raketkani gʻilofda, quyoshdan yiroqda saqlang.</p>',
      '<p>Накладки средней липкости: вращение получается, контроль не теряется. Ручка анатомическая.</p><p>Если резина заблестела от грязи, протрите влажной губкой. Храните в чехле подальше от солнца.</p>',
    ),
  },
  {
    name: t(
      'Darts Nishon, 6 nayza, sintetik doska',
      'Дартс Nishon, 6 дротиков, синтетическая мишень',
    ),
    category: 'stol-sporti',
    brand: 'Nishon',
    price: 199_000,
    render: 'darts',
    filters: { level: level.amateur, material: material.plastic, season: season.any },
    specs: [
      row('diameter', '45 sm'),
      row('pieces', '6 nayza', '6 дротиков'),
      row('weight', 'Nayza 18 g', 'Дротик 18 г'),
      row('material', 'Sintetik tola', 'Синтетическое волокно'),
      row('warranty', '6 oy', '6 месяцев'),
    ],
    short: t(
      'Ofis va uy devori uchun ikki tomonlama nishon.',
      'Двусторонняя мишень для офиса и дома.',
    ),
    description: t(
      '<p>Bir tomonida klassik maydon, ikkinchisida bolalar oʻyini. Zich tola teshiklarni yopadi.</p><p>Markaz poldan 173 sm, otish chizigʻi 237 sm narida. Devorni asrash uchun taxtaga osing.</p>',
      '<p>С одной стороны классическое поле, с другой детская игра. Плотное волокно само затягивает отверстия.</p><p>Центр на высоте 173 см, линия броска в 237 см. Повесьте на доску, чтобы не портить стену.</p>',
    ),
  },
  {
    name: t('Frisbi disk Shamol, 175 g', 'Фрисби Shamol, 175 г'),
    category: 'stol-sporti',
    brand: 'Shamol',
    price: 59_000,
    render: 'frisbee',
    colours: ['sky', 'red', 'yellow'],
    filters: { level: level.amateur, material: material.plastic, season: season.summer },
    specs: [
      row('diameter', '27 sm'),
      row('weight', '175 g'),
      row('material', 'Moslashuvchan polietilen', 'Гибкий полиэтилен'),
      row('use', 'Maysa va qum', 'Трава и песок'),
    ],
    short: t(
      'Turnir vaznidagi, toʻgʻri uchadigan, barmoqni ogʻritmaydigan disk.',
      'Диск турнирного веса: летит ровно и не отбивает пальцы.',
    ),
    description: t(
      '<p>175 gramm: shamolda ham yoʻnalishini saqlaydi. Cheti qalinroq, ushlashga qulay.</p><p>Sovuqda plastik qotmaydi. Itga otishga bermang, tishi ushlab qoladi.</p>',
      '<p>Вес 175 граммов держит направление и на ветру. Край утолщён, удобно ловить.</p><p>На морозе пластик не дубеет. Не давайте собаке: от зубов останутся следы.</p>',
    ),
  },
  {
    name: t('Sakrash arqoni Zarba, sozlanadigan, 3 m', 'Скакалка Zarba, регулируемая, 3 м'),
    category: 'fitnes-va-trenajyorlar',
    brand: 'Zarba',
    price: 49_000,
    render: 'rope-jump',
    colours: ['blue', 'black', 'red'],
    filters: { level: level.beginner, material: material.plastic, season: season.any },
    specs: [
      row('length', '3 m, qisqartiriladi', '3 м, укорачивается'),
      row('material', 'PVX, podshipnik', 'ПВХ, подшипник'),
      row('weight', '180 g'),
      row('use', 'Kardio, boks', 'Кардио, бокс'),
    ],
    short: t(
      'Uzunligi boʻyga moslanadigan, podshipnikli arqon.',
      'Скакалка на подшипниках, длина подгоняется под рост.',
    ),
    description: t(
      '<p>Dastasi podshipnikli, arqon burilib qolmaydi. Ortiqcha uchini qaychi bilan kesasiz.</p><p>Yupqa gilam ustida sakrang, sim tez yemirilmaydi. Boshlovchi 30 soniyadan, beshta yondashuvdan boshlasin.</p>',
      '<p>Ручки на подшипниках, шнур не скручивается. Лишнее отрежьте ножницами.</p><p>Прыгайте на тонком коврике, тогда шнур служит дольше. Новичкам хватит пяти подходов по 30 секунд.</p>',
    ),
  },
  {
    name: t('Musobaqa kubogi Gʻalaba, 28 sm', 'Кубок Gʻalaba, 28 см'),
    category: 'stol-sporti',
    brand: 'Gʻalaba',
    price: 159_000,
    render: 'trophy',
    filters: { level: level.beginner, material: material.metal, season: season.any },
    specs: [
      row('length', 'Balandligi 28 sm', 'Высота 28 см'),
      row('material', 'Metall, marmar taglik', 'Металл, мраморное основание'),
      row('weight', '0,7 kg', '0,7 кг'),
      row('pieces', 'Yozuv uchun taxtacha', 'Табличка под гравировку'),
    ],
    short: t(
      'Hovli ligasi va maktab musobaqasi uchun yozuvli kubok.',
      'Кубок с табличкой для дворовой лиги и школьных соревнований.',
    ),
    description: t(
      '<p>Taxtachasi olinadi, yozuvni istalgan ustaxonada oʻydirasiz. Marmar taglik kubokni ogʻdirmaydi.</p><p>Yumshoq qutida keladi. Metallni quruq, mayin latta bilan arting.</p>',
      '<p>Табличка снимается, гравировку закажете в любой мастерской. Мраморное основание устойчиво.</p><p>Приходит в мягкой коробке. Протирайте сухой мягкой тканью.</p>',
    ),
    stock: 'few',
  },
];
