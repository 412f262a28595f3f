/** The indexed texts of the sample products: names, brands and article numbers. */
export const goods = {
  fridge: ['Muzlatgich Artel HD-360', 'Холодильник Artel HD-360', 'Artel', 'CH-000101'],
  samsungFridge: ['Muzlatgich Samsung RB37', 'Холодильник Samsung RB37', 'Samsung', 'CH-000102'],
  toy: ['Yumshoq oʻyinchoq ayiqcha', 'Мягкая игрушка мишка', 'CH-000103'],
  dress: ['Yozgi koʻylak Nargiz', 'Летнее платье Nargiz', 'Nargiz', 'CH-000104'],
  cauldron: ['Choʻyan qozon, 8 l', 'Чугунный казан, 8 л', 'CH-000105'],
  iphone: ['Smartfon Apple iPhone 15, 128 GB', 'Смартфон Apple iPhone 15, 128 ГБ', 'Apple'],
  xiaomi: ['Smartfon Xiaomi Redmi 13 8/256GB', 'Смартфон Xiaomi Redmi 13 8/256GB', 'Xiaomi'],
  galaxy: ['Smartfon Samsung Galaxy S24', 'Смартфон Samsung Galaxy S24', 'Samsung', 'CH-000108'],
  case: ['Telefon gʻilofi, shaffof', 'Чехол для телефона, прозрачный', 'CH-000109'],
  speaker: ['Simsiz kolonka JBL Go 4', 'Беспроводная колонка JBL Go 4', 'JBL', 'CH-000110'],
  powerBank: ['Power bank Anker 20000 mAh', 'Внешний аккумулятор Anker 20000 мАч', 'Anker'],
  trainers: ['Erkaklar krossovkasi Nike', 'Мужские кроссовки Nike', 'Nike', 'CH-000112'],
  pan: ['Kastryulka, 5 l', 'Кастрюля из нержавеющей стали, 5 л', 'CH-000113'],
  vacuum: ['Changyutgich Bosch', 'Пылесос Bosch', 'Bosch', 'CH-000114'],
  jacket: ['Qizil kurtka', 'Красная куртка', 'CH-000115'],
  cheese: ['Qurt, 500 g', 'Курт, 500 г', 'CH-000116'],
};
export type Good = keyof typeof goods;
export const names = Object.keys(goods) as Good[];

export const categories = [
  { id: 1, names: ['Muzlatgichlar', 'Холодильники'] },
  { id: 2, names: ['Smartfonlar', 'Смартфоны'] },
  { id: 3, names: ['Oʻyinchoqlar', 'Игрушки'] },
  { id: 4, names: ['Oʻyin konsollari', 'Игровые приставки'] },
];

export const spellings: [Good[], string[]][] = [
  [
    ['fridge', 'samsungFridge'],
    ['холодильник', 'xolodilnik', 'holodilnik', 'muzlatgich', 'ХОЛОДИЛЬНИК', 'музлатгич'],
  ],
  [['toy'], ['ўйинчоқ', "o'yinchoq", 'oʻyinchoq', 'o’yinchok', 'oyinchoq', 'игрушка', 'igrushka']],
  [['dress'], ['кўйлак', 'ko`ylak', 'koylak', "ko'ylak", 'платье', 'platye', 'plate']],
  [['cauldron'], ['qozon', 'kozon', 'қозон', 'казан', 'kazan']],
  [
    ['iphone'],
    ['айфон', 'iphone', 'ayfon', 'Айфон 15', 'iphone 15 128gb', 'iphone 15 128 гб', 'айфо'],
  ],
  [['xiaomi'], ['сяоми', 'xiaomi', 'шаоми', 'shaomi', 'ксиаоми', 'mi', 'редми', 'redmi 256 gb']],
  [
    ['galaxy', 'samsungFridge'],
    ['самсунг', 'samsung', 'sansung', 'самсунк'],
  ],
  [['galaxy'], ['галакси', 'galaxy s24', 'galaxy s 24', 'самсунг s24']],
  [['speaker'], ['jbl', 'джибиэль', 'джи би эл']],
  [['powerBank'], ['power bank', 'powerbank', 'повербанк', 'внешний аккумулятор']],
  [['trainers'], ['найк', 'nike', 'кроссовки', 'кроссовок', 'krossovka', 'krossovkalar']],
  [['pan'], ['кастрюля', 'кастрюли', 'кастрюлю', 'kastryulya']],
  [
    ['vacuum'],
    ['бош', 'bosch', 'bosh', 'пылесос', 'pylesos', 'pilesos', 'пылесосы', 'changyutgichlar'],
  ],
  [['jacket'], ['kurtka', 'куртка', 'красные куртки', 'qizil kurtkalar']],
  [['cheese'], ['qurt', 'курт']],
  [['fridge'], ['artel muzlatgich', 'холодильник артель', 'HD-360', 'CH-000101']],
  [['case'], ['gʻilof', 'чехол']],
  [
    ['galaxy', 'iphone', 'xiaomi'],
    ['smartfon', 'смартфон', 'смартфоны', 'smartfonlarni'],
  ],
];

export const mistyped: [string, string, Good[]][] = [
  ['cvfhnajy', 'смартфон', ['galaxy', 'iphone', 'xiaomi']],
  ['smartfno', 'smartfon', ['galaxy', 'iphone', 'xiaomi']],
  ['смратфон', 'смартфон', ['galaxy', 'iphone', 'xiaomi']],
  ['ыьфкеащт', 'smartfon', ['galaxy', 'iphone', 'xiaomi']],
  ['[jkjlbkmybr', 'холодильник', ['fridge', 'samsungFridge']],
  ['xolodilnek', 'холодильник', ['fridge', 'samsungFridge']],
  ['muzlatgch samsung', 'muzlatgich samsung', ['samsungFridge']],
  ['qozan', 'qozon', ['cauldron']],
  ['айфонн про макс', 'айфонн', ['iphone']],
  ['zzzzqq qozon', 'qozon', ['cauldron']],
  ['kolonka anker jbl', 'kolonka jbl', ['speaker']],
  ['anker kolonka jbl', 'kolonka jbl', ['speaker']],
  ["qozon ko'ylak", "ko'ylak", ['dress']],
  ['kurtka hd', 'kurtka', ['jacket']],
  ['smatrfno', 'smartfon', ['galaxy', 'iphone', 'xiaomi']],
  ['iphone15', 'iphone 15', ['iphone']],
  ['samsung галакси24', 'samsung галакси 24', ['galaxy']],
  ['20 000', '20000', ['powerBank']],
  ['anker20 000mah', 'anker 20000 mah', ['powerBank']],
  ['qizilkurtka', 'qizil kurtka', ['jacket']],
  ['красныекуртка', 'красные куртка', ['jacket']],
  ['холодлнк', 'холодильник', ['fridge', 'samsungFridge']],
];

export const options = [
  { id: 1, names: ['Qora', 'Чёрный'] },
  { id: 2, names: ['Oq', 'Белый'] },
  { id: 3, names: ['Koʻk', 'Синий'] },
  { id: 4, names: ['Toʻq yashil', 'Тёмно-зелёный'] },
  { id: 5, names: ['XL', 'XL'] },
  { id: 6, names: ['128 GB', '128 ГБ'] },
];
