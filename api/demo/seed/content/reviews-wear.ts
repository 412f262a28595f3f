import { reviewsOf, type SeedReview } from './review';

const sewn = ['ayollar-kiyimlari', 'erkaklar-kiyimlari', 'milliy-kiyimlar'];
const shoes = [
  'sneakers-leather',
  'sneakers-canvas',
  'pumps-women',
  'boots-ankle',
  'moccasins',
  'slippers-beach',
];
const worn = [...sewn, ...shoes];
const festive = [
  'dress-evening',
  'dress-atlas',
  'skirt-atlas',
  'blouse-women',
  'suit-men',
  'jacket-blazer',
  'pumps-women',
  'clutch-evening',
  'ring',
];
const paints = ['lipstick', 'palette-eyes', 'pencil-eye', 'nail-polish'];
/** Products that are applied to the skin and bottled. */
const cares = ['teri-parvarishi', 'shampoo', 'hair-mask', 'black-seed-oil'];
const bags = ['sumka-va-hamyonlar', 'ryukzak-va-portfellar'];
const suitcases = ['suitcase-hard', 'suitcase-m', 'suitcase-set', 'suitcase-soft'];
const carried = ['tent', 'compass', 'flashlight', 'sleeping-bag', 'stool-camp', 'lamp-camping'];

export const wearReviews: SeedReview[] = [
  ...reviewsOf(worn, {
    5: {
      uz: [
        'Har kuni kiyaman, koʻrinishini yoʻqotmadi.',
        'Tanishlarim ham buyurtma berishdi, shu gapning oʻzi yetarli.',
      ],
      ru: ['Ношу каждый день, вид прежний.', 'Сделано на совесть, после месяца носки как новое.'],
    },
    4: {
      uz: [
        'Sifatiga gap yoʻq, narxi sal qimmatroq tuyuldi.',
        'Yaxshi, faqat bir oʻlcham kattaroq keldi, almashtirib berishdi.',
      ],
      ru: [
        'Качество отличное, цена немного кусается.',
        'Хорошая вещь, но пришлось обменять на размер меньше.',
      ],
    },
    2: { ru: ['Размер не совпал с таблицей, пришлось вернуть.'] },
  }),
  ...reviewsOf(festive, {
    5: {
      uz: ['Toʻyga oldim, juda chiroyli turdi.'],
      ru: ['{Взял|Взяла} к празднику, комплиментов было много.'],
    },
  }),
  ...reviewsOf(sewn, {
    5: {
      uz: [
        'Choklari tekis, iplari chiqib turgan joyi yoʻq.',
        'Matosi yumshoq, rangi jonli, suratdagidek.',
      ],
      ru: ['Швы ровные, ниток не торчит.', 'Ткань приятная, выглядит дороже своей цены.'],
    },
    4: { uz: ['Chiroyli, lekin rangi ekrandagidan biroz toʻqroq.'] },
    3: {
      uz: ['Oʻrtacha, suratda qalinroq koʻringan edi.'],
      ru: ['Неплохо, но ткань тоньше, чем {ожидал|ожидала}.'],
    },
    1: { uz: ['Bir haftada choki soʻkildi, qaytarib berdim.'] },
  }),
  ...reviewsOf(shoes, {
    5: {
      uz: [
        'Oyoqqa yengil, kun boʻyi yursam ham charchamayman.',
        'Oʻlchami toʻgʻri keldi, hech joyi qismaydi.',
      ],
      ru: ['Лёгкие и мягкие, за день ноги не устают.', 'Размер в размер, нигде не натирает.'],
    },
    3: { ru: ['Первую неделю натирали, потом разносились.'] },
  }),
  ...reviewsOf([...paints, ...cares], {
    5: {
      uz: [
        'Opamga sovgʻa qildim, endi faqat shuni ishlataman deyapti.',
        'Original ekan, kodini tekshirdim. Rahmat.',
      ],
      ru: [
        'Оригинал, код {проверил|проверила}. Спасибо за честность.',
        '{Взял|Взяла} сестре, теперь просит ещё.',
      ],
    },
    4: {
      uz: ['Yaxshi, faqat qopqogʻi qattiq ochiladi.'],
      ru: ['Средство хорошее, но упаковка неудобная.'],
    },
  }),
  ...reviewsOf(cares, {
    3: { ru: ['Обычное, чуда не случилось, но и вреда нет.'] },
  }),
  ...reviewsOf(paints, {
    5: {
      uz: ['Rangi suratdagidek, kechgacha turadi.'],
      ru: ['Цвет как на снимке, держится до вечера.'],
    },
  }),
  ...reviewsOf(['teri-parvarishi'], {
    5: {
      uz: ['Terimga mos keldi, qizarish ham, qichish ham yoʻq.'],
      ru: ['Коже подошло, ни покраснения, ни сухости.'],
    },
  }),
  ...reviewsOf(['cream-jar', 'rose-water'], {
    5: {
      uz: ['Hidi nozik, bosh ogʻritmaydi. Uzoq yetadi.'],
      ru: ['Запах тонкий, расход маленький.'],
    },
  }),
  ...reviewsOf(['cream-jar', 'serum', 'foam-face'], {
    5: { ru: ['Пользуюсь утром и вечером, результат виден через две недели.'] },
  }),
  ...reviewsOf(['soch-parvarishi'], {
    5: {
      uz: ['Sochim yumshoq boʻldi, taralishi oson.'],
      ru: ['Волосы стали мягче, легко расчёсываются.'],
    },
  }),
  ...reviewsOf(['mashgulot'], {
    5: {
      uz: [
        'Uch oydan beri haftada toʻrt marta ishlataman, mustahkam.',
        'Qulay, mashgʻulot paytida chalgʻitmaydi.',
      ],
      ru: [
        'Тренируюсь четыре раза в неделю, износа не видно.',
        'Удобно, на тренировке не отвлекает.',
      ],
    },
  }),
  ...reviewsOf(['sport-oyinlari'], {
    5: {
      uz: ['Jamoamiz bilan oldik, hammamizga yoqdi.'],
      ru: ['Брали всей командой, все остались довольны.'],
    },
  }),
  ...reviewsOf(['football', 'basketball', 'rope-jump', 'bat-table-tennis'], {
    4: {
      uz: ['Yaxshi, birinchi kunlari rezina hidi bor edi.'],
      ru: ['Хорошо, но первое время пахло резиной.'],
    },
  }),
  ...reviewsOf(['mashgulot', 'top-va-raketkalar'], {
    3: {
      uz: ['Havaskorga yetadi, professionalga kamlik qiladi.'],
      ru: ['Новичку хватит, для серьёзных нагрузок слабовато.'],
    },
  }),
  ...reviewsOf(carried, {
    5: {
      uz: ['Chimyonga olib chiqdik, juda asqotdi.', 'Yengil, xaltada joy olmaydi.'],
      ru: [
        'Брали в горы на два дня, очень выручило.',
        'Лёгкое, в рюкзаке места почти не занимает.',
      ],
    },
  }),
  ...reviewsOf(['tent', 'sleeping-bag', 'stool-camp'], {
    4: { ru: ['Хорошая вещь, чехол бы поплотнее.'] },
  }),
  ...reviewsOf(['sayohat-va-kemping'], {
    3: { uz: ['Bir-ikki safarga yaraydi, koʻp yurganlarga mustahkamrogʻi kerak.'] },
  }),
  ...reviewsOf(bags, {
    5: {
      uz: ['Yengil va keng, hamma narsam sigʻdi.'],
      ru: ['Лёгкая и вместительная вещь, всё под рукой.', 'Швы крепкие, фурнитура не облезла.'],
    },
    3: { uz: ['Bir mavsum yetdi, undan keyin cheti yeyildi.'] },
  }),
  ...reviewsOf(['ryukzak-va-portfellar'], {
    5: { uz: ['Choklari pishiq, tasmasi yelkani kesmaydi.'] },
  }),
  ...reviewsOf(['backpack-city', 'bag-laptop', 'duffel', 'suitcase-soft'], {
    4: {
      uz: ['Yaxshi, faqat zamogi boshida qattiqroq yurdi.'],
      ru: ['Хорошая вещь, но молния сначала шла туго.'],
    },
  }),
  ...reviewsOf(suitcases, {
    5: {
      uz: ['Ikki marta safarga chiqdik, hech joyi yirtilmadi.'],
      ru: ['Пережил три перелёта без единой царапины.'],
    },
  }),
];
