import type { SeedProduct } from '@/api/demo/seed/department';
import { html, measure, specs, t } from './text';

const middling = t('1000–2000 W', '1000–2000 Вт');

const threeYears = t('36 oy', '36 месяцев');
const twoYears = t('24 oy', '24 месяца');
const noFrost = t('No Frost', 'No Frost');
const drip = t('Tomchili', 'Капельная');

export const largeAppliances: SeedProduct[] = [
  {
    name: t(
      'Muzlatgich Artel HD 455, ikki kamerali, No Frost',
      'Холодильник Artel HD 455, двухкамерный, No Frost',
    ),
    category: 'muzlatgichlar',
    brand: 'Artel',
    price: 6_190_000,
    discount: 10,
    render: 'fridge-bottom-freezer',
    colours: ['grey', 'white', 'black'],
    filters: { defrost: noFrost, energy: t('A+', 'A+'), volume: t('250–400 l', '250–400 л') },
    specs: specs(
      ['volume', '350 l'],
      ['freezer', t('97 l, pastda', '97 л, снизу')],
      ['defrost', t('No Frost, ikkala kamera', 'No Frost, обе камеры')],
      ['compressor', t('Invertorli', 'Инверторный')],
      ['energy', 'A+'],
      ['noise', '39 dB'],
      ['size', '188 × 60 × 66 sm'],
      ['warranty', threeYears],
    ),
    short: t(
      'Toshkentda yigʻilgan No Frost muzlatgich, katta oilaga 350 litr.',
      'Холодильник No Frost ташкентской сборки, 350 литров для большой семьи.',
    ),
    description: t(
      html(
        'Muz bogʻlamaydi, yiliga ikki marta oʻchirib eritish shart emas. Invertorli kompressor +43 °C issiqda ham haroratni ushlaydi va tok pasayganda (160 Vʼgacha) ishlashda davom etadi.',
        'Pastdagi muzlatish kamerasida uchta tortma bor: bittasiga butun qoʻy soni sigʻadi. Servis markazlari barcha viloyatlarda.',
      ),
      html(
        'Не намораживает лёд, размораживать дважды в год не нужно. Инверторный компрессор держит температуру и при +43 °C на улице и продолжает работать при напряжении от 160 В.',
        'В нижней морозильной камере три ящика: в один входит целая баранья нога. Сервисные центры есть во всех областях.',
      ),
    ),
  },
  {
    name: t(
      'Muzlatgich Artel HD 276, muzlatish kamerasi yuqorida',
      'Холодильник Artel HD 276, с верхней морозилкой',
    ),
    category: 'muzlatgichlar',
    brand: 'Artel',
    price: 3_390_000,
    render: 'fridge-top-freezer',
    colours: ['white', 'grey', 'red'],
    filters: { defrost: drip, energy: t('A+', 'A+'), volume: t('250 lʼgacha', 'До 250 л') },
    specs: specs(
      ['volume', '212 l'],
      ['freezer', t('40 l, yuqorida', '40 л, сверху')],
      ['defrost', t('Tomchili', 'Капельная')],
      ['energy', 'A+'],
      ['size', '144 × 55 × 58 sm'],
      ['warranty', threeYears],
    ),
    short: t(
      'Ijara uy, dala hovli va kichik oila uchun ixcham muzlatgich.',
      'Компактный холодильник для съёмной квартиры, дачи и небольшой семьи.',
    ),
    description: t(
      html(
        'Eni 55 sm, tor oshxonaga ham sigʻadi. Eshigi ikki tomonga ham osiladi, tutqich tomoni xonaga qarab tanlanadi.',
        'Muzlatish kamerasini yilda bir marta eritish kerak, asosiy kamera oʻzi eriydi. Toʻplamda tuxum va muz idishi.',
      ),
      html(
        'Ширина 55 см — встанет и в узкую кухню. Дверь можно перевесить на любую сторону.',
        'Морозилку нужно размораживать раз в год, холодильная камера оттаивает сама. В комплекте формы для яиц и льда.',
      ),
    ),
  },
  {
    name: t(
      'Muzlatgich Samsung RB38, 385 l, invertorli',
      'Холодильник Samsung RB38, 385 л, инверторный',
    ),
    category: 'muzlatgichlar',
    brand: 'Samsung',
    price: 9_490_000,
    render: 'fridge-inverter',
    filters: { defrost: noFrost, energy: t('A++', 'A++'), volume: t('250–400 l', '250–400 л') },
    specs: specs(
      ['volume', '385 l'],
      ['freezer', t('112 l, pastda', '112 л, снизу')],
      ['defrost', 'No Frost'],
      ['compressor', t('Digital Inverter, 20 yil kafolat', 'Digital Inverter, гарантия 20 лет')],
      ['energy', 'A++'],
      ['noise', '35 dB'],
      ['size', '203 × 59,5 × 65,8 sm'],
      ['warranty', twoYears],
    ),
    short: t(
      'Devori ingichka: 60 sm kenglikda 385 litr joy.',
      'Тонкие стенки: 385 литров при ширине 60 см.',
    ),
    description: t(
      html(
        'SpaceMax devorlari tashqi oʻlchamni oshirmay ichki joyni kengaytiradi. All-Around Cooling har bir tokchaga alohida sovuq beradi.',
        'Yozgi taʼtilda «Vacation» rejimi faqat muzlatish kamerasini ishlatadi va tokni tejaydi.',
      ),
      html(
        'Стенки SpaceMax увеличивают внутренний объём, не меняя внешних размеров. All-Around Cooling подаёт холод к каждой полке.',
        'В отпуске режим «Vacation» оставляет работать только морозилку и экономит электричество.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t(
      'Muzlatgich LG DoorCooling, Side-by-Side, 635 l',
      'Холодильник LG DoorCooling, Side-by-Side, 635 л',
    ),
    category: 'muzlatgichlar',
    brand: 'LG',
    price: 17_900_000,
    discount: 7,
    render: 'fridge-side-by-side',
    filters: {
      defrost: noFrost,
      energy: t('A+', 'A+'),
      volume: t('400 lʼdan katta', 'Больше 400 л'),
    },
    specs: specs(
      ['volume', '635 l'],
      ['defrost', 'Total No Frost'],
      ['compressor', t('Chiziqli invertor', 'Линейный инверторный')],
      ['energy', 'A+'],
      ['noise', '39 dB'],
      ['size', '179 × 91,3 × 73,5 sm'],
      ['warranty', twoYears],
    ),
    short: t(
      'Ikki eshikli katta muzlatgich, mehmon kutadigan xonadon uchun.',
      'Большой двустворчатый холодильник для дома, где часто гости.',
    ),
    description: t(
      html(
        'DoorCooling+ sovuqni eshik tomondan ham beradi: ichimlik va sut eshikda ham tez soviydi. Butun lagan va tort tokchaga erkin sigʻadi.',
        'Yetkazishdan oldin eshik kengligini oʻlchang: korpus 91,3 sm. Koʻtarish va oʻrnatishni kuryerlarimiz bajaradi.',
      ),
      html(
        'DoorCooling+ подаёт холод и со стороны двери: напитки и молоко остывают быстрее. Ляган и торт встают на полку целиком.',
        'Перед доставкой измерьте дверной проём: ширина корпуса 91,3 см. Подъём и установку выполняют наши курьеры.',
      ),
    ),
  },
  {
    name: t('Sandiqsimon muzlatish kamerasi Artel 300, 300 l', 'Морозильный ларь Artel 300, 300 л'),
    category: 'muzlatgichlar',
    brand: 'Artel',
    price: 4_290_000,
    render: 'freezer-chest',
    filters: {
      defrost: t('Qoʻlda', 'Ручная'),
      energy: t('A', 'A'),
      volume: t('250–400 l', '250–400 л'),
    },
    specs: specs(
      ['volume', '300 l'],
      ['temperature', t('−25 °Cʼgacha', 'до −25 °C')],
      ['energy', 'A'],
      ['included', t('2 ta savat, qulf', '2 корзины, замок')],
      ['size', '85 × 112 × 64 sm'],
      ['warranty', threeYears],
    ),
    short: t(
      'Goʻsht va meva zaxirasi uchun: −25 °C va 300 litr.',
      'Для запасов мяса и ягод: −25 °C и 300 литров.',
    ),
    description: t(
      html(
        'Tok oʻchganda qopqoq ochilmasa, 30 soatgacha sovuqni saqlaydi. Ichi alyuminiy, oson artiladi.',
        'Gʻildirakli, ostini supurish uchun suriladi. Qulfi bolalar va omborxona uchun qulay.',
      ),
      html(
        'Если не открывать крышку, держит холод до 30 часов без электричества. Внутри алюминий, легко моется.',
        'На колёсиках: можно отодвинуть и подмести. Замок пригодится от детей и на складе.',
      ),
    ),
  },
  {
    name: t(
      'Kir yuvish mashinasi Artel 7 kg, 1200 ayl/daq',
      'Стиральная машина Artel 7 кг, 1200 об/мин',
    ),
    category: 'yuvish-va-tozalash',
    brand: 'Artel',
    price: 3_890_000,
    discount: 15,
    render: 'washing-machine-front',
    colours: ['white', 'grey'],
    filters: { capacity: measure('7 kg'), energy: t('A++', 'A++') },
    specs: specs(
      ['capacity', '7 kg'],
      ['spin', '1200 ayl/daq'],
      ['motor', t('Invertorli', 'Инверторный')],
      ['cycles', t('15 ta, tezkori 15 daqiqa', '15, быстрая 15 минут')],
      ['energy', 'A++'],
      ['size', '85 × 60 × 47 sm'],
      ['warranty', threeYears],
    ),
    short: t(
      'Past bosimli suvda ham ishlaydigan 7 kilogrammli mashina.',
      'Машина на 7 кг, которая работает и при слабом напоре воды.',
    ),
    description: t(
      html(
        'Suv bosimi 0,3 bar boʻlsa ham toʻladi — eski uylar va yuqori qavatlar uchun muhim. «Koʻrpa» dasturi bir yarim kishilik koʻrpani yuvadi.',
        'Panel oʻzbek va rus tilida, bola qulfi bor. Birinchi ulash bepul.',
      ),
      html(
        'Набирает воду уже при давлении 0,3 бар — важно для старых домов и верхних этажей. Программа «Одеяло» справляется с полутораспальным.',
        'Панель на узбекском и русском, есть защита от детей. Первое подключение бесплатно.',
      ),
    ),
  },
  {
    name: t(
      'Kir quritish mashinasi LG Dual Inverter 9 kg',
      'Сушильная машина LG Dual Inverter 9 кг',
    ),
    category: 'yuvish-va-tozalash',
    brand: 'LG',
    price: 7_290_000,
    render: 'dryer',
    filters: { capacity: measure('9 kg'), energy: t('A+++', 'A+++') },
    specs: specs(
      ['capacity', '9 kg'],
      ['type', t('Issiqlik nasosli', 'С тепловым насосом')],
      ['drying', t('2 soat 40 daqiqa', '2 ч 40 мин')],
      ['noise', '62 dB'],
      ['size', '85 × 60 × 62 sm'],
      ['warranty', t('24 oy, motor 10 yil', '24 месяца, мотор 10 лет')],
    ),
    short: t(
      'Kirni past haroratda quritadi, namlik tugaganini oʻzi sezadi.',
      'Сушит при низкой температуре и сама чувствует, что бельё сухое.',
    ),
    description: t(
      html(
        'Issiqlik nasosi havoni qayta ishlatadi, shuning uchun oddiy quritgichga nisbatan yarim baravar kam tok sarflaydi. Mato kirishmaydi va rangi oʻchmaydi.',
        'Suv kanalizatsiyaga yoki idishga tushadi, havo yoʻli kerak emas. Kir yuvish mashinasi ustiga oʻrnatsa boʻladi.',
      ),
      html(
        'Тепловой насос использует тёплый воздух повторно и тратит вдвое меньше электричества, чем обычная сушилка. Ткань не садится и не выцветает.',
        'Вода уходит в канализацию или в контейнер, воздуховод не нужен. Можно поставить на стиральную машину.',
      ),
    ),
    isNew: true,
  },
  {
    name: t(
      'Gaz plitasi Artel Apetito, 4 konforka, 60 sm',
      'Газовая плита Artel Apetito, 4 конфорки, 60 см',
    ),
    category: 'plita-va-sorgichlar',
    brand: 'Artel',
    price: 2_590_000,
    render: 'stove-gas',
    colours: ['white', 'brown', 'black'],
    filters: { energy: t('A', 'A'), volume: t('20–60 l', '20–60 л') },
    specs: specs(
      ['burners', t('4 ta, bittasi qozon uchun kuchli', '4, одна усиленная под казан')],
      ['oven', t('Gazli, 50 l', 'Газовая, 50 л')],
      ['protection', t('Gaz-nazorat', 'Газ-контроль')],
      ['functions', t('Elektr oʻt oldirish, grill', 'Электроподжиг, гриль')],
      ['size', '85 × 60 × 60 sm'],
      ['warranty', threeYears],
    ),
    short: t(
      'Kuchli 3,8 kW konforkada qozon bilan osh damlash oson.',
      'На мощной конфорке 3,8 кВт легко готовить плов в казане.',
    ),
    description: t(
      html(
        'Choʻyan panjaralar yassi tubli qozonni ham, kichik jezvani ham tekis ushlaydi. Olov oʻchsa, gaz-nazorat gazni 60 soniyada toʻxtatadi.',
        'Duxovka ikki qavat shishali, non va somsa uchun pastki va yuqori olov. Ballon gazi uchun jiklyorlar toʻplamda.',
      ),
      html(
        'Чугунные решётки ровно держат и казан с плоским дном, и маленькую турку. Если пламя погасло, газ-контроль перекроет подачу за 60 секунд.',
        'Дверца духовки с двойным стеклом, нижний и верхний огонь — для лепёшек и самсы. Жиклёры для баллонного газа в комплекте.',
      ),
    ),
  },
  {
    name: t(
      'Elektr duxovka Olov 45, tandir rejimi, konveksiya',
      'Электродуховка Olov 45, режим тандыр, конвекция',
    ),
    category: 'duxovka-va-mikrotolqinli',
    brand: 'Olov',
    price: 1_190_000,
    discount: 18,
    render: 'oven-small',
    colours: ['black', 'red'],
    filters: { volume: t('20–60 l', '20–60 л'), power: middling },
    specs: specs(
      ['volume', '45 l'],
      ['power', '2000 W'],
      ['temperature', '100–250 °C'],
      ['modes', t('Yuqori, pastki, konveksiya, grill', 'Верх, низ, конвекция, гриль')],
      ['included', t('2 ta tova, panjara, six', '2 противня, решётка, вертел')],
      ['warranty', t('12 oy', '12 месяцев')],
    ),
    short: t(
      'Tosh plitali stol duxovkasi: non va somsa tandirdagidek.',
      'Настольная духовка с каменной плитой: лепёшки и самса как из тандыра.',
    ),
    description: t(
      html(
        'Pastdagi shamot tosh 250 °Cʼgacha qizib, nonning tagini quruq va qarsildoq qiladi. Konveksiya 20 ta somsani bir xil pishiradi.',
        'Taymer tugaganda oʻzi oʻchadi. Tashqi korpus qiziydi — devordan 10 sm qoldiring.',
      ),
      html(
        'Шамотная плита снизу прогревается до 250 °C и делает корочку лепёшки сухой и хрустящей. Конвекция ровно пропекает 20 самс.',
        'По таймеру выключается сама. Корпус нагревается — оставьте 10 см до стены.',
      ),
    ),
  },
  {
    name: t(
      'Idish yuvish mashinasi Tiniq 45, 10 toʻplam',
      'Посудомоечная машина Tiniq 45, 10 комплектов',
    ),
    category: 'yuvish-va-tozalash',
    brand: 'Tiniq',
    price: 4_790_000,
    render: 'dishwasher',
    colours: ['white', 'grey'],
    filters: { energy: t('A++', 'A++'), capacity: t('10 toʻplam', '10 комплектов') },
    specs: specs(
      ['capacity', t('10 toʻplam', '10 комплектов')],
      ['consumption', t('9 l suv, 0,74 kW·soat', '9 л воды, 0,74 кВт·ч')],
      ['cycles', t('7 ta, tezkori 30 daqiqa', '7, быстрая 30 минут')],
      ['noise', '47 dB'],
      ['protection', t('Suv oqishidan toʻliq', 'Полная от протечек')],
      ['size', '85 × 45 × 60 sm'],
      ['warranty', twoYears],
    ),
    short: t(
      'Eni 45 sm, bir yuvishda 9 litr suv: qoʻlda yuvishdan besh baravar kam.',
      'Ширина 45 см и 9 литров за мойку: впятеро меньше, чем вручную.',
    ),
    description: t(
      html(
        'Yuqori savat uch balandlikka suriladi: lagan va tovoq pastga sigʻadi. Qattiq suv uchun tuz idishi bor, qattiqlikni menyudan tanlaysiz.',
        'Palovdan keyingi yogʻli idish uchun 70 °Cʼli «Intensiv» dastur. Alyuminiy qozonni mashinada yuvmang.',
      ),
      html(
        'Верхняя корзина переставляется на три высоты: вниз помещаются ляган и большие тарелки. Для жёсткой воды есть отсек соли, жёсткость выбирается в меню.',
        'После плова — программа «Интенсивная» 70 °C. Алюминиевый казан в машине мыть нельзя.',
      ),
    ),
  },
];
