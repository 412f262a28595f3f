import type { SeedProduct } from '@/api/demo/seed/department';
import { html, specs, t } from './text';

const weak = t('1000 Wʼgacha', 'До 1000 Вт');
const middling = t('1000–2000 W', '1000–2000 Вт');

const year = t('12 oy', '12 месяцев');

export const kitchenAppliances: SeedProduct[] = [
  {
    name: t(
      'Mikrotoʻlqinli pech Samsung 23 l, keramik ichki qism',
      'Микроволновая печь Samsung 23 л, керамика внутри',
    ),
    category: 'duxovka-va-mikrotolqinli',
    brand: 'Samsung',
    price: 1_490_000,
    discount: 9,
    render: 'microwave-23',
    filters: { volume: t('20–60 l', '20–60 л'), power: weak },
    specs: specs(
      ['volume', '23 l'],
      ['power', '800 W'],
      ['control', t('Sensorli', 'Сенсорное')],
      ['coating', t('Biokeramik', 'Биокерамика')],
      ['size', '27,5 × 48,9 × 39,2 sm'],
      ['warranty', year],
    ),
    short: t(
      'Ichki keramikasi tirnalmaydi va hid olmaydi, oson artiladi.',
      'Керамика внутри не царапается, не впитывает запах и легко моется.',
    ),
    description: t(
      html(
        'Keramik devor yogʻdan bir artishda tozalanadi. Tezkor eritish dasturi goʻshtni chetini pishirmasdan muzdan tushiradi.',
        'Bolalar qulfi va jim rejim (signalsiz) bor.',
      ),
      html(
        'Жир с керамических стенок стирается одним движением. Программа быстрой разморозки не «сваривает» края мяса.',
        'Есть защита от детей и беззвучный режим.',
      ),
    ),
  },
  {
    name: t('Mikrotoʻlqinli pech Olov 20 l, mexanik', 'Микроволновая печь Olov 20 л, механическая'),
    category: 'duxovka-va-mikrotolqinli',
    brand: 'Olov',
    price: 790_000,
    render: 'microwave-20',
    colours: ['white', 'black', 'red'],
    filters: { volume: t('20–60 l', '20–60 л'), power: weak },
    specs: specs(
      ['volume', '20 l'],
      ['power', '700 W'],
      ['control', t('2 ta burama', '2 поворотные ручки')],
      ['modes', t('5 daraja, eritish', '5 уровней, разморозка')],
      ['size', '26 × 44 × 33 sm'],
      ['warranty', year],
    ),
    short: t(
      'Ikki burama: biri quvvat, biri vaqt — boshqa hech narsa kerak emas.',
      'Две ручки: мощность и время — больше ничего не нужно.',
    ),
    description: t(
      html(
        'Ofis va yotoqxona uchun qulay: sozlashni oʻrganish shart emas. Aylanma tarelka diametri 24,5 sm.',
        'Tok oʻchib-yonsa, vaqt sozlamasi yoʻqolmaydi, chunki taymer mexanik.',
      ),
      html(
        'Удобна для офиса и общежития: учиться нечему. Диаметр тарелки 24,5 см.',
        'После отключения света настройки не сбиваются: таймер механический.',
      ),
    ),
  },
  {
    name: t(
      'Elektr choynak Jizz 1,7 l, haroratni saqlaydi',
      'Электрочайник Jizz 1,7 л, с поддержанием температуры',
    ),
    category: 'choynak-va-kofe',
    brand: 'Jizz',
    price: 349_000,
    discount: 20,
    render: 'kettle-electric',
    colours: ['white', 'black', 'green'],
    filters: { volume: t('2 lʼgacha', 'До 2 л'), power: middling },
    specs: specs(
      ['volume', '1,7 l'],
      ['power', '2000 W'],
      ['temperature', t('50, 70, 80, 90, 100 °C', '50, 70, 80, 90, 100 °C')],
      ['material', t('Poʻlat, qoʻsh devor', 'Сталь, двойная стенка')],
      ['protection', t('Suvsiz yoqilmaydi', 'Не включается без воды')],
      ['warranty', year],
    ),
    short: t(
      'Koʻk choy uchun 80 °C, bolalar boʻtqasi uchun 50 °C — aniq.',
      '80 °C для зелёного чая, 50 °C для детской смеси — точно.',
    ),
    description: t(
      html(
        'Koʻk choyni qaynoq suv achchiq qiladi: 80 °C tugmasini bosing. Ikki qavat devor suvni soatlab iliq, tashqarisini sovuq saqlaydi.',
        'Tanlangan haroratni ikki soatgacha ushlab turadi. Ichida plastik suvga tegmaydi.',
      ),
      html(
        'Зелёный чай горчит от кипятка: нажмите кнопку 80 °C. Двойные стенки долго держат тепло, а снаружи чайник не обжигает.',
        'Поддерживает выбранную температуру до двух часов. Вода внутри не касается пластика.',
      ),
    ),
  },
  {
    name: t(
      'Elektr samovar Jizz 3 l, poʻlat, damlash choynagi bilan',
      'Электросамовар Jizz 3 л, сталь, с заварником',
    ),
    category: 'choynak-va-kofe',
    brand: 'Jizz',
    price: 620_000,
    render: 'samovar',
    filters: { volume: t('2–10 l', '2–10 л'), power: middling },
    specs: specs(
      ['volume', '3 l'],
      ['power', '1500 W'],
      ['material', t('Zanglamas poʻlat', 'Нержавеющая сталь')],
      ['included', t('0,8 l choynak', 'Заварник 0,8 л')],
      ['functions', t('Issiq ushlash', 'Поддержание тепла')],
      ['warranty', year],
    ),
    short: t(
      'Mehmonlarga uch litr qaynoq suv va ustida damlangan choy.',
      'Три литра кипятка для гостей и заварник наверху.',
    ),
    description: t(
      html(
        'Joʻmragi tomchilamaydi, tagida tomchi idishi bor. Qaynagach, issiq ushlash rejimiga oʻzi oʻtadi.',
        'Qizdirgichi yassi va yopiq — choʻkindini limon kislotasi bilan bir qaynatishda tozalaysiz.',
      ),
      html(
        'Кран не подтекает, под ним есть поддон. После закипания сам переходит в режим подогрева.',
        'Нагреватель плоский и закрытый: накипь убирается одним кипячением с лимонной кислотой.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t(
      'Blender Chaqmoq 1000, shisha idish 1,5 l',
      'Блендер Chaqmoq 1000, стеклянная чаша 1,5 л',
    ),
    category: 'pishirish-texnikasi',
    brand: 'Chaqmoq',
    price: 540_000,
    render: 'blender-glass',
    colours: ['red', 'black', 'white'],
    filters: { volume: t('2 lʼgacha', 'До 2 л'), power: middling },
    specs: specs(
      ['power', '1000 W'],
      ['volume', '1,5 l'],
      ['blade', t('6 tigʻli, poʻlat', '6 лезвий, сталь')],
      ['modes', t('5 tezlik, puls, muz', '5 скоростей, импульс, лёд')],
      ['warranty', year],
    ),
    short: t(
      'Muz va yongʻoqni 20 soniyada maydalaydi, idishi shisha.',
      'Лёд и орехи за 20 секунд, чаша из стекла.',
    ),
    description: t(
      html(
        'Olti tigʻ muzlagan mevani suyuqliksiz ham tortadi. Shisha idish issiq shoʻrva-pyureni koʻtaradi va hid olmaydi.',
        'Tozalash uchun suv va bir tomchi sovun quyib, puls tugmasini bosing.',
      ),
      html(
        'Шесть лезвий берут замороженные ягоды и без жидкости. Стеклянная чаша выдержит горячий суп-пюре и не впитает запах.',
        'Чтобы помыть, налейте воды с каплей средства и нажмите «импульс».',
      ),
    ),
  },
  {
    name: t('Kofe mashinasi Qahva E15, espresso, 15 bar', 'Кофемашина Qahva E15, эспрессо, 15 бар'),
    category: 'choynak-va-kofe',
    brand: 'Qahva',
    price: 1_890_000,
    discount: 14,
    render: 'coffee-machine-capsule',
    colours: ['grey', 'black', 'beige'],
    filters: { power: middling, volume: t('2 lʼgacha', 'До 2 л') },
    specs: specs(
      ['pressure', '15 bar'],
      ['power', '1350 W'],
      ['tank', '1,5 l'],
      ['functions', t('Qoʻlda koʻpirtirgich', 'Ручной капучинатор')],
      ['size', '15 × 31 × 33 sm'],
      ['warranty', year],
    ),
    short: t(
      'Eni 15 sm: espresso va koʻpirtirilgan sut kichik oshxonada.',
      'Ширина 15 см: эспрессо и взбитое молоко на маленькой кухне.',
    ),
    description: t(
      html(
        'Maydalangan kofe va E.S.E. podlarda ishlaydi, 40 soniyada qiziydi. Ikkita finjonga bir vaqtda quyadi.',
        'Bugʻ trubkasi buraladi, tozalash uchun uchi yechiladi. Finjon isitgich ustida.',
      ),
      html(
        'Работает на молотом кофе и чалдах E.S.E., нагревается за 40 секунд. Наливает сразу две чашки.',
        'Паровая трубка поворачивается, наконечник снимается для мытья. Сверху подогрев чашек.',
      ),
    ),
  },
  {
    name: t('Kofe maydalagich Qahva G2, pichoqli, 70 g', 'Кофемолка Qahva G2, ножевая, 70 г'),
    category: 'choynak-va-kofe',
    brand: 'Qahva',
    price: 165_000,
    render: 'grinder-coffee',
    filters: { power: weak },
    specs: specs(
      ['power', '200 W'],
      ['capacity', '70 g'],
      ['body', t('Zanglamas poʻlat', 'Нержавеющая сталь')],
      ['protection', t('Qopqoqsiz ishlamaydi', 'Не работает без крышки')],
      ['warranty', year],
    ),
    short: t(
      'Kofe, zira va yongʻoqni 20 soniyada tortadi.',
      'Мелет кофе, зиру и орехи за 20 секунд.',
    ),
    description: t(
      html(
        'Qoʻlni tugmada qancha ushlasangiz, shuncha mayin boʻladi: jezva uchun 25 soniya, filtr uchun 12.',
        'Idishi yechilib yuviladi, ziravordan keyin kofe hid olmaydi.',
      ),
      html(
        'Чем дольше держите кнопку, тем тоньше помол: 25 секунд для турки, 12 для фильтра.',
        'Чаша снимается и моется, поэтому после специй кофе не пахнет.',
      ),
    ),
  },
  {
    name: t(
      'Multipishirgich Zarif MC5, 5 l, palov dasturi',
      'Мультиварка Zarif MC5, 5 л, программа «Плов»',
    ),
    category: 'pishirish-texnikasi',
    brand: 'Zarif',
    price: 720_000,
    discount: 22,
    render: 'multicooker',
    colours: ['black', 'white'],
    filters: { volume: t('2–10 l', '2–10 л'), power: weak },
    specs: specs(
      ['volume', '5 l'],
      ['power', '860 W'],
      ['cycles', t('18 ta avtomatik', '18 автоматических')],
      ['coating', t('Keramik, ikki qavat', 'Керамика, два слоя')],
      ['functions', t('24 soatga kechiktirish', 'Отсрочка до 24 часов')],
      ['warranty', year],
    ),
    short: t(
      'Zirvakni qovurib, guruchni oʻzi damlaydi, mastava va boʻtqani ham.',
      'Обжарит зирвак и сама доведёт рис, сварит маставу и кашу.',
    ),
    description: t(
      html(
        '«Palov» dasturi ikki bosqichli: avval 160 °Cʼda qovuradi, signal berganda guruch solasiz, keyin damlaydi. 5 litr olti kishiga yetadi.',
        'Idish qirrasida tutqich bor, uni stolga olib chiqsa boʻladi. Bugʻ savati va oʻlchov stakani toʻplamda.',
      ),
      html(
        'Программа «Плов» двухступенчатая: сначала жарит при 160 °C, по сигналу кладёте рис, потом томит. 5 литров хватает на шестерых.',
        'У чаши есть ручки — её можно ставить на стол. Пароварка и мерный стакан в комплекте.',
      ),
    ),
  },
  {
    name: t(
      'Toster Olov T2, 7 daraja, kengaytirilgan tirqish',
      'Тостер Olov T2, 7 степеней, широкие слоты',
    ),
    category: 'pishirish-texnikasi',
    brand: 'Olov',
    price: 260_000,
    render: 'toaster',
    colours: ['beige', 'red', 'sky'],
    filters: { power: weak },
    specs: specs(
      ['power', '900 W'],
      ['modes', t('7 daraja, eritish, isitish', '7 степеней, разморозка, подогрев')],
      ['capacity', t('2 boʻlak', '2 ломтика')],
      ['included', t('Uvoq tagligi', 'Поддон для крошек')],
      ['warranty', year],
    ),
    short: t(
      'Buxanka ham, yarim patir ham sigʻadigan 38 mm tirqish.',
      'Слоты 38 мм: поместится и толстый ломоть, и половина патыра.',
    ),
    description: t(
      html(
        'Boʻlak avtomatik markazga qisiladi va ikki tomoni bir xil qizaradi. Ustidagi panjarada bulochka isitiladi.',
        'Muzlatilgan nonni eritib, keyin oʻzi qizartiradi.',
      ),
      html(
        'Ломтик автоматически центрируется и румянится с обеих сторон одинаково. На решётке сверху можно согреть булочку.',
        'Замороженный хлеб сначала размораживает, потом поджаривает сам.',
      ),
    ),
    isNew: true,
  },
];
