import { reviewsOf, type SeedReview } from './review';

export const anyReviews: SeedReview[] = [
  ...reviewsOf('any', {
    5: {
      uz: [
        'Ertasiga yetkazib berishdi, qutisi butun, hammasi tavsifdagidek. Rahmat!',
        'Surati qanday boʻlsa, oʻzi ham shunday chiqdi. Juda mamnunman.',
        'Ikkinchi marta olyapman, bu safar singlimga. Sifati oʻzgarmagan.',
        'Narxiga arziydi. Bozorda xuddi shunisini qimmatroq aytishgan edi.',
        'Kuryer bir soat oldin qoʻngʻiroq qildi, oldida ochib tekshirdim. Hammasi joyida.',
        'Sovgʻaga oldim, egasi juda xursand boʻldi.',
        'Bir oydan beri ishlatyapman, hech qanday muammo yoʻq.',
        'Filialdan olib ketdim, besh daqiqa ham kutmadim. Mahsulot aʼlo.',
        'Kutganimdan ham yaxshi chiqdi. Tavsiya qilaman.',
        'Hamma narsa oʻylab ishlangan, mayda joylarigacha toza.',
      ],
      ru: [
        'Привезли на следующий день, упаковка целая, всё как в описании.',
        'Полностью соответствует снимкам. Очень довольна покупкой.',
        'Беру второй раз, теперь в подарок. Качество прежнее.',
        'За эти деньги отличная вещь. На рынке видел дороже.',
        'Курьер вежливый, дал спокойно всё проверить. Спасибо.',
        'Пользуюсь месяц, нареканий нет.',
        'Забрала из пункта выдачи за пять минут, всё на месте.',
        'Ожидал меньшего, приятно удивлён.',
        'Долго выбирала и не пожалела. Рекомендую.',
        'Сделано аккуратно, без запаха и заусенцев.',
      ],
    },
    4: {
      uz: [
        'Yaxshi, lekin yetkazib berish bir kunga kechikdi.',
        'Sifati yaxshi, faqat qutisi biroz ezilgan ekan.',
        'Umuman yoqdi, yoʻriqnomasi oʻzbekcha boʻlsa, yanada yaxshi boʻlardi.',
        'Narxiga yarasha yaxshi narsa. Rangi suratdagidan sal toʻqroq.',
        'Hammasi joyida, faqat oʻzim sal kattaroq deb oʻylagandim.',
      ],
      ru: [
        'Хорошая вещь, но доставку пришлось ждать лишний день.',
        'Всё хорошо, только коробка приехала мятая.',
        'В целом нравится. Оттенок чуть темнее, чем на экране.',
        'За свою цену хорошо, мелкие недочёты есть, но не мешают.',
        'Снял звезду за инструкцию мелким шрифтом, остальное отлично.',
      ],
    },
    3: {
      uz: [
        'Oʻrtacha. Ishlaydi, lekin bu narxga koʻproq kutgandim.',
        'Yomon emas, ammo bir oydan keyin koʻrinishi eskirdi.',
        'Tavsifda boshqacha tushungan ekanman, baribir qoldirdim.',
      ],
      ru: [
        'Нормально, но ничего особенного. Ожидал большего.',
        'Вещь рабочая, но материал кажется простоватым.',
        'Пришло с царапиной, менять не стала, сделали скидку.',
      ],
    },
    2: {
      uz: ['Yoqmadi, qaytarib berdim. Pulni uch kunda qaytarishdi, shunisiga rahmat.'],
      ru: ['Не подошло, вернула. Деньги пришли через четыре дня.'],
    },
    1: {
      uz: ['Nuqsonli keldi. Almashtirib berishdi, lekin ikki hafta kutdim.'],
      ru: ['Достался брак, пришлось менять. Второй экземпляр в порядке, но осадок остался.'],
    },
  }),
  ...reviewsOf('electronics', {
    5: {
      uz: [
        'Darrov ulandi, sozlashga ikki daqiqa ketdi. Tez va qulay.',
        'Quvvati uzoq yetadi, har kuni oʻylab yurmayman.',
        'Uyda ham, ishda ham ishlataman. Tinch va ishonchli.',
        'Oʻgʻlim uchun oldim, oʻqishga ham, oʻyinga ham yetadi.',
        'Ushlaganda sifati seziladi, plastmassasi gʻijirlamaydi.',
        'Kafolat taloni bor, qutisi muhrlangan edi. Halol savdo.',
      ],
      ru: [
        'Подключилось сразу, настройка заняла две минуты.',
        'Заряда хватает надолго, не думаю о розетке.',
        'Работает тихо и не греется. То, что нужно.',
        'Взял для работы, за два месяца ни одного сбоя.',
        'Сборка крепкая, ничего не люфтит и не скрипит.',
        'Пломбы на месте, гарантийный талон заполнен. Спасибо.',
      ],
    },
    4: {
      uz: [
        'Yaxshi ishlaydi, faqat kabeli biroz kalta ekan.',
        'Imkoniyatlari koʻp, oʻrganib olguncha uch kun ketdi.',
        'Tovushi va tezligi yaxshi, lekin gʻilofi alohida sotilar ekan.',
      ],
      ru: [
        'Работает хорошо, но кабель в комплекте коротковат.',
        'Отличная техника, минус за отсутствие чехла.',
        'Со второго раза разобрался с настройками, дальше всё отлично.',
      ],
    },
    3: {
      uz: ['Ishlaydi, ammo tavsifda aytilgan vaqtdan kamroq yetadi.'],
      ru: ['Заряда хватает меньше, чем обещали. В остальном устраивает.'],
    },
    2: { ru: ['Через неделю стало отключаться, отдал в сервис. Починили за десять дней.'] },
  }),
  ...reviewsOf('tools', {
    5: {
      uz: [
        'Taʼmirga oldim, uch oydan beri har kuni qoʻlda. Chidamli.',
        'Qoʻlda yaxshi oʻtiradi, sirpanmaydi. Ustalarga tavsiya qilaman.',
        'Toʻplami toʻliq, hammasi oʻz joyida turadi.',
      ],
      ru: [
        'Сделал весь ремонт на даче, инструмент как новый.',
        'Лежит в руке хорошо, не скользит. Металл добротный.',
        'Комплект полный, всё разложено по местам.',
      ],
    },
    4: {
      uz: ['Sifatli, lekin vaznini hisobga oling, ogʻirroq ekan.'],
      ru: ['Хороший инструмент, но кейс мог бы закрываться плотнее.'],
    },
    3: { ru: ['Для дома сойдёт, для ежедневной работы слабоват.'] },
  }),
  ...reviewsOf('travel', {
    5: {
      uz: [
        'Ikki marta safarga chiqdik, hech joyi yirtilmadi.',
        'Yengil va keng, hamma narsam sigʻdi.',
        'Aeroportda ham, togʻda ham qulay boʻldi.',
      ],
      ru: [
        'Пережил три перелёта без единой царапины.',
        'Лёгкий, вместительный, всё под рукой.',
        'Ездили на озеро на неделю, очень выручил.',
      ],
    },
    4: {
      uz: ['Yaxshi, faqat zamogi boshida qattiqroq yurdi.'],
      ru: ['Хорошая вещь, но молния сначала шла туго.'],
    },
    3: { uz: ['Bir safarga yaradi, koʻp yurganlarga mustahkamrogʻi kerak.'] },
  }),
];
