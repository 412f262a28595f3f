import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { age, gender, madeInUzbekistan, material, row, volumes } from './words';

export const babyAndSchool: SeedProduct[] = [
  {
    name: t(
      'Chaqaloq shishachasi Beshik, kolikka qarshi',
      'Детская бутылочка Beshik, антиколиковая',
    ),
    category: 'chaqaloq-buyumlari',
    brand: 'Beshik',
    price: 69_000,
    render: 'baby-bottle',
    colours: ['pink', 'sky', 'green'],
    options: [volumes([150, 0], [250, 12_000])],
    filters: { age: age.baby, material: material.plastic, gender: gender.children },
    specs: [
      row('material', 'Polipropilen, silikon', 'Полипропилен, силикон'),
      row('type', 'Havo klapanli', 'С воздушным клапаном'),
      row('age', '0 oydan', 'с рождения'),
      row('temperature', '−20…+120 °C'),
      row('care', 'Qaynatish va bugʻ mumkin', 'Можно кипятить и стерилизовать паром'),
    ],
    short: t(
      'Klapani havoni tashqariga chiqaradigan, ushlashga qulay shishacha.',
      'Бутылочка с клапаном, который не даёт малышу глотать воздух.',
    ),
    description: t(
      '<p>Tubidagi klapan sut oʻrniga havoni kiritib turadi, soʻrgʻich yopishib qolmaydi. Beli toraygan, keyinroq bola oʻzi ushlaydi.</p><p>Toʻplamda sekin oqimli soʻrgʻich. Uni har ikki oyda va tishlab teshilganda almashtiring.</p>',
      '<p>Клапан в дне впускает воздух вместо молока, и соска не слипается. Корпус сужен в середине, позже малыш сам его удержит.</p><p>В комплекте соска с медленным потоком. Меняйте её раз в два месяца и при первых надкусах.</p>',
    ),
  },
  {
    name: t(
      'Yogʻoch shaqildoq oʻyinchoq Beshik, 2 dona',
      'Деревянная игрушка-погремушка Beshik, 2 штуки',
    ),
    category: 'chaqaloq-buyumlari',
    brand: 'Beshik',
    price: 59_000,
    render: 'rattle-wood',
    filters: { age: age.baby, material: material.wood, gender: gender.children },
    specs: [
      row('pieces', '2 dona', '2 штуки'),
      row('length', '14 sm'),
      row('material', 'Qayin, suv asosidagi boʻyoq', 'Берёза, краска на водной основе'),
      row('age', '3 oydan', 'с 3 месяцев'),
      madeInUzbekistan,
    ],
    short: t(
      'Ovozi mayin, kichik kaftga mos yogʻoch shaqildoqlar.',
      'Деревянные погремушки с мягким звуком для маленькой ладони.',
    ),
    description: t(
      '<p>Dastasi 12 mm, uch oylik bola ham ushlab turadi. Ichidagi donalar yopiq boʻlmada, tushib ketmaydi.</p><p>Chetlari qoʻlda silliqlangan, zirapcha yoʻq. Nam latta bilan arting, suvda qoldirmang.</p>',
      '<p>Ручка толщиной 12 мм по силам трёхмесячному. Шарики закрыты в камере и не высыплются.</p><p>Края отшлифованы вручную, заноз нет. Протирайте влажной тряпкой, не замачивайте.</p>',
    ),
  },
  {
    name: t(
      'Oʻzbek xalq ertaklari, 3 kitobdan iborat toʻplam',
      'Узбекские народные сказки, комплект из 3 книг',
    ),
    category: 'kitob-va-maktab',
    brand: 'Zukko',
    price: 120_000,
    discount: 20,
    render: 'books-tales',
    filters: { age: age.preschool, material: material.paper, gender: gender.children },
    specs: [
      row('pages', '96 + 96 + 112'),
      row('type', 'Qattiq muqova, rangli', 'Твёрдая обложка, цветные'),
      row('dimensions', '21 × 26 sm', '21 × 26 см'),
      row('age', '4 yoshdan', 'с 4 лет'),
      row('country', 'Oʻzbekiston', 'Узбекистан'),
    ],
    short: t(
      'Zumrad va Qimmat, Susambil va yana 40 ta ertak, katta rasmlar bilan.',
      '«Зумрад и Киммат», «Сусамбил» и ещё 40 сказок с крупными рисунками.',
    ),
    description: t(
      '<p>Uchta kitob: hayvonlar haqida, sehrli va hayotiy ertaklar. Matn lotin yozuvida, harflari yirik, kechasi ovoz chiqarib oʻqishga qulay.</p><p>Har ertak oxirida suhbat uchun uchta savol bor. Qogʻozi xira, yorugʻda koʻzni qamashtirmaydi.</p>',
      '<p>Три книги: о животных, волшебные и бытовые сказки. Текст на узбекском латиницей, шрифт крупный, удобно читать вслух.</p><p>В конце каждой сказки три вопроса для разговора. Бумага матовая и не бликует.</p>',
    ),
  },
  {
    name: t(
      'Rangli alifbo kitobi Zukko, karton sahifali',
      'Азбука цветная Zukko, картонные страницы',
    ),
    category: 'kitob-va-maktab',
    brand: 'Zukko',
    price: 55_000,
    render: 'book-alphabet',
    filters: { age: age.toddler, material: material.paper, gender: gender.children },
    specs: [
      row('pages', '36 sahifa, karton', '36 картонных страниц'),
      row('dimensions', '20 × 20 sm', '20 × 20 см'),
      row('age', '2 yoshdan', 'с 2 лет'),
      madeInUzbekistan,
    ],
    short: t(
      'Har harfda bitta buyum rasmi va qisqa sheʼr, sahifalari yirtilmaydi.',
      'На каждую букву рисунок и короткий стишок, страницы не рвутся.',
    ),
    description: t(
      '<p>Lotin alifbosining 29 harfi va tutuq belgisi bor, Oʻ va Gʻ alohida sahifalarda. Rasmlar milliy: anor, beshik, doʻppi.</p><p>Burchaklari yumaloq, karton qalinligi 2 mm. Nam latta bilan artsa, boʻyogʻi yoyilmaydi.</p>',
      '<p>29 букв узбекской латиницы и знак тутук, Oʻ и Gʻ на отдельных страницах. Рисунки местные: гранат, бешик, тюбетейка.</p><p>Углы скруглены, картон 2 мм. Если протереть влажной салфеткой, краска не смажется.</p>',
    ),
  },
  {
    name: t('Choʻt Zukko, 10 qator, 100 dona', 'Счёты Zukko, 10 рядов, 100 костяшек'),
    category: 'kitob-va-maktab',
    brand: 'Zukko',
    price: 89_000,
    render: 'abacus',
    filters: { age: age.preschool, material: material.wood, gender: gender.children },
    specs: [
      row('dimensions', '29 × 27 sm', '29 × 27 см'),
      row('material', 'Joʻka, suv boʻyogʻi', 'Липа, водная краска'),
      row('pieces', '10 qator, 100 dona', '10 рядов, 100 костяшек'),
      row('age', '4 yoshdan', 'с 4 лет'),
      madeInUzbekistan,
    ],
    short: t(
      'Sanoq, qoʻshish va mental arifmetikaga kirish uchun yogʻoch choʻt.',
      'Деревянные счёты: счёт, сложение и вход в ментальную арифметику.',
    ),
    description: t(
      '<p>Har qator oʻz rangida, oʻnlik chegarasi aniq koʻrinadi. Donalar silliq yuradi, ovozi past.</p><p>Yoʻriqnomada oʻn ikkita oʻyin: doʻkon, poyga, juft-toq. Ramasi qalin, polga tushsa ham sinmaydi.</p>',
      '<p>Каждый ряд своего цвета, граница десятка видна сразу. Костяшки ходят гладко и тихо.</p><p>В инструкции двенадцать игр: магазин, гонка, чёт и нечет. Рама толстая и выдерживает падение.</p>',
    ),
  },
];
