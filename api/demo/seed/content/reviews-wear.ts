import { reviewsOf, type SeedReview } from './review';

const sewn = [...['ayollar-kiyimlari', 'erkaklar-kiyimlari', 'milliy-kiyimlar']];
const shoes = ['poyabzal'];
const worn = [...sewn, ...shoes];

export const wearReviews: SeedReview[] = [
  ...reviewsOf(['kiyimlar', ...shoes], {
    5: {
      uz: [
        'Har kuni kiyaman, koʻrinishini yoʻqotmadi.',
        'Tanishlarim ham buyurtma berishdi, shu gapning oʻzi yetarli.',
        'Toʻyga oldim, juda chiroyli turdi.',
      ],
      ru: [
        'Ношу каждый день, вид не потеряло.',
        '{Взял|Взяла} к празднику, комплиментов было много.',
        'Сделано на совесть, после месяца носки как новое.',
      ],
    },
    4: {
      uz: ['Sifatiga gap yoʻq, narxi sal qimmatroq tuyuldi.'],
      ru: ['Качество отличное, цена немного кусается.'],
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
  ...reviewsOf(worn, {
    4: {
      uz: ['Yaxshi, faqat bir oʻlcham kattaroq keldi, almashtirib berishdi.'],
      ru: ['Хорошая вещь, но пришлось обменять на размер меньше.'],
    },
    2: { ru: ['Размер не совпал с таблицей, пришлось вернуть.'] },
  }),
  ...reviewsOf(['makiyaj', 'teri-parvarishi', 'soch-va-gigiyena'], {
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
    3: { ru: ['Обычное, чуда не случилось, но и вреда нет.'] },
  }),
  ...reviewsOf(['makiyaj'], {
    5: {
      uz: ['Rangi suratdagidek, kechgacha turadi.'],
      ru: ['Цвет как на снимке, держится до вечера.'],
    },
  }),
  ...reviewsOf(['teri-parvarishi'], {
    5: {
      uz: [
        'Hidi nozik, bosh ogʻritmaydi. Uzoq yetadi.',
        'Terimga mos keldi, qizarish ham, qichish ham yoʻq.',
      ],
      ru: [
        'Запах тонкий, расход маленький.',
        'Коже подошло, ни покраснения, ни сухости.',
        'Пользуюсь утром и вечером, результат виден через две недели.',
      ],
    },
  }),
  ...reviewsOf(['soch-parvarishi'], {
    5: {
      uz: ['Sochim yumshoq boʻldi, taralishi oson.'],
      ru: ['Волосы стали мягче, легко расчёсываются.'],
    },
  }),
  ...reviewsOf(['mashgulot', 'sport-oyinlari'], {
    5: {
      uz: [
        'Uch oydan beri haftada toʻrt marta ishlataman, mustahkam.',
        'Jamoamiz bilan oldik, hammamizga yoqdi.',
        'Qulay, mashgʻulot paytida chalgʻitmaydi.',
      ],
      ru: [
        'Тренируюсь четыре раза в неделю, износа не видно.',
        'Брали всей командой, все остались довольны.',
        'Удобно, на тренировке не отвлекает.',
      ],
    },
    4: {
      uz: ['Yaxshi, birinchi kunlari rezina hidi bor edi.'],
      ru: ['Хорошо, но первое время пахло резиной.'],
    },
    3: {
      uz: ['Havaskorga yetadi, professionalga kamlik qiladi.'],
      ru: ['Новичку хватит, для серьёзных нагрузок слабовато.'],
    },
  }),
  ...reviewsOf(['sayohat-va-kemping'], {
    5: {
      uz: ['Chimyonga olib chiqdik, juda asqotdi.', 'Yengil, xaltada joy olmaydi.'],
      ru: [
        'Брали в горы на два дня, очень выручило.',
        'Лёгкое, в рюкзаке места почти не занимает.',
      ],
    },
    4: { ru: ['Хорошая вещь, чехол бы поплотнее.'] },
    3: { uz: ['Bir-ikki safarga yaraydi, koʻp yurganlarga mustahkamrogʻi kerak.'] },
  }),
  ...reviewsOf(['sumkalar'], {
    5: {
      uz: ['Yengil va keng, hamma narsam sigʻdi.', 'Choklari pishiq, tasmasi yelkani kesmaydi.'],
      ru: ['Лёгкая и вместительная вещь, всё под рукой.', 'Швы крепкие, фурнитура не облезла.'],
    },
    4: {
      uz: ['Yaxshi, faqat zamogi boshida qattiqroq yurdi.'],
      ru: ['Хорошая вещь, но молния сначала шла туго.'],
    },
    3: { uz: ['Bir mavsum yetdi, undan keyin cheti yeyildi.'] },
  }),
  ...reviewsOf(['chamadonlar'], {
    5: {
      uz: ['Ikki marta safarga chiqdik, hech joyi yirtilmadi.'],
      ru: ['Пережил три перелёта без единой царапины.'],
    },
  }),
];
