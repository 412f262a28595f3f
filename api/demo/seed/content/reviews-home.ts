import { reviewsOf, type SeedReview } from './review';

export const foodCategories = ['choy-va-shirinlik', 'tabiiy-mahsulotlar'];

const cosy = ['mebel', 'uy-tekstili', 'dekor', 'uy-yoritgichlari'];
const hung = ['clock-wall', 'clock-cuckoo', 'mirror-oval', 'picture-frame'];
const assembled = ['stollar', 'ish-joyi', 'shkaf-va-tokchalar'];
const smallToys = ['oyinchoqlar', 'stol-oyinlari-va-boshqotirmalar'];

export const homeReviews: SeedReview[] = [
  ...reviewsOf(['uy-va-mebel', 'pishirish-idishlari', 'dasturxon', 'oshxona-anjomlari'], {
    5: {
      uz: ['Onamga oldim, «endi eskisini tashlayman» dedilar.'],
      ru: ['Качество лучше, чем у того, что брали раньше втрое дороже.'],
    },
  }),
  ...reviewsOf(cosy, {
    5: {
      uz: ['Uyga iliqlik kiritdi. Oʻlchami tavsifdagidek.'],
      ru: ['Подарили родителям на новоселье, они в восторге.'],
    },
    4: {
      uz: ['Sifati yaxshi, rangi suratdan biroz farq qiladi.'],
      ru: ['Нравится, однако оттенок теплее, чем на снимке.'],
    },
  }),
  ...reviewsOf(['guldon-va-shamlar', 'uy-yoritgichlari', 'dasturxon'], {
    5: { ru: ['Приехало надёжно упакованным, ни одного скола.'] },
  }),
  ...reviewsOf(['mebel', 'pishirish-idishlari'], {
    3: { uz: ['Yaxshi, ammo mayda tirnalgan joyi bor ekan.'] },
  }),
  ...reviewsOf(['mebel'], {
    5: {
      uz: [
        'Xonaga juda yarashdi, mehmonlar qayerdan olganimni soʻrashyapti.',
        'Mustahkam, arzon narsaga oʻxshamaydi.',
      ],
      ru: [
        'Отлично вписалось в интерьер, размеры точно по описанию.',
        'Крепкая, добротная вещь, видно, что надолго.',
      ],
    },
  }),
  ...reviewsOf(assembled, {
    4: {
      uz: ['Chiroyli, lekin yigʻish uchun ikki kishi kerak boʻldi.'],
      ru: ['Хорошая вещь, но собирать пришлось вдвоём.'],
    },
    2: { uz: ['Bitta qismi yetishmadi, besh kundan keyin olib kelishdi.'] },
  }),
  ...reviewsOf(['stollar', 'stullar'], {
    3: { ru: ['Неплохо, но ножки пришлось подкладывать, немного качается.'] },
  }),
  ...reviewsOf(['choyshab-va-korpalar', 'towel-navy', 'curtain', 'curtain-shower'], {
    5: {
      uz: ['Matosi yumshoq, yuvgandan keyin ham rangi oʻzgarmadi.'],
      ru: ['Ткань мягкая, после стирки цвет не изменился.'],
    },
    4: { ru: ['Первый день был запах нового, потом выветрился.'] },
  }),
  ...reviewsOf(['dekor', 'uy-yoritgichlari'], {
    5: { ru: ['Комната сразу стала уютнее.', 'Смотрится дороже своей цены.'] },
  }),
  ...reviewsOf(hung, {
    5: { uz: ['Devorimizga juda yarashdi, koʻrgan havas qiladi.'] },
    4: { uz: ['Chiroyli, osish uchun mixini oʻzim oldim.'] },
  }),
  ...reviewsOf(['uy-yoritgichlari'], {
    5: { uz: ['Kechqurun uyning koʻrinishi butunlay oʻzgardi.'] },
  }),
  ...reviewsOf(['saqlash-savatlari'], {
    5: {
      uz: ['Hamma narsa tartibga tushdi, joyni ham kam oladi.'],
      ru: ['Наконец-то порядок, места занимает мало.'],
    },
    4: { ru: ['Удобно, но {хотел|хотела} бы размер побольше.'] },
  }),
  ...reviewsOf(['pishirish-idishlari'], {
    5: {
      uz: ['Yuvish oson, dogʻ qolmaydi. Uch oydan beri yangidek.'],
      ru: ['Моется легко, за три месяца вид как новый.'],
    },
  }),
  ...reviewsOf(['qozonlar'], {
    5: {
      uz: ['Palov ham, shoʻrva ham bir tekis pishadi, rozi boʻldik.'],
      ru: ['Плов получается рассыпчатый, жар держит хорошо.'],
    },
    4: { uz: ['Yaxshi, lekin ogʻirligi bilinadi, ikki qoʻllab koʻtaraman.'] },
  }),
  ...reviewsOf(['kastryulya-va-tovalar'], {
    3: { ru: ['Готовит хорошо, но ручка нагревается, нужна прихватка.'] },
  }),
  ...reviewsOf(['dasturxon', 'oshxona-anjomlari'], {
    5: {
      uz: ['Oshxonamga juda yarashdi, yuvish ham oson.'],
      ru: ['Удобно держать и мыть, пользуемся каждый день.'],
    },
  }),
  ...reviewsOf(['dasturxon'], {
    5: {
      uz: ['Mehmon kelganda faqat shuni qoʻyaman.'],
      ru: ['Ставим на стол, когда приходят гости: все спрашивают, где брали.'],
    },
    3: { ru: ['Красиво, но мыть лучше руками, в машине тускнеет.'] },
  }),
  ...reviewsOf(smallToys, {
    5: {
      uz: ['Bolam qoʻlidan qoʻymaydi.', 'Yoshiga mos, oʻzi mustaqil shugʻullanadi.'],
      ru: [
        'Ребёнок не выпускает из рук.',
        'По возрасту подошло идеально, занимается без взрослых.',
      ],
    },
    4: {
      uz: ['Yaxshi, lekin biroz kichikroq ekan, oʻlchamiga qarab oling.'],
      ru: ['Хорошее качество, но меньше, чем думали.'],
    },
  }),
  ...reviewsOf(['oyinchoqlar', 'oyin-va-ijod'], {
    5: {
      uz: ['Nabiramga sovgʻa qildim, koʻzlari yonib ketdi.'],
      ru: ['Подарили племяннику, восторг был настоящий.'],
    },
    3: { uz: ['Bir haftada qiziqishi soʻndi, sifati esa yomon emas.'] },
  }),
  ...reviewsOf(['mashina-va-poyezdlar', 'oyin-maydonchalari'], {
    3: { ru: ['Яркое, но краска в одном месте стёрлась.'] },
  }),
  ...reviewsOf(['chaqaloq-buyumlari'], {
    5: {
      uz: ['Hidi yoʻq, qirralari silliq. Xotirjam beraman.'],
      ru: ['Без запаха, края гладкие, давать не страшно.'],
    },
    4: { uz: ['Yaxshi, yuvish uchun mayda joylari koʻproq ekan.'] },
  }),
  ...reviewsOf(['kitob-va-maktab'], {
    5: {
      uz: ['Oʻgʻlim xursand boʻldi, sifati ham yaxshi.'],
      ru: ['Дочке понравилось, берём уже не первый раз.'],
    },
    3: { ru: ['Неплохо, но за эту цену {ждал|ждала} чуть больше.'] },
  }),
  ...reviewsOf(foodCategories, {
    5: {
      uz: [
        'Yangi va xushboʻy, muddati ham yaxshi. Yana olaman.',
        'Bolaligimdagi taʼm. Butun oilaga yoqdi.',
        'Tabiiy ekani bilinadi, taʼmi meʼyorida.',
        'Mehmonlarga qoʻydim, bir zumda tugadi.',
        'Qadogʻi butun, muddati yangi.',
        'Ikkinchi marta buyurtma qilyapman, taʼmi oʻzgarmagan.',
      ],
      ru: [
        'Свежее, ароматное, срок годности хороший. Закажу ещё.',
        'Настоящий вкус, как с базара у знакомого продавца.',
        'Упаковано плотно, ничего не рассыпалось.',
        '{Ставил|Ставила} на стол гостям, разошлось за вечер.',
        'Заказываю третий раз, вкус не меняется.',
        'Детям тоже понравилось.',
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
    2: {
      uz: ['Qadogʻi ezilib kelgan, yarmini almashtirib berishdi.'],
      ru: ['Упаковка приехала надорванной, деньги вернули в тот же день.'],
    },
    1: {
      uz: ['Boshqa turini yuborishibdi, qaytarib oldim.'],
      ru: ['Привезли не тот вид, обменяли только на третий день.'],
    },
  }),
];
