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
        'Filialdan olib ketdim, besh daqiqa ham kutmadim. Mahsulot aʼlo.',
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
        '{Забрал|Забрала} из пункта выдачи за пять минут, всё на месте.',
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
        'Вещь неплохая, но материал кажется простоватым.',
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

/** What a longer review of happy people ends with. */
export const endings: Record<SeedReview['locale'], string[]> = {
  uz: [
    'Rahmat!',
    'Yana buyurtma qilaman.',
    'Doʻkonga ham, kuryerga ham rahmat.',
    'Qutisi puxta oʻralgan edi, hech narsa shikastlanmagan.',
    'Oilamizga yoqdi, qoʻshnilarimga ham aytdim.',
    'Olishdan oldin sharhlarni oʻqigandim, hammasi rost ekan. Oʻylanib turganlar bemalol olsin.',
  ],
  ru: [
    'Спасибо!',
    'Буду заказывать ещё.',
    'Спасибо магазину и курьеру.',
    'Упаковано было надёжно, ничего не повредилось.',
    'Дома всем понравилось, соседям тоже посоветую.',
    'Перед покупкой {читал|читала} отзывы, всё оказалось правдой. Кто сомневается, берите спокойно.',
  ],
};
