import { reviewsOf, type SeedReview } from './review';

export const homeReviews: SeedReview[] = [
  ...reviewsOf('home', {
    5: {
      uz: [
        'Oshxonamga juda yarashdi, mehmonlar qayerdan olganimni soʻrashyapti.',
        'Yuvish oson, dogʻ qolmaydi. Uch oydan beri yangidek.',
        'Ogʻir va mustahkam, arzon narsaga oʻxshamaydi.',
        'Uyga iliqlik kiritdi. Oʻlchami tavsifdagidek.',
        'Onamga oldim, «endi eskisini tashlayman» dedilar.',
        'Palov ham, shoʻrva ham bir tekis pishadi, rozi boʻldik.',
      ],
      ru: [
        'Отлично вписалось в интерьер, размеры точно по описанию.',
        'Моется легко, за три месяца вид как новый.',
        'Вещь тяжёлая и добротная, видно, что надолго.',
        'Подарили родителям на новоселье, в восторге.',
        'Качество лучше, чем у того, что брали раньше втрое дороже.',
        'Приехало надёжно упакованным, ни одного скола.',
      ],
    },
    4: {
      uz: [
        'Chiroyli, lekin yigʻish uchun ikki kishi kerak boʻldi.',
        'Sifati yaxshi, rangi suratdan biroz farq qiladi.',
        'Hammasi yaxshi, faqat birinchi kuni yangi narsa hidi bor edi.',
      ],
      ru: [
        'Хорошая вещь, но собирать пришлось вдвоём.',
        'Нравится, однако оттенок теплее, чем на снимке.',
        'Первый день был запах нового, потом выветрился.',
      ],
    },
    3: {
      uz: ['Yaxshi, ammo mayda tirnalgan joyi bor ekan.'],
      ru: ['Неплохо, но ножки пришлось подкладывать, немного качается.'],
    },
    2: { uz: ['Bitta qismi yetishmadi, besh kundan keyin olib kelishdi.'] },
  }),
  ...reviewsOf('children', {
    5: {
      uz: [
        'Bolam qoʻlidan qoʻymaydi, uyquga ham birga yotadi.',
        'Hidi yoʻq, qirralari silliq. Xotirjam beraman.',
        'Nabiramga sovgʻa qildim, koʻzlari yonib ketdi.',
        'Bogʻchaga olib boradi, hali biror joyi singani yoʻq.',
        'Yoshiga mos, oʻzi mustaqil shugʻullanadi.',
      ],
      ru: [
        'Ребёнок не выпускает из рук, даже спит с ней.',
        'Без запаха, края гладкие, давать не страшно.',
        'Подарили племяннику, восторг был настоящий.',
        'Крепкая, пережила целое лето во дворе.',
        'По возрасту подошло идеально, играет сама.',
      ],
    },
    4: {
      uz: ['Yaxshi, lekin biroz kichikroq ekan, oʻlchamiga qarab oling.'],
      ru: ['Хорошее качество, но оказалась меньше, чем думали.'],
    },
    3: {
      uz: ['Bir haftada qiziqishi soʻndi, sifati esa yomon emas.'],
      ru: ['Яркая, но краска в одном месте стёрлась.'],
    },
  }),
  ...reviewsOf('food', {
    5: {
      uz: [
        'Yangi va xushboʻy, muddati ham yaxshi. Yana olaman.',
        'Bolaligimdagi taʼm. Butun oilaga yoqdi.',
        'Tabiiy ekani bilinadi, shirinligi meʼyorida.',
        'Mehmonlarga qoʻydim, bir zumda tugadi.',
        'Ertasiga keltirishdi, qadogʻi butun, muddati yangi.',
        'Ikkinchi marta buyurtma qilyapman, taʼmi oʻzgarmagan.',
        'Choy bilan juda yaxshi ketdi, hammaga tavsiya qilaman.',
      ],
      ru: [
        'Свежее, ароматное, срок годности хороший. Закажу ещё.',
        'Настоящий вкус, как с базара у знакомого продавца.',
        'Упаковано плотно, ничего не рассыпалось.',
        'Ставила на стол гостям, разошлось за вечер.',
        'Привезли на следующий день, срок свежий.',
        'Заказываю третий раз, вкус не меняется.',
        'К чаю самое то, детям тоже понравилось.',
      ],
    },
    4: {
      uz: [
        'Mazali, lekin qadogʻi kattaroq boʻlsa yaxshi edi.',
        'Yaxshi, faqat bozordagidan sal qimmatroq.',
      ],
      ru: [
        'Вкусно, но хотелось бы упаковку побольше.',
        'Хорошо, только доставка задержалась на день.',
      ],
    },
    3: {
      uz: ['Yomon emas, ammo uyda tayyorlanganiga yetmaydi.'],
      ru: ['Обычный вкус, ничего особенного за эту цену.'],
    },
    2: { ru: ['Упаковка приехала надорванной, деньги вернули в тот же день.'] },
  }),
];
