import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { bagStyle, gender, material, row } from './words';

const luggageSizes = {
  attribute: 'size',
  values: [
    { text: t('S, 36 l', 'S, 36 л') },
    { text: t('M, 62 l', 'M, 62 л'), extra: 150_000 },
    { text: t('L, 94 l', 'L, 94 л'), extra: 320_000 },
  ],
};

export const travel: SeedProduct[] = [
  {
    name: t('Chamadon Safar M, 62 l, 4 gʻildirakli', 'Чемодан Safar M, 62 л, на 4 колёсах'),
    category: 'chamadonlar',
    brand: 'Safar',
    price: 1_090_000,
    discount: 31,
    render: 'suitcase-m',
    colours: ['blue', 'black', 'red', 'green'],
    filters: { material: material.polycarbonate, gender: gender.unisex, style: bagStyle.travel },
    specs: [
      row('volume', '62 l', '62 л'),
      row('dimensions', '67 × 45 × 27 sm', '67 × 45 × 27 см'),
      row('weight', '3,3 kg', '3,3 кг'),
      row('material', 'Polikarbonat', 'Поликарбонат'),
      row('wheels', '4 ta, 360°', '4, вращение 360°'),
      row('lock', 'TSA kodli', 'Кодовый TSA'),
      row('warranty', '24 oy', '24 месяца'),
    ],
    short: t(
      'Bir hafta sayohatga yetadigan, har tomonga yuradigan chamadon.',
      'Чемодан на неделю поездки, который едет в любую сторону.',
    ),
    description: t(
      '<p>Qobigʻi egilib, asliga qaytadi: ustiga ogʻir yuk qoʻyilsa ham darz ketmaydi. Gʻildiraklari jim va bir-biridan mustaqil almashtiriladi.</p><ul><li>Ichida ikki boʻlma, tasma va toʻr</li><li>TSA qulf: chegarada ochilganda buzilmaydi</li><li>Tutqich uch pogʻonali, 100 smʼgacha</li></ul>',
      '<p>Корпус гнётся и возвращает форму, под тяжёлой сумкой не трескается. Колёса тихие, меняются отдельно.</p><ul><li>Внутри два отсека, ремни и сетка</li><li>Замок TSA: на таможне его откроют без поломки</li><li>Ручка в три положения, до 100 см</li></ul>',
    ),
  },
  {
    name: t('Chamadon Safar Toʻplam, 3 dona: S, M, L', 'Набор чемоданов Safar, 3 штуки: S, M, L'),
    category: 'chamadonlar',
    brand: 'Safar',
    price: 2_490_000,
    discount: 25,
    render: 'suitcase-set',
    colours: ['blue', 'grey'],
    filters: { material: material.polycarbonate, gender: gender.unisex, style: bagStyle.travel },
    specs: [
      row('pieces', '3 dona: 36, 62 va 94 l', '3 штуки: 36, 62 и 94 л'),
      row('material', 'ABS va polikarbonat', 'ABS и поликарбонат'),
      row('wheels', '4 ta, 360°', '4, вращение 360°'),
      row('lock', 'Kodli', 'Кодовый'),
      row('warranty', '12 oy', '12 месяцев'),
    ],
    short: t(
      'Bir-birining ichiga kiradigan uch xil oʻlchamdagi chamadon.',
      'Три чемодана разного размера, которые вкладываются друг в друга.',
    ),
    description: t(
      '<p>Uyda biri ichida biri saqlanadi, faqat bitta chamadon joyini oladi. Kichigi salonga qoʻl yuki sifatida olinadi.</p><p>Katta chamadon 20 kilogrammdan oshsa, koʻp aviakompaniyada qoʻshimcha toʻlov talab qilinadi. Qulf kodlarini oʻzingiz oʻrnating.</p>',
      '<p>Дома хранятся один в другом и занимают место одного. Маленький подходит как ручная кладь.</p><p>Если большой тяжелее 20 кг, многие авиакомпании берут доплату. Коды замков задайте сами.</p>',
    ),
  },
  {
    name: t(
      'Yumshoq chamadon Safar Yoʻl, kengayadigan',
      'Мягкий чемодан Safar Yoʻl, с расширением',
    ),
    category: 'chamadonlar',
    brand: 'Safar',
    price: 690_000,
    render: 'suitcase-soft',
    colours: ['grey', 'purple', 'green'],
    options: [luggageSizes],
    filters: { material: material.polyester, gender: gender.unisex, style: bagStyle.travel },
    specs: [
      row('material', 'Poliester 900D', 'Полиэстер 900D'),
      row('wheels', '4 ta', '4'),
      row('pockets', '2 tashqi', '2 наружных'),
      row('dimensions', 'M: 66 × 42 × 27 sm', 'M: 66 × 42 × 27 см'),
      row('weight', 'M: 2,9 kg', 'M: 2,9 кг'),
      row('warranty', '12 oy', '12 месяцев'),
    ],
    short: t(
      'Yoʻlda sotib olingan narsaga 20 foiz joy qoʻshiladigan chamadon.',
      'Чемодан, который на обратном пути даёт на 20 % больше места.',
    ),
    description: t(
      '<p>Pastdagi zamok ochilsa, hajm beshdan bir qismga ortadi. Old choʻntaklarga kiyim yoki poyabzal qoʻyiladi.</p><p>Suvga chidamli qoplama yengil yomgʻir uchun. Zaxira gʻildiraklar alohida sotiladi.</p>',
      '<p>Откройте нижнюю молнию, и объём вырастет на пятую часть. В наружные карманы поместится обувь.</p><p>Пропитка для лёгкого дождя. Колёса продаются отдельно.</p>',
    ),
  },
  {
    name: t(
      'Sayohat sumkasi Yoʻlchi, 45 l, poyabzal boʻlmali',
      'Дорожная сумка Yoʻlchi, 45 л, с отсеком для обуви',
    ),
    category: 'ryukzak-va-portfellar',
    brand: 'Yoʻlchi',
    price: 289_000,
    render: 'duffel',
    colours: ['black', 'grey', 'orange'],
    filters: { material: material.polyester, gender: gender.unisex, style: bagStyle.travel },
    specs: [
      row('volume', '45 l', '45 л'),
      row('dimensions', '55 × 30 × 27 sm', '55 × 30 × 27 см'),
      row('material', 'Poliester', 'Полиэстер'),
      row('weight', '0,9 kg', '0,9 кг'),
      row('closing', 'Zamok', 'Молния'),
    ],
    short: t(
      'Sport, hammom va hafta oxiri uchun keng ogʻizli sumka.',
      'Сумка с широким входом для спорта, бани и выходных.',
    ),
    description: t(
      '<p>Poyabzal boʻlmasi yonida, ventilyatsiyali. Hoʻl kiyim uchun suv oʻtkazmaydigan xalta ham bor.</p><p>Tasmasi yechiladi. Yuvgandan keyin havoda quriting.</p>',
      '<p>Отсек для обуви сбоку, с вентиляцией. Для мокрого есть непромокаемый мешок.</p><p>Ремень съёмный. После стирки сушите на воздухе.</p>',
    ),
    stock: 'none',
  },
  {
    name: t('Hassa soyabon Yomgʻir Klassik, katta', 'Зонт-трость Yomgʻir Klassik, большой'),
    category: 'yol-aksessuarlari',
    brand: 'Yomgʻir',
    price: 189_000,
    discount: 20,
    render: 'umbrella-cane',
    colours: ['purple', 'blue', 'green'],
    filters: { material: material.polyester, gender: gender.unisex, style: bagStyle.classic },
    specs: [
      row('diameter', '112 sm'),
      row('length', '88 sm'),
      row('type', 'Yarim avtomat', 'Полуавтомат'),
      row('material', 'Qayin dasta', 'Ручка из берёзы'),
      row('weight', '540 g'),
    ],
    short: t(
      'Ikki kishini yopadigan, yogʻoch dastali klassik soyabon.',
      'Классический зонт с деревянной ручкой на двоих.',
    ),
    description: t(
      '<p>Oʻn oltita qovurgʻa gumbazni tekis tutadi. Dasta egri, qoʻlga ilinadi.</p><p>Tik qoʻyib quriting: yogʻoch dasta namni yoqtirmaydi. Yelka tasmasi gʻilofida.</p>',
      '<p>Шестнадцать спиц держат купол ровно. Изогнутая ручка вешается на руку.</p><p>Сушите стоя: деревянная ручка не любит сырости. Ремень на чехле.</p>',
    ),
    stock: 'few',
  },
  {
    name: t(
      'Boʻyin yostigʻi Safar, yoʻl uchun, xotirali koʻpik',
      'Подушка для шеи Safar, дорожная, пена с памятью',
    ),
    category: 'yol-aksessuarlari',
    brand: 'Safar',
    price: 129_000,
    render: 'pillow-neck',
    colours: ['grey', 'blue', 'green'],
    filters: { material: material.textile, gender: gender.unisex, style: bagStyle.travel },
    specs: [
      row('material', 'Xotirali koʻpik, paxta', 'Пена с памятью, хлопок'),
      row('dimensions', '30 × 26 × 10 sm', '30 × 26 × 10 см'),
      row('weight', '320 g'),
      row('pieces', 'Gʻilof, quloq tiqini', 'Чехол, беруши'),
    ],
    short: t(
      'Samolyot va poyezdda boshni ushlaydigan qulay yostiq.',
      'Удобная подушка, которая держит голову в самолёте и поезде.',
    ),
    description: t(
      '<p>Xotirali koʻpik boʻyin shaklini oladi, iyak tomoni pastroq: bosh oldinga tushmaydi. Gʻilofi zamokli, yuviladi.</p><p>Siqib, gʻilofiga solsangiz, hajmi yarmiga kamayadi. Uzoq parvozda tik oʻtirganda foydali.</p>',
      '<p>Пена запоминает форму шеи, у подбородка край ниже: голова не падает вперёд. Чехол на молнии стирается.</p><p>В сжатом виде вдвое меньше. Пригодится на долгих перелётах.</p>',
    ),
  },
  {
    name: t('Bagaj yorligʻi Safar, charm, 2 dona', 'Бирка для багажа Safar, кожа, 2 штуки'),
    category: 'yol-aksessuarlari',
    brand: 'Safar',
    price: 49_000,
    render: 'tag-luggage',
    colours: ['orange', 'brown', 'red'],
    filters: { material: material.leather, gender: gender.unisex, style: bagStyle.travel },
    specs: [
      row('pieces', '2 dona', '2 штуки'),
      row('dimensions', '10 × 6 sm', '10 × 6 см'),
      row('material', 'Charm, metall toʻqa', 'Кожа, металлическая пряжка'),
      row('weight', '28 g'),
    ],
    short: t(
      'Chamadonni tasmada tez topish uchun rangli yorliqlar.',
      'Яркие бирки, чтобы быстро найти чемодан на ленте.',
    ),
    description: t(
      '<p>Ismingiz qopqoq ostida, begonalar oʻqimaydi. Toʻqasi mahkam, uzilib ketmaydi.</p><p>Kartochkaga faqat telefon va shaharni yozing, toʻliq manzil shart emas.</p>',
      '<p>Имя закрыто клапаном, посторонние не прочтут. Застёжка не отстегнётся.</p><p>Напишите на карточке только телефон и город, полный адрес не нужен.</p>',
    ),
    isNew: true,
  },
  {
    name: t(
      'Hujjatlar gʻilofi Safar, RFID, pasport uchun',
      'Чехол для документов Safar, RFID, для паспорта',
    ),
    category: 'yol-aksessuarlari',
    brand: 'Safar',
    price: 89_000,
    render: 'sleeve-passport',
    colours: ['blue', 'brown', 'black'],
    filters: { material: material.ecoLeather, gender: gender.unisex, style: bagStyle.travel },
    specs: [
      row('dimensions', '20 × 11 × 2 sm', '20 × 11 × 2 см'),
      row('material', 'Ekocharm', 'Экокожа'),
      row('capacity', '4 pasport, chipta, karta', '4 паспорта, билеты, карты'),
      row('protection', 'RFID'),
      row('closing', 'Zamok', 'Молния'),
    ],
    short: t(
      'Bir oila hujjatlarini bir joyda saqlaydigan yupqa gʻilof.',
      'Тонкий чехол, где документы всей семьи лежат вместе.',
    ),
    description: t(
      '<p>Ruchka va SIM uchun joyi bor, chipta buklanmay kiradi. Bilak tasmasi yoʻqotib qoʻyishdan saqlaydi.</p><p>Chipli pasportni ham RFID qatlami yopadi. Yomgʻir va changdan zamok asraydi.</p>',
      '<p>Есть место для ручки и SIM-карт, билет помещается не сгибаясь. Петля на запястье не даст потерять.</p><p>Экран RFID защищает и чипы паспортов. Молния не пускает дождь и пыль.</p>',
    ),
  },
  {
    name: t('Chamadon qulfi Safar, kodli, TSA', 'Замок для чемодана Safar, кодовый, TSA'),
    category: 'yol-aksessuarlari',
    brand: 'Safar',
    price: 59_000,
    render: 'lock-tsa',
    filters: { material: material.metal, gender: gender.unisex, style: bagStyle.travel },
    specs: [
      row('type', '3 raqamli kod', 'Код из 3 цифр'),
      row('material', 'Rux qotishmasi, poʻlat halqa', 'Цинковый сплав, стальная дужка'),
      row('weight', '52 g'),
      row('warranty', '12 oy', '12 месяцев'),
    ],
    short: t(
      'Bojxona kesmasdan ochadigan, kalitsiz kichik qulf.',
      'Маленький замок без ключа, который таможня откроет, не срезая.',
    ),
    description: t(
      '<p>Kod boshida 000, uni pastdagi tugmani bosib oʻzgartirasiz. Halqasi 3 mm, zamokning ikkala quloqchasidan oʻtadi.</p><p>TSA belgisi bor qulfni xizmat kaliti bilan ochishadi, keyin oʻzi yopiladi. Kodni telefoningizga yozib qoʻying: uni tiklab boʻlmaydi.</p>',
      '<p>Начальный код 000, его меняют, нажав кнопку снизу. Дужка 3 мм проходит в оба бегунка молнии.</p><p>Замок с отметкой TSA служба открывает своим ключом и закрывает обратно. Запишите код в телефон: восстановить его нельзя.</p>',
    ),
  },
];
