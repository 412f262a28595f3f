import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import {
  dressSizes,
  dryCleaning,
  gender,
  madeInUzbekistan,
  material,
  row,
  season,
  sizes,
} from './words';

const capSizes = sizes('55', '56', '57', '58', '59', '60');

export const national: SeedProduct[] = [
  {
    name: t(
      'Atlas koʻylak Margʻilon, qoʻlda toʻqilgan ipak',
      'Платье из атласа Margʻilon, ручное ткачество, шёлк',
    ),
    category: 'milliy-kiyimlar',
    brand: 'Margʻilon',
    price: 890_000,
    render: 'dress-atlas',
    colours: ['red', 'green', 'purple'],
    options: [dressSizes],
    filters: { season: season.any, material: material.silk, gender: gender.women },
    specs: [
      row('composition', '100 % tabiiy ipak', '100 % натуральный шёлк'),
      row('craft', 'Qoʻl dastgohi, abrband naqsh', 'Ручной станок, абровая окраска'),
      row('fit', 'Milliy, keng etakli', 'Национальный, с широким подолом'),
      row('length', '115 sm', '115 см'),
      row('sleeve', 'Uch chorak', 'Три четверти'),
      dryCleaning,
      madeInUzbekistan,
    ],
    short: t(
      'Margʻilon ustalari toʻqigan sakkiz tepkili xonatlas koʻylak.',
      'Платье из восьмиремизного хан-атласа, сотканного мастерами Маргилана.',
    ),
    description: t(
      '<p>Ip dastgohga tushishidan oldin qoʻlda bogʻlab boʻyaladi, shuning uchun naqsh chetlari yumshoq suyuladi va ikki bir xil koʻylak boʻlmaydi. Ipak yozda salqin, qishda iliq tutadi.</p><p>Bahorgi sayil, kelin salom va Navroʻz uchun tikilgan. Terlagan joyini darhol sovuq suvda chaying, uzoq saqlaganda quyosh tushmaydigan joyga iling.</p>',
      '<p>Нити перевязывают и красят вручную ещё до станка, поэтому края узора мягко расплываются и двух одинаковых платьев не бывает. Шёлк летом холодит, а зимой греет.</p><p>Платье шьют к Наврузу, свадебным обрядам и праздникам. Следы пота сразу сполосните холодной водой, храните вдали от солнца.</p>',
    ),
    stock: 'few',
  },
  {
    name: t(
      'Chust doʻppisi, qora satin, qoʻlda tikilgan',
      'Чустская тюбетейка, чёрный сатин, ручная вышивка',
    ),
    category: 'milliy-kiyimlar',
    brand: 'Chustiy',
    price: 149_000,
    render: 'doppi-chust',
    options: [capSizes],
    filters: { season: season.any, material: material.cotton, gender: gender.men },
    specs: [
      row('composition', 'Paxta satin, ipak ip', 'Хлопковый сатин, шёлковая нить'),
      row('pattern', 'Qalampir va ark', 'Калампир и арк'),
      row('craft', 'Qoʻlda, 4 kun', 'Вручную, 4 дня'),
      row('lining', 'Paxta, qavima', 'Хлопок, стёжка'),
      row('care', 'Quruq choʻtka bilan', 'Сухой щёткой'),
      madeInUzbekistan,
    ],
    short: t(
      'Toʻrt qirrali, qalampir naqshli klassik Chust doʻppisi.',
      'Классическая четырёхгранная тюбетейка из Чуста с узором калампир.',
    ),
    description: t(
      '<p>Toʻrtta oq qalampir toʻrt tomondan balo-qazodan asraydi, pastdagi ark naqshi esa oila qoʻrgʻonini bildiradi. Ichiga qogʻoz pilik tiqib qavilgani uchun qirralari tik turadi.</p><p>Buklab choʻntakka solish mumkin, shakli buzilmaydi. Oʻlchami bosh aylanasi boʻyicha santimetrda: 56 eng koʻp kiyiladi.</p>',
      '<p>Четыре белых перца по поверью хранят с четырёх сторон, а узор арк внизу означает крепость дома. Стёжка с бумажными жгутиками держит грани.</p><p>Тюбетейку можно сложить в карман, форма сохранится. Размер дан по обхвату головы в сантиметрах, чаще всего носят 56.</p>',
    ),
  },
  {
    name: t(
      'Iroqi doʻppi Shahrisabz, gulli, ayollar uchun',
      'Тюбетейка ироки Shahrisabz, цветная, женская',
    ),
    category: 'milliy-kiyimlar',
    brand: 'Shahrisabz',
    price: 229_000,
    discount: 20,
    render: 'doppi-iroqi',
    colours: ['red', 'green', 'blue'],
    options: [sizes('54', '55', '56', '57', '58')],
    filters: { season: season.any, material: material.silk, gender: gender.women },
    specs: [
      row('composition', 'Ipak ip, paxta asos', 'Шёлковая нить, хлопковая основа'),
      row('craft', 'Iroqi, mayda iks chok', 'Ироки, мелкий крест'),
      row('pattern', 'Anor guli', 'Цветок граната'),
      row('care', 'Quruq choʻtka bilan', 'Сухой щёткой'),
      madeInUzbekistan,
    ],
    short: t(
      'Sirti toʻla iroqi kashta bilan qoplangan, raqs va bayram uchun doʻppi.',
      'Тюбетейка, сплошь вышитая швом ироки, для танца и праздника.',
    ),
    description: t(
      '<p>Asos matosi butunlay ipak ip bilan yopiladi, bitta doʻppiga 12 ming atrofida chok tushadi. Tikuvchi ustaning ismi ichki tasmaga yozilgan.</p><p>Boshda yengil turadi, sochga maxsus ilgagi bor. Quyoshda uzoq qoldirmang: ipak rangi yillar davomida shunda yangi turadi.</p>',
      '<p>Основа полностью закрыта шёлковой нитью, на одну тюбетейку уходит около 12 тысяч стежков. Имя вышивальщицы указано на внутренней ленте.</p><p>Сидит легко, есть петелька для шпильки. Не оставляйте на солнце, и шёлк годами сохранит цвет.</p>',
    ),
  },
];
