import type { SeedProduct } from '@/api/demo/seed/department';
import { html, measure, specs, t } from './text';

const weak = t('1000 Wʼgacha', 'До 1000 Вт');

const year = t('12 oy', '12 месяцев');
const threeYears = t('36 oy', '36 месяцев');

export const climate: SeedProduct[] = [
  {
    name: t(
      'Konditsioner Artel Shahrisabz, invertorli',
      'Кондиционер Artel Shahrisabz, инверторный',
    ),
    category: 'ventilyator-va-namlagichlar',
    brand: 'Artel',
    price: 4_990_000,
    render: 'air-conditioner-wall',
    options: [
      {
        attribute: 'area',
        values: [
          { text: measure('25 m²') },
          { text: measure('35 m²'), extra: 700_000 },
          { text: measure('50 m²'), extra: 2_600_000 },
        ],
      },
    ],
    filters: { energy: t('A++', 'A++') },
    specs: specs(
      ['compressor', t('Invertorli', 'Инверторный')],
      ['modes', t('Sovitish, isitish, quritish', 'Охлаждение, обогрев, осушение')],
      ['temperature', t('−15…+50 °Cʼda ishlaydi', 'Работает при −15…+50 °C')],
      ['energy', 'A++'],
      ['noise', '24 dB'],
      ['voltage', t('150 Vʼdan', 'от 150 В')],
      ['warranty', threeYears],
    ),
    short: t(
      'Tashqarida +50 °C boʻlsa ham sovitadi, 150 V kuchlanishda ishga tushadi.',
      'Охлаждает и при +50 °C снаружи, запускается при 150 В.',
    ),
    description: t(
      html(
        'Chilla issigʻi va past kuchlanish uchun moʻljallangan: tashqi blok motori mis oʻramli. Invertor haroratga yetgach toʻxtamaydi, sekinlaydi — tok sarfi kamayadi.',
        'Oʻrnatish 3 metrgacha mis quvur bilan birga alohida buyurtma qilinadi; usta yetkazilgan kunning ertasiga keladi.',
      ),
      html(
        'Рассчитан на летнюю чиллю и слабую сеть: обмотка наружного мотора медная. Инвертор не выключается, а замедляется — расход меньше.',
        'Установка с медной трассой до 3 метров заказывается отдельно; мастер приходит на следующий день после доставки.',
      ),
    ),
  },
  {
    name: t('Konditsioner Samsung WindFree 9, Wi-Fi', 'Кондиционер Samsung WindFree 9, Wi-Fi'),
    category: 'ventilyator-va-namlagichlar',
    brand: 'Samsung',
    price: 7_690_000,
    render: 'air-conditioner-windfree',
    filters: { energy: t('A++', 'A++'), area: measure('25 m²') },
    specs: specs(
      ['area', '25 m²'],
      ['compressor', t('Invertorli', 'Инверторный')],
      ['energy', 'A++'],
      ['noise', '21 dB'],
      ['control', t('Pult, SmartThings', 'Пульт, SmartThings')],
      ['warranty', t('24 oy', '24 месяца')],
    ),
    short: t(
      'Shamolsiz rejim: salqin havo mayda teshiklardan tarqaladi, urmaydi.',
      'Режим без ветра: прохлада идёт через микроотверстия и не дует.',
    ),
    description: t(
      html(
        'WindFree old paneldagi minglab teshikdan sovuqni tarqatadi — bola karavoti yoʻnalishida ham qoʻysa boʻladi. Kechasi 21 dB, eshitilmaydi.',
        'Uyga yetmasdan telefondan yoqasiz; filtrni yechmasdan old tomondan surib olib yuvasiz.',
      ),
      html(
        'WindFree рассеивает холод через тысячи отверстий — можно вешать и напротив детской кроватки. Ночью 21 дБ, почти не слышно.',
        'Включается с телефона по дороге домой; фильтр выдвигается спереди и моется.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t(
      'Ventilyator Shabada S40, pol uchun, pultli',
      'Вентилятор Shabada S40, напольный, с пультом',
    ),
    category: 'ventilyator-va-namlagichlar',
    brand: 'Shabada',
    price: 420_000,
    discount: 19,
    render: 'fan-floor',
    colours: ['white', 'black'],
    filters: { power: weak, area: measure('25 m²') },
    specs: specs(
      ['diameter', '40 sm'],
      ['power', '50 W'],
      ['modes', t('3 tezlik, tabiiy, tungi', '3 скорости, бриз, ночной')],
      ['height', '105–130 sm'],
      ['noise', t('35–52 dB', '35–52 дБ')],
      ['warranty', year],
    ),
    short: t(
      'Tungi rejimda asta sekinlashadi va 7,5 soatdan keyin oʻchadi.',
      'Ночью постепенно замедляется и выключается через 7,5 часа.',
    ),
    description: t(
      html(
        'Besh parrakli boʻlgani uchun uch parraklidan jimroq. 90° buriladi, balandligi 25 smʼga oʻzgaradi.',
        'Toʻri ikkita qisqich bilan ochiladi: har yozda yuvish oson. Pult korpus orqasida saqlanadi.',
      ),
      html(
        'Пять лопастей шумят меньше, чем три. Поворот 90°, высота меняется на 25 см.',
        'Решётка снимается с двух защёлок: легко мыть каждое лето. Пульт хранится на корпусе.',
      ),
    ),
  },
  {
    name: t('Konvektor isitgich Issiq 2000, termostatli', 'Конвектор Issiq 2000, с термостатом'),
    category: 'isitish-va-issiq-suv',
    brand: 'Issiq',
    price: 690_000,
    discount: 28,
    render: 'convector',
    options: [
      {
        attribute: 'heating',
        values: [{ text: measure('1500 W') }, { text: measure('2000 W'), extra: 90_000 }],
      },
    ],
    filters: { area: measure('25 m²') },
    specs: specs(
      ['area', '25 m²'],
      ['control', t('Elektron termostat, taymer', 'Электронный термостат, таймер')],
      ['protection', t('Agʻdarilsa oʻchadi, IP24', 'Отключается при падении, IP24')],
      ['mount', t('Devor va pol', 'Стена и пол')],
      ['weight', '4,4 kg'],
      ['warranty', threeYears],
    ),
    short: t(
      'Haroratni 0,5 °C aniqlikda ushlaydi va kislorodni kuydirmaydi.',
      'Держит температуру с точностью 0,5 °C и не сушит воздух.',
    ),
    description: t(
      html(
        'Ventilyatori yoʻq, shuning uchun ovozsiz ishlaydi: bolalar xonasiga mos. Tok oʻchib yonganda sozlamani eslab qoladi.',
        'Agʻdarilsa yoki usti yopilsa, oʻzi oʻchadi. Gʻildirak va devor ilgaklari toʻplamda.',
      ),
      html(
        'Без вентилятора, поэтому бесшумный: подойдёт для детской. После отключения сети помнит настройки.',
        'Выключается при опрокидывании и если его накрыть. Колёсики и настенный крепёж в комплекте.',
      ),
    ),
  },
  {
    name: t(
      'Havo namlagich Shudring H4, 4 l, ultratovushli',
      'Увлажнитель воздуха Shudring H4, 4 л, ультразвуковой',
    ),
    category: 'ventilyator-va-namlagichlar',
    brand: 'Shudring',
    price: 385_000,
    render: 'humidifier',
    colours: ['white', 'sky'],
    filters: { volume: t('2–10 l', '2–10 л'), area: measure('35 m²') },
    specs: specs(
      ['tank', '4 l'],
      ['area', '35 m²'],
      ['consumption', t('Soatiga 300 ml', '300 мл в час')],
      ['runtime', '13 soat'],
      ['noise', '32 dB'],
      ['warranty', year],
    ),
    short: t(
      'Isitish mavsumida xona namligini 50 % da ushlab turadi.',
      'В отопительный сезон держит влажность 50 %.',
    ),
    description: t(
      html(
        'Suv yuqoridan quyiladi, idishni koʻtarish shart emas. Namlik datchigi oʻzi yoqib-oʻchiradi, suv tugasa toʻxtaydi.',
        'Oq chang chiqmasligi uchun filtrlangan suv quying; kartrij uch oyga yetadi.',
      ),
      html(
        'Вода наливается сверху, снимать бак не нужно. Датчик сам включает и выключает, без воды прибор останавливается.',
        'Чтобы не было белого налёта, лейте фильтрованную воду; картриджа хватает на три месяца.',
      ),
    ),
    stock: 'none',
  },
];

export const cleaning: SeedProduct[] = [
  {
    name: t(
      'Robot changyutgich Supurgi R5, xarita va yuvish',
      'Робот-пылесос Supurgi R5, карта и влажная уборка',
    ),
    category: 'yuvish-va-tozalash',
    brand: 'Supurgi',
    price: 2_890_000,
    render: 'robot-vacuum',
    colours: ['white', 'black'],
    filters: { power: weak, area: measure('150 m²') },
    specs: specs(
      ['suction', '5000 Pa'],
      ['area', t('150 m² gacha', 'до 150 м²')],
      ['runtime', '150 daqiqa'],
      ['tank', t('Suv 250 ml, chang 400 ml', 'Вода 250 мл, пыль 400 мл')],
      ['sensor', t('Lidar', 'Лидар')],
      ['height', '9,6 sm'],
      ['warranty', year],
    ),
    short: t(
      'Xonani lazer bilan chizib, supuradi va polni artadi.',
      'Строит карту лазером, подметает и протирает пол.',
    ),
    description: t(
      html(
        'Xaritada gilam va bola oʻyinchoqlari yotgan joyni taqiqlaysiz. 2 sm ostonadan oshib oʻtadi, quvvati kamaysa bazaga qaytib, keyin davom etadi.',
        'Suv oqimi elektron: laminatda kam, kafelda koʻp. Ilova oʻzbek va rus tilida.',
      ),
      html(
        'На карте можно запретить ковёр и угол с игрушками. Переезжает порог 2 см, при нехватке заряда возвращается на базу и потом продолжает.',
        'Подача воды электронная: на ламинате меньше, на плитке больше. Приложение на узбекском и русском.',
      ),
    ),
    isNew: true,
  },
  {
    name: t(
      'Vertikal changyutgich Supurgi V8, simsiz',
      'Вертикальный пылесос Supurgi V8, беспроводной',
    ),
    category: 'yuvish-va-tozalash',
    brand: 'Supurgi',
    price: 1_390_000,
    render: 'vacuum-stick',
    options: [
      {
        attribute: 'set',
        values: [
          { text: t('Standart', 'Стандарт') },
          { text: t('Qoʻshimcha akkumulyator', 'Второй аккумулятор'), extra: 320_000 },
        ],
      },
    ],
    filters: { power: weak },
    specs: specs(
      ['power', '250 W'],
      ['suction', '22 kPa'],
      ['runtime', t('45 daqiqa, turboda 12', '45 мин, турбо 12')],
      ['dustbin', '0,5 l'],
      ['weight', '1,6 kg'],
      ['warranty', year],
    ),
    short: t(
      'Har kungi uvoq uchun: devordan olib, darhol ishlatasiz.',
      'Для крошек на каждый день: сняли со стены и пылесосите.',
    ),
    description: t(
      html(
        'Ogʻirligi 1,6 kg, qoʻl changyutgichiga aylanadi — mashina saloni va divan uchun. Choʻtkadagi LED choʻp-xasni koʻrsatadi.',
        'Akkumulyator yechiladi, zaxirasi bilan butun xonadon tozalanadi.',
      ),
      html(
        'Весит 1,6 кг и превращается в ручной — для салона машины и дивана. Подсветка щётки показывает сор.',
        'Аккумулятор съёмный: со вторым хватит на всю квартиру.',
      ),
    ),
  },
];
