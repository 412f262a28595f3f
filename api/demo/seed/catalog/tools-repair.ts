import type { SeedProduct } from '@/api/demo/seed/department';
import { html, measure, specs, t } from './text';

const year = t('12 oy', '12 месяцев');
const twoYears = t('24 oy', '24 месяца');
const uzbekistan = t('Oʻzbekiston', 'Узбекистан');
const steel = t('Poʻlat', 'Сталь');
const brass = t('Jez', 'Латунь');
const plastic = t('Plastik', 'Пластик');
const battery = t('Akkumulyator', 'Аккумулятор');
const mains = t('Tarmoq 220 V', 'Сеть 220 В');

export const repair: SeedProduct[] = [
  {
    name: t('LED lampa Nur E27, 12 W, 3 dona', 'Лампа LED Nur E27, 12 Вт, 3 шт.'),
    category: 'lampochka-va-fonarlar',
    brand: 'Nur',
    price: 96_000,
    discount: 25,
    render: 'bulbs-led',
    options: [
      {
        attribute: 'light',
        values: [
          { text: t('Iliq, 3000 K', 'Тёплый, 3000 К') },
          { text: t('Tabiiy, 4000 K', 'Нейтральный, 4000 К') },
          { text: t('Oq, 6500 K', 'Холодный, 6500 К') },
        ],
      },
    ],
    filters: { power: mains },
    specs: specs(
      ['base', 'E27'],
      ['power', t('12 W (100 W oʻrniga)', '12 Вт (вместо 100 Вт)')],
      ['brightness', '1150 lm'],
      ['voltage', t('165–265 V', '165–265 В')],
      ['resource', '25 000 soat'],
      ['warranty', twoYears],
    ),
    short: t(
      'Kuchlanish 165 Vʼga tushsa ham bir xil yorugʻ yonadi.',
      'Светит ровно, даже если напряжение упало до 165 В.',
    ),
    description: t(
      html(
        'Uch lampa bir xonali xonadonga yetadi. Pulsatsiyasi 5 % dan kam, koʻz charchamaydi.',
        'Yopiq plafonda ham ishlaydi, dimmer bilan emas. Ikki yil ichida kuysa, almashtirib beramiz.',
      ),
      html(
        'Трёх ламп хватит на однокомнатную квартиру. Пульсация менее 5 %, глаза не устают.',
        'Подходят для закрытых плафонов, не для диммера. Перегорит за два года — заменим.',
      ),
    ),
  },
  {
    name: t(
      'Fonar Nur F3, akkumulyatorli, nuri sozlanadi',
      'Фонарь Nur F3, аккумуляторный, с фокусировкой',
    ),
    category: 'lampochka-va-fonarlar',
    brand: 'Nur',
    price: 119_000,
    render: 'flashlight-f3',
    filters: { power: battery },
    specs: specs(
      ['brightness', '800 lm'],
      ['range', '200 m'],
      ['runtime', t('4–12 soat', '4–12 ч')],
      ['charging', 'USB-C'],
      ['water', 'IPX4'],
      ['weight', '160 g'],
      ['warranty', year],
    ),
    short: t(
      'Tok oʻchganda va sayohatda: nuri keng yoki uzoq boʻladi.',
      'На случай отключения и похода: луч широкий или дальний.',
    ),
    description: t(
      html(
        'Boshini surib nurni toraytirasiz: nur 200 metrga yetadi. Quvvat koʻrsatkichi tugma atrofida.',
        'Korpusi alyuminiy, magnitli tagi metallga yopishadi — kapot ostida qulay.',
      ),
      html(
        'Сдвигаете головку — луч сужается и достаёт на 200 метров. Индикатор заряда вокруг кнопки.',
        'Корпус алюминиевый, магнит в торце — удобно под капотом.',
      ),
    ),
    isNew: true,
  },
  {
    name: t(
      'Uzaytirgich Tok Master, 4 rozetka, himoyali',
      'Удлинитель Tok Master, 4 розетки, с защитой',
    ),
    category: 'rozetka-va-kabellar',
    brand: 'Tok',
    price: 145_000,
    render: 'extension-cord',
    options: [
      {
        attribute: 'length',
        values: [
          { text: measure('3 m') },
          { text: measure('5 m'), extra: 35_000 },
          { text: measure('10 m'), extra: 90_000 },
        ],
      },
    ],
    filters: { power: mains, material: plastic },
    specs: specs(
      ['power', '3500 W'],
      ['wiring', t('3 × 1,5 mm²', '3 × 1,5 мм²')],
      ['ports', t('4 rozetka, 2 USB', '4 розетки, 2 USB')],
      ['protection', t('Ortiqcha yuk, yerga ulash', 'От перегрузки, заземление')],
      ['warranty', twoYears],
    ),
    short: t(
      'Dazmol va konditsionerni koʻtaradi, USB teshiklari bor.',
      'Держит утюг и кондиционер, есть USB.',
    ),
    description: t(
      html(
        'Simi 1,5 mm² mis boʻlgani uchun 3500 Wʼgacha qizimaydi. Avtomat ortiqcha yukda oʻchiradi.',
        'Teshiklar bola barmogʻidan himoyalangan. Oʻralgan holda ishlatmang.',
      ),
      html(
        'Медь 1,5 мм² держит до 3500 Вт и не греется. При перегрузке срабатывает автомат.',
        'Шторки защищают от детских пальцев. Не используйте в смотанном виде.',
      ),
    ),
  },
  {
    name: t(
      'Kuchlanish stabilizatori Tok 5000, 5 kW, 140–260 V',
      'Стабилизатор напряжения Tok 5000, 5 кВт, 140–260 В',
    ),
    category: 'rozetka-va-kabellar',
    brand: 'Tok',
    price: 1_390_000,
    discount: 11,
    render: 'voltage-stabiliser',
    filters: { power: mains },
    specs: specs(
      ['power', '5 kW'],
      ['voltage', t('140–260 V', '140–260 В')],
      ['accuracy', t('±8 %', '±8 %')],
      ['control', t('Releli, 20 ms', 'Релейный, 20 мс')],
      ['weight', '9 kg'],
      ['warranty', year],
    ),
    short: t(
      'Past kuchlanishda muzlatgich va televizorni saqlaydi.',
      'Бережёт холодильник и телевизор при скачках.',
    ),
    description: t(
      html(
        'Displeyda kirish va chiqish voltlari. 280 Vʼdan yuqorida uzadi, texnikani kuydirmaydi.',
        'Devorga osiladi yoki polga qoʻyiladi, ventilyatori avtomatik.',
      ),
      html(
        'На дисплее вольты на входе и выходе. Выше 280 В отключает, технику не спалит.',
        'Ставится на пол или вешается на стену, вентилятор автоматический.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t('Sement Qizilqum M500, 50 kg', 'Цемент Qizilqum M500, 50 кг'),
    category: 'qurilish-materiallari',
    brand: 'Qizilqum',
    price: 72_000,
    render: 'cement',
    filters: { material: t('Sement', 'Цемент') },
    specs: specs(
      ['grade', t('M500, CEM I', 'М500, ЦЕМ I')],
      ['weight', '50 kg'],
      ['packing', t('Qogʻoz qop', 'Бумажный мешок')],
      ['standard', 'GOST 31108'],
      ['country', uzbekistan],
    ),
    short: t(
      'Poydevor, styajka va quyma uchun M500 sement.',
      'Цемент М500 для фундамента, стяжки и заливки.',
    ),
    description: t(
      html(
        'Qumga 1:3 nisbatda qoʻshiladi, 28 kunda toʻliq mustahkamlikka yetadi. Qop quruq joyda olti oy saqlanadi.',
        '20 qopdan boshlab tushirib berish bilan yetkazamiz.',
      ),
      html(
        'С песком 1:3, полную прочность набирает за 28 дней. Мешок хранится в сухости полгода.',
        'От 20 мешков доставим с разгрузкой.',
      ),
    ),
  },
  {
    name: t('Gʻisht Usta M150, pishiq, 100 dona', 'Кирпич Usta M150, обожжённый, 100 шт.'),
    category: 'qurilish-materiallari',
    brand: 'Usta',
    price: 145_000,
    render: 'bricks',
    filters: { material: t('Gil', 'Глина') },
    specs: specs(
      ['grade', 'M150'],
      ['size', '25 × 12 × 8,8 sm'],
      ['pieces', measure('100 ta')],
      ['weight', t('Bittasi 4 kg', '4 кг одна штука')],
      ['country', uzbekistan],
    ),
    short: t('Devor va ustun uchun yaxlit pishiq gʻisht.', 'Полнотелый кирпич для стен и столбов.'),
    description: t(
      html(
        'Tovushi jaranglaydi, suv shimishi 12 %. 1 m² terishga (bir yarim gʻisht qalinligida) taxminan 120 ta ketadi.',
        'Yetkazish shahar boʻylab paletda, tushirish narxga kirmaydi.',
      ),
      html(
        'Звонкий, водопоглощение 12 %. На 1 м² кладки в полтора кирпича уходит около 120 шт.',
        'Доставка по городу на поддоне, разгрузка не входит.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t('Akril boʻyoq Rangin, yuviladigan', 'Краска акриловая Rangin, моющаяся'),
    category: 'qurilish-materiallari',
    brand: 'Rangin',
    price: 245_000,
    discount: 15,
    render: 'paint-bucket',
    colours: ['white', 'beige', 'grey', 'green'],
    options: [
      {
        attribute: 'volume',
        values: [{ text: measure('3 l') }, { text: measure('10 l'), extra: 445_000 }],
      },
    ],
    filters: { material: t('Akril', 'Акрил') },
    specs: specs(
      ['area', t('1 l — 10 m²', '1 л — 10 м²')],
      ['drying', t('1 soat', '1 час')],
      ['surface', t('Suvoq, gipsokarton, oboy', 'Штукатурка, ГКЛ, обои')],
      ['wash', t('5000 martagacha', 'до 5000 раз')],
      ['country', uzbekistan],
    ),
    short: t(
      'Devorga choy tegsa, gubka bilan oʻchirasiz.',
      'След от чая с такой стены смывается губкой.',
    ),
    description: t(
      html(
        'Hidsiz, bolalar xonasini boʻyab, kechqurun ichida yotsa boʻladi. Ikki qavat yetadi.',
        'Boʻyashdan oldin grunt suring; qurigach rang biroz toʻqlashadi.',
      ),
      html(
        'Без запаха: детскую покрасили — вечером можно спать. Хватает двух слоёв.',
        'Перед покраской загрунтуйте; после высыхания цвет чуть темнее.',
      ),
    ),
  },
  {
    name: t('Boʻyoq choʻtka toʻplami Rangin, 3 dona', 'Набор кистей Rangin, 3 шт.'),
    category: 'qurilish-materiallari',
    brand: 'Rangin',
    price: 45_000,
    render: 'brushes-paint',
    filters: { material: t('Yogʻoch', 'Дерево') },
    specs: specs(
      ['pieces', measure('3 ta')],
      ['size', t('25, 38 va 50 mm', '25, 38 и 50 мм')],
      ['material', t('Aralash qil, buk dasta', 'Смесовая щетина, бук')],
      ['use', t('Akril va lak', 'Акрил и лак')],
    ),
    short: t(
      'Chet, radiator va eshik uchun uch oʻlcham.',
      'Три размера: для углов, батарей и дверей.',
    ),
    description: t(
      html(
        'Tuklari yelim bilan mahkamlangan, boʻyoqqa tushib qolmaydi. Yuvib, uchini qogʻozga oʻrab saqlang.',
        'Eng kichigi radiator orqasiga yetadi, 50 mmʼli eshik uchun.',
      ),
      html(
        'Щетина держится и не лезет в краску. Мойте и храните, обернув бумагой.',
        'Малая дотянется за батарею, 50 мм — для двери.',
      ),
    ),
  },
  {
    name: t('Unitaz Jilva Kompakt, mikroliftli', 'Унитаз Jilva Kompakt, с микролифтом'),
    category: 'rakovina-va-unitazlar',
    brand: 'Jilva',
    price: 1_190_000,
    discount: 13,
    render: 'toilet',
    filters: { material: t('Chinni', 'Фарфор') },
    specs: specs(
      ['size', '63 × 36 × 77 sm'],
      ['type', t('Qiya chiqish', 'Косой выпуск')],
      ['functions', t('Ikki rejimli yuvish 3/6 l', 'Двойной слив 3/6 л')],
      ['included', t('Oʻrindiq, mahkamlagich', 'Сиденье, крепёж')],
      ['warranty', t('36 oy', '36 месяцев')],
    ),
    short: t(
      'Oʻrindigʻi ohista tushadi, yuvish 3 yoki 6 litr.',
      'Сиденье опускается тихо, слив 3 или 6 литров.',
    ),
    description: t(
      html(
        'Qirrasiz chashka: tozalash oson, bakteriya burchaklarda qolmaydi. Bak armaturasi zavodda tekshirilgan.',
        'Gofra va kran toʻplamga kirmaydi.',
      ),
      html(
        'Безободковая чаша: легко мыть, грязь не копится. Арматура проверена на заводе.',
        'Гофра и кран в комплект не входят.',
      ),
    ),
  },
  {
    name: t(
      'Vantuz Toza Klassik, rakovina va unitaz uchun',
      'Вантуз Toza Klassik, для раковин и унитаза',
    ),
    category: 'rakovina-va-unitazlar',
    brand: 'Toza',
    price: 39_000,
    render: 'plunger',
    colours: ['red', 'blue'],
    filters: { material: t('Rezina', 'Резина') },
    specs: specs(
      ['diameter', '14 sm'],
      ['length', '42 sm'],
      ['material', t('Rezina, yogʻoch dasta', 'Резина, дерево')],
      ['weight', '280 g'],
    ),
    short: t(
      'Rezinasi yumshoq, chashka chetiga zich tushadi.',
      'Мягкая резина плотно прилегает к краям.',
    ),
    description: t(
      html(
        'Teshikni suv bilan toʻldirib, bosim bilan ishlang. Kuchsizlansa, rezinani issiq suvga soling.',
        'Ilgagi bor, hammomda osib qoʻyasiz.',
      ),
      html(
        'Наполните чашу водой и качайте. Затвердевшую резину подержите в горячей воде.',
        'Есть крючок, чтобы повесить в ванной.',
      ),
    ),
  },
  {
    name: t('Oʻt oʻchirgich Olovsiz OP-4, kukunli', 'Огнетушитель Olovsiz ОП-4, порошковый'),
    category: 'qulf-va-himoya',
    brand: 'Olovsiz',
    price: 189_000,
    render: 'extinguisher',
    filters: { material: steel },
    specs: specs(
      ['type', t('Kukunli, OP-4', 'Порошковый, ОП-4')],
      ['weight', '4 kg'],
      ['use', t('A, B, C va 1000 Vʼgacha elektr', 'A, B, C и электро до 1000 В')],
      ['shelfLife', '60 oy'],
      ['warranty', t('60 oy', '60 месяцев')],
    ),
    short: t(
      'Uy, mashina va doʻkon uchun sertifikatlangan oʻt oʻchirgich.',
      'Сертифицированный для дома, машины и магазина.',
    ),
    description: t(
      html(
        'Besh yilda bir marta qayta zaryadlanadi, manometr yashil zonada boʻlishi kerak. Qoʻyish joyini hamma bilishi lozim.',
        'Toʻplamda devor ilgagi va yoʻriqnoma oʻzbek tilida.',
      ),
      html(
        'Перезаряжается раз в пять лет, стрелка должна быть в зелёной зоне. Место хранения должны знать все.',
        'В комплекте кронштейн и инструкция на узбекском.',
      ),
    ),
    isNew: true,
  },
  {
    name: t('Narvon Usta 4 pogʻona, buklanadigan', 'Стремянка Usta, 4 ступени, складная'),
    category: 'qol-asboblari',
    brand: 'Usta',
    price: 320_000,
    render: 'step-ladder',
    filters: { material: t('Alyuminiy', 'Алюминий') },
    specs: specs(
      ['height', '85 sm'],
      ['load', '150 kg'],
      ['material', t('Alyuminiy, rezina tagliklar', 'Алюминий, резиновые подпятники')],
      ['weight', '4,2 kg'],
      ['warranty', year],
    ),
    short: t(
      'Uy ishlari uchun: parda, qandil va shkafga yetadi.',
      'Для штор, люстры и верхней полки.',
    ),
    description: t(
      html(
        'Tagliklari rezina, laminat tirnalmaydi. Ustida asbob uchun tokcha bor.',
        'Ustida turib yonga egilmang, 150 kg chegarasini saqlang.',
      ),
      html(
        'Резиновые подпятники не царапают пол. Сверху лоток для инструмента.',
        'Не наклоняйтесь вбок и соблюдайте предел 150 кг.',
      ),
    ),
  },
  {
    name: t('Osma qulf Qalqon Bolt, 60 mm', 'Навесной замок Qalqon Bolt, 60 мм'),
    category: 'qulf-va-himoya',
    brand: 'Qalqon',
    price: 120_000,
    discount: 10,
    render: 'padlock-60',
    filters: { material: brass },
    specs: specs(
      ['size', '60 mm'],
      ['material', t('Jez, poʻlat halqa', 'Латунь, дужка сталь')],
      ['included', t('3 kalit', '3 ключа')],
      ['protection', 'IP54'],
      ['warranty', year],
    ),
    short: t(
      'Doʻkon, garaj va konteyner uchun osma qulf.',
      'Навесной замок для магазина, гаража и контейнера.',
    ),
    description: t(
      html(
        'Halqasi 10 mm toblangan poʻlat, qirqqichda kesilmaydi. Yomgʻirda ham qotmaydi.',
        'Kaliti ikki tomonli, zaxira kalitni boshqa joyda saqlang.',
      ),
      html(
        'Дужка 10 мм из закалённой стали. Под дождём не заклинивает.',
        'Ключ двусторонний, запасной храните отдельно.',
      ),
    ),
  },
];
