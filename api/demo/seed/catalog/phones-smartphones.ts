import type { SeedProduct } from '@/api/demo/seed/department';
import { html, measure, specs, t } from './text';

const year = t('12 oy', '12 месяцев');
const amoled = t('AMOLED', 'AMOLED');
const ips = t('IPS', 'IPS');
const fiveG = t('5G', '5G');
const fourG = t('4G', '4G');
const dualSim = t('2 ta nano-SIM', '2 nano-SIM');
const simAndEsim = t('nano-SIM va eSIM', 'nano-SIM и eSIM');

export const smartphones: SeedProduct[] = [
  {
    name: t(
      'Smartfon Nova X5, 8/256 GB, AMOLED 120 Hz, 5G',
      'Смартфон Nova X5, 8/256 ГБ, AMOLED 120 Гц, 5G',
    ),
    category: 'smartfonlar',
    brand: 'Nova',
    price: 4_299_000,
    discount: 9,
    render: 'phone-nova-x5',
    colours: ['purple', 'black', 'green'],
    options: [
      {
        attribute: 'memory',
        values: [
          { text: measure('8/256 GB') },
          { text: measure('12/256 GB'), extra: 350_000 },
          { text: measure('12/512 GB'), extra: 800_000 },
        ],
      },
    ],
    filters: { matrix: amoled, network: fiveG, battery: t('5000 mA·soat', '5000 мА·ч') },
    specs: specs(
      ['screen', '6,67″ AMOLED, 2400 × 1080, 120 Hz'],
      ['processor', t('8 yadroli, 2,8 GHz', '8 ядер, 2,8 ГГц')],
      ['camera', t('64 + 8 + 2 MP, optik stabilizator', '64 + 8 + 2 Мп, оптический стабилизатор')],
      ['battery', '5000 mA·soat'],
      ['charging', t('67 W, toʻplamda', '67 Вт, в комплекте')],
      ['sim', dualSim],
      ['weight', '189 g'],
      ['warranty', year],
    ),
    short: t(
      'Yorqin AMOLED ekran, optik stabilizatorli kamera va 45 daqiqada toʻliq quvvat.',
      'Яркий AMOLED, камера с оптическим стабилизатором и полный заряд за 45 минут.',
    ),
    description: t(
      html(
        'Nova X5 ekrani quyosh ostida ham oʻqiladi: eng yuqori yorqinligi 1300 nit, 120 Hz yangilanish matnni silliq suradi. Kamera optik stabilizator bilan kechqurun ham tiniq suratga oladi.',
        '67 W quvvatlagich qutining ichida, toʻliq quvvat 45 daqiqada. Tizimga uch yil yangilanish va toʻrt yil xavfsizlik tuzatishlari keladi.',
      ),
      html(
        'Экран Nova X5 читается и на солнце: пиковая яркость 1300 нит, 120 Гц плавно прокручивают текст. Камера с оптическим стабилизатором снимает чётко и вечером.',
        'Зарядка 67 Вт лежит в коробке, полный заряд за 45 минут. Обновления системы — три года, безопасности — четыре.',
      ),
    ),
  },
  {
    name: t('Smartfon Nova A3, 4/128 GB, 5000 mA·soat', 'Смартфон Nova A3, 4/128 ГБ, 5000 мА·ч'),
    category: 'smartfonlar',
    brand: 'Nova',
    price: 1_890_000,
    discount: 11,
    render: 'phone-nova-a3',
    colours: ['green', 'blue', 'black'],
    options: [
      {
        attribute: 'memory',
        values: [{ text: measure('4/128 GB') }, { text: measure('6/128 GB'), extra: 150_000 }],
      },
    ],
    filters: { matrix: ips, network: fourG, battery: t('5000 mA·soat', '5000 мА·ч') },
    specs: specs(
      ['screen', '6,6″ IPS, 1612 × 720, 90 Hz'],
      ['processor', t('8 yadroli, 2,0 GHz', '8 ядер, 2,0 ГГц')],
      ['camera', '50 + 2 MP'],
      ['battery', '5000 mA·soat'],
      ['sim', t('2 ta nano-SIM va microSD', '2 nano-SIM и microSD')],
      ['weight', '186 g'],
      ['warranty', year],
    ),
    short: t(
      'Ota-ona va oʻquvchi uchun: ikki kunlik quvvat, ikki SIM va alohida karta uyasi.',
      'Для родителей и школьника: два дня без зарядки, две SIM и отдельный слот карты.',
    ),
    description: t(
      html(
        'Messenjer, qoʻngʻiroq va video uchun ikki kunlik quvvat. Ikki SIM bilan birga microSD ham turadi — birini tanlash shart emas.',
        'Sodda rejim belgilarni yiriklashtiradi, tugmalar ovoz chiqarib oʻqiladi. Orqa qopqogʻi mat, barmoq izi qolmaydi.',
      ),
      html(
        'Для мессенджеров, звонков и видео заряда хватает на два дня. Две SIM и microSD работают одновременно — выбирать не придётся.',
        'Простой режим делает значки крупными и озвучивает кнопки. Задняя крышка матовая, отпечатков не видно.',
      ),
    ),
  },
  {
    name: t(
      'Smartfon Nova X5 Pro, 12/512 GB, telekamera, 5G',
      'Смартфон Nova X5 Pro, 12/512 ГБ, телекамера, 5G',
    ),
    category: 'smartfonlar',
    brand: 'Nova',
    price: 7_490_000,
    render: 'phone-nova-x5-pro',
    colours: ['black', 'white', 'blue'],
    filters: { matrix: amoled, network: fiveG, battery: t('5500 mA·soat', '5500 мА·ч') },
    specs: specs(
      ['screen', '6,73″ AMOLED, 3200 × 1440, 120 Hz'],
      ['processor', t('8 yadroli, 3,3 GHz', '8 ядер, 3,3 ГГц')],
      ['memory', '12/512 GB'],
      ['camera', t('50 + 50 + 13 MP, 3× tele', '50 + 50 + 13 Мп, телефото 3×')],
      ['battery', '5500 mA·soat'],
      ['charging', t('90 W simli, 50 W simsiz', '90 Вт по проводу, 50 Вт без провода')],
      ['water', 'IP68'],
      ['warranty', year],
    ),
    short: t(
      'Uch kamera, suvdan himoya va simsiz quvvatlash: yilning eng toʻliq Nova modeli.',
      'Три камеры, защита от воды и беспроводная зарядка: самая полная модель Nova.',
    ),
    description: t(
      html(
        'Uch barobar yaqinlashtiruvchi telekamera portretda yuz nisbatini buzmaydi. Asosiy kamera sensori 1 dyuymga yaqin, tungi suratda shovqin kam.',
        'IP68: yomgʻir va suvga tushib ketish qoʻrqinchli emas. Qutida 90 W quvvatlagich va silikon gʻilof bor.',
      ),
      html(
        'Телекамера с трёхкратным приближением не искажает пропорции лица на портретах. Крупная матрица основной камеры почти не шумит ночью.',
        'IP68: дождь и случайное падение в воду не страшны. В коробке зарядка 90 Вт и силиконовый чехол.',
      ),
    ),
    isNew: true,
  },
  {
    name: t(
      'Smartfon Nova Note 12, 8/256 GB, stilus bilan',
      'Смартфон Nova Note 12, 8/256 ГБ, со стилусом',
    ),
    category: 'smartfonlar',
    brand: 'Nova',
    price: 3_150_000,
    discount: 18,
    render: 'phone-nova-note',
    colours: ['blue', 'grey'],
    filters: { matrix: ips, network: fourG, battery: t('5000 mA·soat', '5000 мА·ч') },
    specs: specs(
      ['screen', '6,9″ IPS, 2460 × 1080, 120 Hz'],
      ['memory', '8/256 GB'],
      ['camera', '50 + 2 MP'],
      ['battery', '5000 mA·soat'],
      ['included', t('Stilus, 33 W quvvatlagich', 'Стилус, зарядка 33 Вт')],
      ['weight', '211 g'],
      ['warranty', year],
    ),
    short: t(
      'Korpusga kiradigan stilus: qoʻlyozma eslatma va hujjatga imzo.',
      'Стилус прячется в корпус: рукописные заметки и подпись в документах.',
    ),
    description: t(
      html(
        'Stilusni sugʻurib, qulflangan ekranga yozsa ham boʻladi. PDF shartnomaga imzo chekish va sxema chizish uchun qulay.',
        '6,9″ ekran kichik planshetga yaqin, stereo dinamiklar ikki yonda.',
      ),
      html(
        'Достали стилус — можно писать прямо на заблокированном экране. Удобно подписывать PDF и рисовать схемы.',
        'Экран 6,9″ близок к небольшому планшету, стереодинамики по обеим сторонам.',
      ),
    ),
  },
  {
    name: t('Smartfon iPhone 17, 256 GB, Apple', 'Смартфон iPhone 17, 256 ГБ, Apple'),
    category: 'smartfonlar',
    brand: 'Apple',
    price: 13_490_000,
    render: 'phone-17',
    colours: ['black', 'white', 'sky', 'green', 'purple'],
    options: [
      {
        attribute: 'memory',
        values: [{ text: measure('256 GB') }, { text: measure('512 GB'), extra: 2_700_000 }],
      },
    ],
    filters: { matrix: t('OLED', 'OLED'), network: fiveG },
    specs: specs(
      ['screen', '6,3″ Super Retina XDR, 120 Hz'],
      ['processor', 'Apple A19'],
      ['camera', t('48 + 48 MP, old 18 MP', '48 + 48 Мп, фронтальная 18 Мп')],
      ['water', 'IP68'],
      ['sim', simAndEsim],
      ['weight', '177 g'],
      ['warranty', year],
    ),
    short: t(
      '120 Hz ekran va 256 GB xotira endi asosiy modelda, A19 chipi bilan.',
      'Экран 120 Гц и 256 ГБ памяти теперь в базовой модели, чип A19.',
    ),
    description: t(
      html(
        'Ekran 6,3 dyuym va ProMotion bilan ishlaydi: aylantirish silliq, vaqt doim koʻrinib turadi. Old kamera guruh selfisida kadrni oʻzi kengaytiradi, telefonni burish shart emas.',
        'Qutida telefon va USB-C kabel; quvvatlagich alohida. IMEI buyurtma bilan roʻyxatdan oʻtkaziladi.',
      ),
      html(
        'Экран 6,3 дюйма получил ProMotion: прокрутка плавная, время видно всегда. Фронтальная камера сама расширяет кадр для группового селфи, поворачивать телефон не нужно.',
        'В коробке телефон и кабель USB-C, зарядка отдельно. IMEI регистрируется вместе с заказом.',
      ),
    ),
    isNew: true,
  },
  {
    name: t('Smartfon iPhone 16, 128 GB, Apple', 'Смартфон iPhone 16, 128 ГБ, Apple'),
    category: 'smartfonlar',
    brand: 'Apple',
    price: 10_990_000,
    render: 'phone-16',
    colours: ['black', 'white', 'pink', 'blue', 'green'],
    options: [
      {
        attribute: 'memory',
        values: [{ text: measure('128 GB') }, { text: measure('256 GB'), extra: 1_500_000 }],
      },
    ],
    filters: { matrix: t('OLED', 'OLED'), network: fiveG },
    specs: specs(
      ['screen', '6,1″ Super Retina XDR, 60 Hz'],
      ['processor', 'Apple A18'],
      ['camera', t('48 + 12 MP, old 12 MP', '48 + 12 Мп, фронтальная 12 Мп')],
      ['water', 'IP68'],
      ['sim', simAndEsim],
      ['weight', '170 g'],
      ['warranty', year],
    ),
    short: t(
      'A18 chipi, kamera boshqaruvi tugmasi va 22 soatgacha video.',
      'Чип A18, кнопка управления камерой и до 22 часов видео.',
    ),
    description: t(
      html(
        'Yon tomondagi kamera tugmasi bosish va surishni sezadi: yaqinlashtirish va fokus ekranga tegmasdan sozlanadi.',
        'Amal tugmasiga chiroq, diktofon yoki tarjimonni biriktirish mumkin. Qutida USB-C kabel bor.',
      ),
      html(
        'Кнопка камеры на боковой грани чувствует нажатие и движение: приближение и фокус меняются без касания экрана.',
        'На кнопку действия можно назначить фонарик, диктофон или переводчик. В коробке кабель USB-C.',
      ),
    ),
  },
  {
    name: t('Smartfon iPhone 17 Pro, 256 GB, Apple', 'Смартфон iPhone 17 Pro, 256 ГБ, Apple'),
    category: 'smartfonlar',
    brand: 'Apple',
    price: 18_490_000,
    render: 'phone-17-pro',
    colours: ['orange', 'blue', 'white'],
    options: [
      {
        attribute: 'memory',
        values: [
          { text: measure('256 GB') },
          { text: measure('512 GB'), extra: 2_800_000 },
          { text: measure('1 TB'), extra: 5_600_000 },
        ],
      },
    ],
    filters: { matrix: t('OLED', 'OLED'), network: fiveG },
    specs: specs(
      ['screen', '6,3″ Super Retina XDR, 120 Hz'],
      ['processor', 'Apple A19 Pro'],
      ['camera', t('Uchtasi ham 48 MP, 4× tele', 'Три по 48 Мп, телефото 4×')],
      ['body', t('Alyuminiy', 'Алюминий')],
      ['water', 'IP68'],
      ['weight', '206 g'],
      ['warranty', year],
    ),
    short: t(
      'Uchta 48 MP kamera va qizimaydigan alyuminiy korpus.',
      'Три камеры по 48 Мп и алюминиевый корпус, который не перегревается.',
    ),
    description: t(
      html(
        'Bugʻ kamerali sovitish tizimi uzoq oʻyin va 4K yozuvda ham chastotani ushlab turadi. Telekamera 4× optik yaqinlashtirish beradi.',
        'ProRes va Log rejimlari professional montaj uchun, fayl toʻgʻridan-toʻgʻri USB-C diskka yozilishi mumkin.',
      ),
      html(
        'Система охлаждения с испарительной камерой держит частоту в долгих играх и при записи 4K. Телекамера даёт четырёхкратный оптический зум.',
        'Режимы ProRes и Log — для профессионального монтажа, писать можно сразу на диск USB-C.',
      ),
    ),
    stock: 'few',
    isNew: true,
  },
  {
    name: t(
      'Smartfon Redmi Note 14 Pro, 8/256 GB, Xiaomi',
      'Смартфон Redmi Note 14 Pro, 8/256 ГБ, Xiaomi',
    ),
    category: 'smartfonlar',
    brand: 'Xiaomi',
    price: 3_790_000,
    discount: 12,
    render: 'phone-redmi-note-14',
    colours: ['black', 'purple', 'blue'],
    options: [
      {
        attribute: 'memory',
        values: [{ text: measure('8/256 GB') }, { text: measure('12/512 GB'), extra: 620_000 }],
      },
    ],
    filters: { matrix: amoled, network: fourG, battery: t('5500 mA·soat', '5500 мА·ч') },
    specs: specs(
      ['screen', '6,67″ AMOLED, 2400 × 1080, 120 Hz'],
      ['camera', '200 + 8 + 2 MP'],
      ['battery', '5500 mA·soat'],
      ['charging', '45 W'],
      ['water', 'IP64'],
      ['sim', dualSim],
      ['warranty', year],
    ),
    short: t(
      '200 MP kamera, optik stabilizator va 120 Hz AMOLED ekran.',
      'Камера 200 Мп, оптический стабилизатор и AMOLED 120 Гц.',
    ),
    description: t(
      html(
        '200 MP sensor suratni kesib yaqinlashtirganda ham tafsilotni saqlaydi. Ekran namlangan barmoqni ham taniydi.',
        'Infraqizil port bor: konditsioner va televizor telefondan boshqariladi. 45 W quvvatlagich qutida.',
      ),
      html(
        'Сенсор 200 Мп сохраняет детали, даже если кадр сильно обрезать. Экран распознаёт касания мокрых пальцев.',
        'Есть инфракрасный порт: кондиционером и телевизором можно управлять с телефона. Зарядка 45 Вт в коробке.',
      ),
    ),
  },
  {
    name: t('Smartfon Redmi 15C, 4/128 GB, Xiaomi', 'Смартфон Redmi 15C, 4/128 ГБ, Xiaomi'),
    category: 'smartfonlar',
    brand: 'Xiaomi',
    price: 1_690_000,
    render: 'phone-redmi-15c',
    colours: ['black', 'green', 'blue'],
    options: [
      {
        attribute: 'memory',
        values: [{ text: measure('4/128 GB') }, { text: measure('8/256 GB'), extra: 420_000 }],
      },
    ],
    filters: { matrix: ips, network: fourG, battery: t('6000 mA·soat', '6000 мА·ч') },
    specs: specs(
      ['screen', '6,9″ IPS, 1600 × 720, 120 Hz'],
      ['camera', '50 MP'],
      ['battery', '6000 mA·soat'],
      ['charging', '33 W'],
      ['sim', t('2 ta nano-SIM va microSD', '2 nano-SIM и microSD')],
      ['weight', '205 g'],
      ['warranty', year],
    ),
    short: t(
      '6,9″ katta ekran va 6000 mA·soat akkumulyator arzon narxda.',
      'Большой экран 6,9″ и аккумулятор 6000 мА·ч за небольшие деньги.',
    ),
    description: t(
      html(
        'Kuryer va haydovchilar tanlaydi: 6000 mA·soat kun boʻyi navigatorga yetadi, boshqa telefonni ham kabel orqali quvvatlaydi.',
        'Dinamik ovozi 200 % gacha kuchayadi — bozorda ham qoʻngʻiroq eshitiladi.',
      ),
      html(
        'Выбор курьеров и водителей: 6000 мА·ч хватает на день с навигатором, а по кабелю можно подзарядить другой телефон.',
        'Громкость динамика повышается до 200 % — звонок слышно и на базаре.',
      ),
    ),
  },
  {
    name: t(
      'Smartfon Xiaomi 15T, 12/256 GB, Leica kamera',
      'Смартфон Xiaomi 15T, 12/256 ГБ, камера Leica',
    ),
    category: 'smartfonlar',
    brand: 'Xiaomi',
    price: 6_690_000,
    render: 'phone-xiaomi-15t',
    colours: ['black', 'grey', 'pink'],
    filters: { matrix: amoled, network: fiveG, battery: t('5500 mA·soat', '5500 мА·ч') },
    specs: specs(
      ['screen', '6,83″ AMOLED, 120 Hz'],
      ['memory', '12/256 GB'],
      ['camera', t('50 + 50 + 12 MP, Leica', '50 + 50 + 12 Мп, Leica')],
      ['battery', '5500 mA·soat'],
      ['charging', '67 W'],
      ['water', 'IP68'],
      ['warranty', year],
    ),
    short: t(
      'Leica rang profillari, telekamera va IP68 himoya.',
      'Цветовые профили Leica, телекамера и защита IP68.',
    ),
    description: t(
      html(
        'Leica Authentic profili soyani chuqur qoldiradi, Vibrant esa ranglarni jonlantiradi — suratni tahrirsiz ulashish mumkin.',
        'Ramkasi 1,5 mm, katta ekran qoʻlga ogʻir tushmaydi: 194 g.',
      ),
      html(
        'Профиль Leica Authentic оставляет тени глубокими, Vibrant оживляет цвета — снимком можно делиться без обработки.',
        'Рамка всего 1,5 мм, и большой экран не тяжёл в руке: 194 г.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t(
      'Smartfon Samsung Galaxy A56, 8/128 GB, 5G',
      'Смартфон Samsung Galaxy A56, 8/128 ГБ, 5G',
    ),
    category: 'smartfonlar',
    brand: 'Samsung',
    price: 4_990_000,
    discount: 14,
    render: 'phone-galaxy-a56',
    colours: ['grey', 'green', 'pink'],
    options: [
      {
        attribute: 'memory',
        values: [{ text: measure('8/128 GB') }, { text: measure('8/256 GB'), extra: 450_000 }],
      },
    ],
    filters: { matrix: amoled, network: fiveG, battery: t('5000 mA·soat', '5000 мА·ч') },
    specs: specs(
      ['screen', '6,7″ Super AMOLED, 120 Hz'],
      ['camera', '50 + 12 + 5 MP'],
      ['battery', '5000 mA·soat'],
      ['charging', '45 W'],
      ['water', 'IP67'],
      ['sim', simAndEsim],
      ['weight', '198 g'],
      ['warranty', year],
    ),
    short: t(
      'Metall ramka, ikki tomoni shisha va olti yil yangilanish.',
      'Металлическая рамка, стекло с обеих сторон и шесть лет обновлений.',
    ),
    description: t(
      html(
        'Samsung bu modelga olti avlod Android va olti yillik xavfsizlik yangilanishini vaʼda qiladi — telefonni uzoq ishlatish uchun kuchli sabab.',
        'Guruh suratida kamera bir necha kadrdan hammaning koʻzi ochiq boʻlganini yigʻadi.',
      ),
      html(
        'Samsung обещает модели шесть версий Android и шесть лет обновлений безопасности — весомый довод, если телефон берут надолго.',
        'На групповом снимке камера собирает кадр, где у всех открыты глаза.',
      ),
    ),
  },
  {
    name: t('Smartfon Samsung Galaxy S25, 12/256 GB', 'Смартфон Samsung Galaxy S25, 12/256 ГБ'),
    category: 'smartfonlar',
    brand: 'Samsung',
    price: 9_890_000,
    render: 'phone-galaxy-s25',
    colours: ['blue', 'grey', 'green'],
    filters: { matrix: amoled, network: fiveG, battery: t('4000 mA·soat', '4000 мА·ч') },
    specs: specs(
      ['screen', '6,2″ Dynamic AMOLED 2X, 120 Hz'],
      ['processor', 'Snapdragon 8 Elite'],
      ['memory', '12/256 GB'],
      ['camera', t('50 + 12 + 10 MP, 3× tele', '50 + 12 + 10 Мп, телефото 3×')],
      ['battery', '4000 mA·soat'],
      ['water', 'IP68'],
      ['weight', '162 g'],
      ['warranty', year],
    ),
    short: t(
      'Ixcham flagman: 162 g, 6,2″ va yetti yil yangilanish.',
      'Компактный флагман: 162 г, 6,2″ и семь лет обновлений.',
    ),
    description: t(
      html(
        'Bir qoʻlda boshqarsa boʻladigan kam sonli flagmanlardan: kengligi 70 mm. Galaxy AI suhbatni tarjima qiladi va yozuvdan konspekt chiqaradi.',
        'Simsiz quvvatlash quloqchin gʻilofini ham quvvatlay oladi.',
      ),
      html(
        'Один из немногих флагманов, которыми можно управлять одной рукой: ширина 70 мм. Galaxy AI переводит разговор и делает конспект записи.',
        'Беспроводная зарядка умеет делиться энергией с футляром наушников.',
      ),
    ),
  },
  {
    name: t('Smartfon Samsung Galaxy A17, 6/128 GB', 'Смартфон Samsung Galaxy A17, 6/128 ГБ'),
    category: 'smartfonlar',
    brand: 'Samsung',
    price: 2_390_000,
    render: 'phone-galaxy-a17',
    colours: ['black', 'blue', 'grey'],
    filters: { matrix: amoled, network: fourG, battery: t('5000 mA·soat', '5000 мА·ч') },
    specs: specs(
      ['screen', '6,7″ Super AMOLED, 90 Hz'],
      ['memory', '6/128 GB'],
      ['camera', t('50 + 5 + 2 MP, optik stabilizator', '50 + 5 + 2 Мп, оптический стабилизатор')],
      ['battery', '5000 mA·soat'],
      ['charging', '25 W'],
      ['weight', '190 g'],
      ['warranty', year],
    ),
    short: t(
      'AMOLED ekran va optik stabilizator arzon Galaxyʼda.',
      'Экран AMOLED и оптический стабилизатор в недорогом Galaxy.',
    ),
    description: t(
      html(
        'Optik stabilizator yurganda olingan videoni tekislaydi va xonada suratni chaplashtirmaydi.',
        'Ikki SIM va microSD 2 TBʼgacha. Quvvatlagich qutida yoʻq, 25 Wʼli USB-C blok mos keladi.',
      ),
      html(
        'Оптический стабилизатор сглаживает видео на ходу и не смазывает снимки в помещении.',
        'Две SIM и microSD до 2 ТБ. Зарядки в коробке нет, подойдёт блок USB-C на 25 Вт.',
      ),
    ),
    stock: 'none',
  },
];
