import { reviewsOf, type SeedReview } from './review';

export const anyReviews: SeedReview[] = [
  ...reviewsOf(['any'], {
    5: {
      uz: [
        'Vaqtida yetkazib berishdi, qutisi butun, hammasi tavsifdagidek. Rahmat!',
        'Surati qanday boʻlsa, oʻzi ham shunday chiqdi. Juda mamnunman.',
        'Ikkinchi marta olyapman, bu safar singlimga. Sifati oʻzgarmagan.',
        'Narxiga arziydi. Bozorda xuddi shunisini qimmatroq aytishgan edi.',
        'Oldida ochib tekshirdim, hammasi joyida.',
        'Sovgʻaga oldim, egasi juda xursand boʻldi.',
        'Aʼlo.',
        'Besh daqiqada buyurtma berdim, aytilgan kuni keldi. Mahsulot aʼlo.',
        'Kutganimdan ham yaxshi chiqdi. Tavsiya qilaman.',
        'Hamma narsa oʻylab ishlangan, mayda joylarigacha toza.',
      ],
      ru: [
        'Привезли вовремя, упаковка целая, всё как в описании.',
        'Полностью соответствует снимкам. Покупкой {доволен|довольна}.',
        'Беру второй раз, теперь в подарок. Качество прежнее.',
        'За эти деньги отличная вещь. На рынке {видел|видела} дороже.',
        'Курьер вежливый, дал спокойно всё проверить. Спасибо.',
        'Отлично!',
        '{Заказал|Заказала} за пять минут, пришло в обещанный день, всё на месте.',
        '{Ожидал|Ожидала} меньшего, вышло лучше.',
        'Долго {выбирал|выбирала} и не {пожалел|пожалела}. Рекомендую.',
        'Сделано аккуратно, придраться не к чему.',
      ],
    },
    4: {
      uz: [
        'Yaxshi, lekin yetkazib berishni bir kun kutdim.',
        'Sifati yaxshi, faqat qutisi biroz ezilgan ekan.',
        'Narxiga yarasha yaxshi narsa. Rangi suratdagidan sal toʻqroq.',
        'Hammasi joyida, faqat oʻzim sal kattaroq deb oʻylagandim.',
      ],
      ru: [
        'Хорошая вещь, но доставку пришлось подождать.',
        'Всё хорошо, только коробка приехала мятая.',
        'В целом нравится. Оттенок чуть темнее, чем на экране.',
        'За свою цену хорошо, мелкие недочёты есть, но не мешают.',
      ],
    },
    3: {
      uz: [
        'Oʻrtacha. Bu narxga koʻproq kutgandim.',
        'Tavsifda boshqacha tushungan ekanman, baribir qoldirdim.',
      ],
      ru: [
        'Нормально, но ничего особенного. {Ожидал|Ожидала} большего.',
        'Неплохо, но можно найти и попроще за меньшие деньги.',
      ],
    },
    2: {
      uz: ['Yoqmadi, qaytarib berdim. Pulni uch kunda qaytarishdi, shunisiga rahmat.'],
      ru: ['Не подошло, {вернул|вернула}. Деньги пришли через четыре дня.'],
    },
    1: {
      uz: ['Nuqsonli keldi. Almashtirib berishdi, lekin ikki hafta kutdim.'],
      ru: ['Достался брак, пришлось менять. Второй экземпляр в порядке, но осадок остался.'],
    },
  }),
];

/**
 * Endings of longer positive reviews. `unless` excludes texts that already say the same or the
 * opposite.
 */
export const endings: Record<SeedReview['locale'], { text: string; unless: RegExp }[]> = {
  uz: [
    { text: 'Rahmat!', unless: /rahmat/i },
    { text: 'Yana buyurtma qilaman.', unless: /yana|marta|buyurtma/i },
    { text: 'Doʻkonga ham, kuryerga ham rahmat.', unless: /rahmat|kutdim/i },
    {
      text: 'Qutisi puxta oʻralgan edi, hech narsa shikastlanmagan.',
      unless: /quti|ustasi|oydan/i,
    },
    { text: 'Oilamizga yoqdi, qoʻshnilarimga ham aytdim.', unless: /sovgʻa|bolam|opam/i },
    {
      text: 'Olishdan oldin sharhlarni oʻqigandim, hammasi rost ekan. Oʻylanib turganlar bemalol olsin.',
      unless: /marta|tavsiya/i,
    },
  ],
  ru: [
    { text: 'Спасибо!', unless: /спасибо/i },
    { text: 'Буду заказывать ещё.', unless: /второй|третий|зака[жз]/i },
    { text: 'Спасибо магазину и курьеру.', unless: /спасибо|курьер|подождать/i },
    {
      text: 'Упаковано было надёжно, ничего не повредилось.',
      unless: /упаков|короб|мастер|месяц/i,
    },
    { text: 'Дома всем понравилось, соседям тоже посоветую.', unless: /подар|сестре|рекоменд/i },
    {
      text: 'Перед покупкой {читал|читала} отзывы, всё оказалось правдой. Кто сомневается, берите спокойно.',
      unless: /второй|третий|рекоменд/i,
    },
  ],
};
