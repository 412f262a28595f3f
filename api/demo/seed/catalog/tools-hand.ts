import type { SeedProduct } from '@/api/demo/seed/department';
import { html, specs, t } from './text';

const year = t('12 oy', '12 месяцев');
const twoYears = t('24 oy', '24 месяца');
const steel = t('Poʻlat', 'Сталь');
const battery = t('Akkumulyator', 'Аккумулятор');
const mains = t('Tarmoq 220 V', 'Сеть 220 В');

export const handTools: SeedProduct[] = [
  {
    name: t('Bolgʻa Usta 500, shisha tola dastali', 'Молоток Usta 500, рукоять из стекловолокна'),
    category: 'qol-asboblari',
    brand: 'Usta',
    price: 69_000,
    render: 'hammer',
    filters: { material: steel },
    specs: specs(
      ['weight', '500 g'],
      ['length', '32 sm'],
      ['material', t('Toblangan poʻlat, shisha tola', 'Закалённая сталь, стекловолокно')],
      ['functions', t('Mix sugʻurgich', 'Гвоздодёр')],
      ['warranty', t('60 oy', '60 месяцев')],
    ),
    short: t(
      'Zarbani dasta oʻziga oladi, bosh qismi chiqib ketmaydi.',
      'Рукоять гасит отдачу, боёк не слетит.',
    ),
    description: t(
      html(
        'Bosh qism dastaga epoksid bilan quyilgan, yogʻoch dastadek qurib boʻshamaydi. Rezina tutqich hoʻl qoʻlda ham sirpanmaydi.',
        'Orqa panjasi mixni qiyshaytirmay sugʻuradi.',
      ),
      html(
        'Боёк залит эпоксидной смолой и не рассыхается, как на дереве. Резина не скользит и в мокрых руках.',
        'Гвоздодёр вынимает гвоздь, не сгибая.',
      ),
    ),
  },
  {
    name: t(
      'Otvertka toʻplami Usta, 18 uchlik, magnitli',
      'Набор отвёрток Usta, 18 насадок, магнитные',
    ),
    category: 'qol-asboblari',
    brand: 'Usta',
    price: 129_000,
    discount: 24,
    render: 'screwdriver',
    colours: ['red', 'blue', 'green'],
    filters: { material: steel },
    specs: specs(
      ['pieces', t('18 uchlik, 2 dasta', '18 насадок, 2 рукояти')],
      ['steel', 'S2'],
      ['type', t('PH, PZ, TX, SL, HEX', 'PH, PZ, TX, SL, HEX')],
      ['mechanism', t('Xrapovikli, ikki yoʻnalish', 'Храповик, реверс')],
      ['warranty', year],
    ),
    short: t(
      'Uy va mebel uchun 18 uchlik, hammasi bitta gʻilofda.',
      '18 насадок для дома и мебели в одном чехле.',
    ),
    description: t(
      html(
        'S2 poʻlat uchlar yumaloqlanmaydi, magnit vintni tushirib yubormaydi. Ingichka uchlar telefon va koʻzoynakka ham toʻgʻri keladi.',
        'Xrapovik mexanizmi: qoʻlni almashtirmay ikki tomonga buraysiz.',
      ),
      html(
        'Сталь S2 не слизывается, магнит держит винт. Тонкие насадки подойдут и для телефона, и для очков.',
        'Храповой механизм: крутите в обе стороны, не переставляя руку.',
      ),
    ),
  },
  {
    name: t(
      'Asbob toʻplami Usta Box, 82 buyum, kofrda',
      'Набор инструментов Usta Box, 82 предмета, кейс',
    ),
    category: 'qol-asboblari',
    brand: 'Usta',
    price: 690_000,
    discount: 30,
    render: 'toolbox',
    filters: { material: steel },
    specs: specs(
      ['pieces', t('82 ta', '82')],
      ['steel', t('CrV, toblangan', 'CrV, закалённая')],
      ['included', t('Golovka, kalit, otvertka, passatij', 'Головки, ключи, отвёртки, пассатижи')],
      ['packing', t('Plastik kofr', 'Пластиковый кейс')],
      ['weight', '5,8 kg'],
      ['warranty', twoYears],
    ),
    short: t(
      'Uy, mashina va dala hovli uchun tayyor toʻplam.',
      'Готовый набор для дома, машины и дачи.',
    ),
    description: t(
      html(
        'Har asbob joyida oʻyilgan uyada, yoʻqolganini bir qarashda bilasiz. 1/2″ va 1/4″ dastak birga.',
        'Zanglab qolmasligi uchun moy bilan qoplangan. Golovkalar xrom-vanadiy, burchagi yumaloqlanmaydi.',
      ),
      html(
        'Каждый инструмент в своей ячейке — пропажу видно сразу. Воротки 1/2″ и 1/4″ вместе.',
        'Покрытие против ржавчины. Головки из хром-ванадия, грани не слизываются.',
      ),
    ),
  },
  {
    name: t('Qoʻl arra Kesim 450 mm, yogʻoch uchun', 'Ножовка Kesim 450 мм, по дереву'),
    category: 'qol-asboblari',
    brand: 'Kesim',
    price: 85_000,
    render: 'saw',
    filters: { material: steel },
    specs: specs(
      ['length', '450 mm'],
      ['blade', t('7 TPI, uch qirrali', '7 TPI, трёхгранный зуб')],
      ['material', t('SK5, toblangan tish', 'SK5, закалённый зуб')],
      ['weight', '420 g'],
      ['warranty', year],
    ),
    short: t('Tez kesadi va ikki tomonga ham ishlaydi.', 'Быстро пилит в обе стороны.'),
    description: t(
      html(
        'Tishlari lazerda toblangan, quruq tutni ham ogʻrinmay kesadi. Dasta ikki komponentli.',
        'Burchagida 45° va 90° belgi bor, chizgʻich kerak emas.',
      ),
      html(
        'Зуб закалён лазером и легко берёт сухое дерево. Ручка двухкомпонентная.',
        'На полотне метки 45° и 90° — угольник не нужен.',
      ),
    ),
  },
  {
    name: t('Suv shaytoni Aniq 60 sm, magnitli', 'Уровень Aniq 60 см, магнитный'),
    category: 'elektr-va-olchov-asboblari',
    brand: 'Aniq',
    price: 115_000,
    discount: 14,
    render: 'spirit-level',
    filters: { material: t('Alyuminiy', 'Алюминий') },
    specs: specs(
      ['length', '60 sm'],
      ['material', t('Alyuminiy 1,2 mm', 'Алюминий 1,2 мм')],
      ['functions', t('3 pufak, magnit', '3 колбы, магнит')],
      ['warranty', year],
    ),
    short: t(
      'Pufaklari tunda ham koʻrinadi, magniti metallda ushlaydi.',
      'Колбы видны и вечером, магнит держит на металле.',
    ),
    description: t(
      html(
        'Kafel va rafga mos. Uchlari rezina bilan qoplangan: tushsa ham pufagi buzilmaydi.',
        'Aniqligi 1 mm/m, asosiy tomoni frezalangan.',
      ),
      html(
        'Для плитки и полок. Концы прорезинены — переживёт падение.',
        'Точность 1 мм/м, базовая грань фрезерована.',
      ),
    ),
  },
  {
    name: t('Lazer masofa oʻlchagich Aniq L40, 40 m', 'Лазерный дальномер Aniq L40, 40 м'),
    category: 'elektr-va-olchov-asboblari',
    brand: 'Aniq',
    price: 320_000,
    render: 'laser-meter',
    filters: { power: battery },
    specs: specs(
      ['range', '40 m'],
      ['accuracy', t('±2 mm', '±2 мм')],
      ['functions', t('Maydon, hajm, Pifagor', 'Площадь, объём, Пифагор')],
      ['charging', 'USB-C'],
      ['protection', 'IP54'],
      ['warranty', year],
    ),
    short: t(
      'Gilam, parda va kafel uchun yolgʻiz oʻzingiz oʻlchaysiz.',
      'Замерите комнату под ковёр, шторы и плитку в одиночку.',
    ),
    description: t(
      html(
        'Tugmani bosasiz, 0,5 soniyada natija. Maydonni oʻzi koʻpaytirib beradi, oxirgi 30 ta oʻlchov saqlanadi.',
        'Quyoshda lazer nuqtasi 10 mʼgacha koʻrinadi, uzoqroqqa plastinadan foydalaning.',
      ),
      html(
        'Нажали — через полсекунды результат. Площадь считает сам, помнит 30 замеров.',
        'На солнце точку видно до 10 м, дальше пользуйтесь мишенью.',
      ),
    ),
    isNew: true,
  },
  {
    name: t(
      'Ruletka Aniq 5 m, qulf va rezina korpus',
      'Рулетка Aniq 5 м, с фиксатором, прорезиненная',
    ),
    category: 'elektr-va-olchov-asboblari',
    brand: 'Aniq',
    price: 45_000,
    render: 'tape-measure',
    colours: ['yellow', 'red'],
    filters: { material: steel },
    specs: specs(
      ['length', '5 m'],
      ['material', t('Poʻlat lenta 19 mm', 'Стальная лента 19 мм')],
      ['functions', t('Magnitli uch, avto qaytish', 'Магнитный зацеп, автовозврат')],
      ['warranty', year],
    ),
    short: t(
      'Lenta 2 metrgacha egilmaydi, yolgʻiz oʻlchash oson.',
      'Лента держит форму до 2 метров — удобно одному.',
    ),
    description: t(
      html(
        'Neylon qoplama oʻqiladigan boʻlib qoladi. Uchi magnitli, metall ramkada oʻzi ushlaydi.',
        'Rezina korpus betonga tushsa ham sinmaydi.',
      ),
      html(
        'Нейлоновое покрытие не стирается. Магнитный зацеп держится на металле сам.',
        'Прорезиненный корпус не разобьётся о бетон.',
      ),
    ),
  },
  {
    name: t(
      'Drel-shurupovyort Tezkor D12, 12 V, Li-ion',
      'Дрель-шуруповёрт Tezkor D12, 12 В, Li-ion',
    ),
    category: 'elektr-va-olchov-asboblari',
    brand: 'Tezkor',
    price: 790_000,
    discount: 27,
    render: 'drill-driver',
    options: [
      {
        attribute: 'set',
        values: [
          { text: t('1 akkumulyator', '1 аккумулятор') },
          { text: t('2 akkumulyator', '2 аккумулятора'), extra: 180_000 },
        ],
      },
    ],
    filters: { power: battery },
    specs: specs(
      ['voltage', '12 V'],
      ['torque', '30 N·m'],
      ['chuck', '10 mm'],
      ['battery', t('2 A·soat, Li-ion', '2 А·ч, Li-ion')],
      ['speed', t('2 tezlik', '2 скорости')],
      ['warranty', year],
    ),
    short: t(
      'Mebel yigʻish va devor teshish uchun yengil drel, 1 kg.',
      'Лёгкая дрель весом 1 кг для мебели и стен.',
    ),
    description: t(
      html(
        '21 bosqichli mufta vintni ezib yubormaydi. LED chiroq ish joyini yoritadi, teskari aylanish tugmasi bosh barmoq ostida.',
        'Akkumulyator 40 daqiqada toʻladi, boshqa Tezkor 12V asboblariga ham mos.',
      ),
      html(
        'Муфта на 21 ступень не сорвёт шуруп. Подсветка светит в точку, реверс под большим пальцем.',
        'Аккумулятор заряжается за 40 минут и подходит ко всей линейке Tezkor 12V.',
      ),
    ),
    isNew: true,
  },
  {
    name: t(
      'Bolgarka Tezkor G125, 125 mm, sovitish bilan',
      'Болгарка Tezkor G125, 125 мм, с охлаждением',
    ),
    category: 'elektr-va-olchov-asboblari',
    brand: 'Tezkor',
    price: 460_000,
    render: 'grinder',
    filters: { power: mains },
    specs: specs(
      ['power', '900 W'],
      ['disc', '125 mm'],
      ['speed', '11 000 ayl/daq'],
      ['protection', t('Qayta yoqilishdan, qizib ketishdan', 'От случайного пуска и перегрева')],
      ['weight', '2,1 kg'],
      ['warranty', year],
    ),
    short: t(
      'Metall, kafel va armaturani kesadi, ravon ishga tushadi.',
      'Режет металл, плитку и арматуру, плавный пуск.',
    ),
    description: t(
      html(
        'Ravon ishga tushish qoʻlni silkitmaydi. Tok oʻchib yonganda oʻzidan yoqilmaydi — barmogʻingiz butun.',
        'Qoʻshimcha dastasi uch tomonda oʻrnatiladi. Disk va kalit toʻplamda.',
      ),
      html(
        'Плавный пуск не дёргает руку. После отключения света сама не включится — пальцы целы.',
        'Рукоять ставится с трёх сторон. Диск и ключ в комплекте.',
      ),
    ),
  },
];
