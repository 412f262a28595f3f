import type { SeedOption, SeedProduct, Text } from '@/api/demo/seed/department';
import { measure, t } from './text';

export const attributeNames = {
  size: t('Oʻlcham', 'Размер'),
  height: t('Boʻy', 'Рост'),
  volume: t('Hajm', 'Объём'),
  weight: t('Vazn', 'Вес'),
  tone: t('Tus', 'Оттенок'),
  season: t('Mavsum', 'Сезон'),
  material: t('Material', 'Материал'),
  gender: t('Kim uchun', 'Для кого'),
  age: t('Yosh', 'Возраст'),
  skin: t('Teri turi', 'Тип кожи'),
  hair: t('Soch turi', 'Тип волос'),
  purpose: t('Vazifasi', 'Назначение'),
  level: t('Daraja', 'Уровень'),
  style: t('Uslub', 'Стиль'),
} as const satisfies Record<string, Text>;

const rowNames = {
  age: t('Yosh', 'Возраст'),
  battery: t('Akkumulyator', 'Аккумулятор'),
  brakes: t('Tormozlar', 'Тормоза'),
  capacity: t('Sigʻimi', 'Вместимость'),
  care: t('Parvarish', 'Уход'),
  closing: t('Yopilishi', 'Застёжка'),
  collar: t('Yoqa', 'Воротник'),
  composition: t('Tarkibi', 'Состав'),
  country: t('Ishlab chiqarilgan', 'Производство'),
  craft: t('Ishlanishi', 'Исполнение'),
  diameter: t('Diametri', 'Диаметр'),
  dimensions: t('Oʻlchamlari', 'Размеры'),
  effect: t('Taʼsiri', 'Эффект'),
  filling: t('Toʻldirgich', 'Наполнитель'),
  finish: t('Qoplamasi', 'Финиш'),
  fit: t('Bichimi', 'Крой'),
  frame: t('Ramasi', 'Рама'),
  fragrance: t('Hidi', 'Аромат'),
  hairType: t('Soch turi', 'Тип волос'),
  heel: t('Poshna', 'Каблук'),
  insole: t('Patak', 'Стелька'),
  laptop: t('Noutbuk uchun', 'Для ноутбука'),
  lasts: t('Davomiyligi', 'Длительность'),
  length: t('Uzunligi', 'Длина'),
  lining: t('Astari', 'Подкладка'),
  load: t('Koʻtara oladi', 'Нагрузка'),
  lock: t('Qulfi', 'Замок'),
  material: t('Material', 'Материал'),
  origin: t('Yigʻilgan joyi', 'Место сбора'),
  packaging: t('Qadogʻi', 'Упаковка'),
  pages: t('Sahifalar', 'Страниц'),
  pattern: t('Naqshi', 'Узор'),
  people: t('Necha kishilik', 'Мест'),
  pieces: t('Toʻplamda', 'В наборе'),
  players: t('Oʻyinchilar', 'Игроков'),
  pockets: t('Choʻntaklar', 'Карманы'),
  power: t('Taʼminoti', 'Питание'),
  protection: t('Himoya', 'Защита'),
  shelf: t('Saqlash muddati', 'Срок годности'),
  skinType: t('Teri turi', 'Тип кожи'),
  sleeve: t('Yengi', 'Рукав'),
  sole: t('Taglik', 'Подошва'),
  speeds: t('Tezliklar', 'Скорости'),
  temperature: t('Harorat', 'Температура'),
  type: t('Turi', 'Тип'),
  upper: t('Ustki qismi', 'Верх'),
  use: t('Qoʻllash', 'Применение'),
  volume: t('Hajmi', 'Объём'),
  warranty: t('Kafolat', 'Гарантия'),
  water: t('Suvdan himoya', 'Защита от воды'),
  weight: t('Ogʻirligi', 'Вес'),
  wheels: t('Gʻildiraklar', 'Колёса'),
  width: t('Eni', 'Ширина'),
} as const satisfies Record<string, Text>;

/** Builds one row of a property table. Without `ru`, the value is a measure. */
export const row = (
  name: keyof typeof rowNames,
  uz: string,
  ru: string = measure(uz).ru,
): SeedProduct['specs'][number] => ({ name: rowNames[name], value: t(uz, ru) });

export const madeInUzbekistan = row('country', 'Oʻzbekiston', 'Узбекистан');

export const sizes = (...texts: string[]): SeedOption => ({
  attribute: 'size',
  values: texts.map((text) => ({ text: { uz: text, ru: text } })),
});

/** Builds the option for volumes: milliliters, each with its price difference. */
export const volumes = (...pairs: [millilitres: number, extra: number][]): SeedOption => ({
  attribute: 'volume',
  values: pairs.map(([volume, extra]) => ({
    text: t(`${volume} ml`, `${volume} мл`),
    ...(extra > 0 && { extra }),
  })),
});

export const machineWash = row('care', 'Mashinada, 30 °C', 'Машинная стирка, 30 °C');
export const dryCleaning = row('care', 'Kimyoviy tozalash', 'Химчистка');

export const dressSizes = sizes('42', '44', '46', '48', '50');
export const womenShoeSizes = sizes('36', '37', '38', '39', '40');
export const menShoeSizes = sizes('40', '41', '42', '43', '44', '45');
export const shoeSizes = sizes('37', '38', '39', '40', '41', '42', '43', '44');
export const letterSizes = sizes('S', 'M', 'L', 'XL', 'XXL');

/** Builds the option for shades, each with a name in both languages. */
export const tones = (...texts: Text[]): SeedOption => ({
  attribute: 'tone',
  values: texts.map((text) => ({ text })),
});

/** Builds the option for weights: grams, each with its price difference. */
export const weights = (...pairs: [grams: number, extra: number][]): SeedOption => ({
  attribute: 'weight',
  values: pairs.map(([grams, extra]) => ({
    text: measure(grams < 1000 ? `${grams} g` : `${grams / 1000} kg`),
    ...(extra > 0 && { extra }),
  })),
});

export const season = {
  summer: t('Yoz', 'Лето'),
  winter: t('Qish', 'Зима'),
  between: t('Bahor-kuz', 'Весна-осень'),
  any: t('Yil boʻyi', 'Круглый год'),
};

export const gender = {
  women: t('Ayollar', 'Женщинам'),
  men: t('Erkaklar', 'Мужчинам'),
  unisex: t('Uniseks', 'Унисекс'),
  girls: t('Qizlar', 'Девочкам'),
  boys: t('Oʻgʻil bolalar', 'Мальчикам'),
  children: t('Barcha bolalar', 'Всем детям'),
};

export const material = {
  cotton: t('Paxta', 'Хлопок'),
  linen: t('Zigʻir', 'Лён'),
  wool: t('Jun', 'Шерсть'),
  silk: t('Ipak', 'Шёлк'),
  silkCotton: t('Ipak va paxta', 'Шёлк и хлопок'),
  viscose: t('Viskoza', 'Вискоза'),
  polyester: t('Poliester', 'Полиэстер'),
  denim: t('Jinsi mato', 'Деним'),
  leather: t('Charm', 'Кожа'),
  suede: t('Zamsha', 'Замша'),
  ecoLeather: t('Ekocharm', 'Экокожа'),
  textile: t('Toʻqima', 'Текстиль'),
  rubber: t('Kauchuk', 'Каучук'),
  plastic: t('Plastik', 'Пластик'),
  polycarbonate: t('Polikarbonat', 'Поликарбонат'),
  nylon: t('Neylon', 'Нейлон'),
  wood: t('Yogʻoch', 'Дерево'),
  metal: t('Metall', 'Металл'),
  plush: t('Plyush', 'Плюш'),
  paper: t('Qogʻoz va karton', 'Бумага и картон'),
};

export const skin = {
  any: t('Har qanday teri', 'Любая кожа'),
  dry: t('Quruq', 'Сухая'),
  oily: t('Yogʻli va aralash', 'Жирная и комбинированная'),
  sensitive: t('Sezgir', 'Чувствительная'),
};

export const hair = {
  any: t('Har qanday soch', 'Любые волосы'),
  dry: t('Quruq va boʻyalgan', 'Сухие и окрашенные'),
  weak: t('Toʻkiluvchan', 'Склонные к выпадению'),
};

export const purpose = {
  moisture: t('Namlash', 'Увлажнение'),
  food: t('Oziqlantirish', 'Питание'),
  cleaning: t('Tozalash', 'Очищение'),
  protection: t('Himoya', 'Защита'),
  beauty: t('Bezak', 'Декоративная косметика'),
  care: t('Parvarish', 'Уход'),
};

export const age = {
  baby: t('0–1 yosh', '0–1 год'),
  toddler: t('1–3 yosh', '1–3 года'),
  preschool: t('3–6 yosh', '3–6 лет'),
  school: t('6–10 yosh', '6–10 лет'),
  teen: t('10 yoshdan', 'от 10 лет'),
};

export const level = {
  beginner: t('Boshlovchi', 'Начинающим'),
  amateur: t('Havaskor', 'Любителям'),
  advanced: t('Tajribali', 'Опытным'),
};

export const bagStyle = {
  everyday: t('Kundalik', 'Повседневный'),
  classic: t('Klassik', 'Классический'),
  evening: t('Oqshom uchun', 'Вечерний'),
  sport: t('Sport', 'Спортивный'),
  travel: t('Sayohat', 'Для путешествий'),
};
