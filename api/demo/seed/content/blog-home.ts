import { postPicture } from '@/api/demo/pictures/picture-path';
import type { SeedPost } from './post';
import { h2, ol, p, page, t, table, ul } from './text';

export const blogHome: SeedPost[] = [
  {
    title: t(
      'Choʻyan, mis yoki alyuminiy: palov uchun qaysi qozon yaxshi',
      'Чугун, медь или алюминий: какой казан лучше для плова',
    ),
    excerpt: t(
      'Devor qalinligi, hajm va birinchi kuydirish: qozon bir marta va uzoq yilga olinadi.',
      'Толщина стенок, объём и первое прокаливание: казан покупают один раз и надолго.',
    ),
    image: postPicture({
      tint: 'silk',
      subjects: ['kazan-lid', 'teapot-rishton~blue', 'kosa-rishton~blue'],
    }),
    daysAgo: 9,
    text: t(
      page(
        p(
          'Yaxshi palovning siri guruchda, deyishadi, ammo oshpazlar avval qozonga qaraydi. U issiqni bir tekis tarqatishi va olov pasayganda ham ushlab turishi kerak. Bunga metallning turi va devor qalinligi javob beradi.',
        ),
        table(
          'Metall|Afzalligi|Kamchiligi',
          'Choʻyan|issiqni uzoq ushlaydi, yopishmaydi|ogʻir, zanglashi mumkin',
          'Mis|tez va bir tekis qiziydi|qimmat, ichi qalaylanadi',
          'Alyuminiy|yengil, arzon, zanglamaydi|tez soviydi, nordon taomga yaramaydi',
        ),
        h2('Hajmni qanday tanlash kerak'),
        p(
          'Bir kishiga taxminan bir litr hisoblang: toʻrt kishilik oilaga 5–6 litr, mehmonga 10–12 litr. Qozon uchdan ikki qismigacha toʻlishi kerak, shunda zirvakni aralashtirish oson boʻladi.',
        ),
        h2('Birinchi kuydirish'),
        ol(
          'Choʻyan qozonni sovunli iliq suvda yuvib, quriting.',
          'Osh tuzi solib, 30–40 daqiqa qizdiring va tuzni toʻkib tashlang.',
          'Paxta yogʻini devorlariga surtib, tutun chiqquncha qizdiring.',
          'Sovigach, quruq mato bilan arting: endi qozon tayyor.',
        ),
        p(
          'Keyin choʻyanni sovunsiz, issiq suvda yuvish va har safar yogʻlab qoʻyish kifoya. Shunday parvarish qilingan qozon nevaralarga ham yetadi.',
        ),
      ),
      page(
        p(
          'Говорят, секрет плова в рисе, но повара сначала смотрят на казан. Он должен ровно распределять жар и держать его, когда огонь убавили. За это отвечают металл и толщина стенок.',
        ),
        table(
          'Металл|Достоинства|Недостатки',
          'Чугун|долго держит жар, не пригорает|тяжёлый, может ржаветь',
          'Медь|быстро и ровно нагревается|дорогая, внутри нужна полуда',
          'Алюминий|лёгкий, недорогой, не ржавеет|быстро остывает, не для кислых блюд',
        ),
        h2('Как выбрать объём'),
        p(
          'Считайте примерно литр на человека: семье из четырёх 5–6 литров, для гостей 10–12. Казан заполняют на две трети, тогда зирвак удобно мешать.',
        ),
        h2('Первое прокаливание'),
        ol(
          'Вымойте чугунный казан тёплой водой с мылом и высушите.',
          'Насыпьте соли, прокаливайте 30–40 минут и высыпьте её.',
          'Смажьте стенки хлопковым маслом и грейте до дымка.',
          'Когда остынет, протрите сухой тканью: казан готов.',
        ),
        p(
          'Дальше чугун моют горячей водой без мыла и каждый раз смазывают. С таким уходом казан достанется и внукам.',
        ),
      ),
    ),
  },
  {
    title: t(
      'Xonaga qancha yorugʻlik kerak: LED lampa tanlash',
      'Сколько света нужно комнате: выбираем LED-лампу',
    ),
    excerpt: t(
      'Lyumen, kelvin va sokol nima degani va bolalar xonasi uchun qaysi biri yaxshi.',
      'Что значат люмены, кельвины и цоколь и какая лампа нужна детской.',
    ),
    image: postPicture({
      tint: 'sand',
      subjects: ['plant-spatifilum', 'bulb-smart', 'sofa-three~blue'],
    }),
    daysAgo: 38,
    text: t(
      page(
        p(
          'Eski lampalarda vatt yorugʻlikni bildirardi, LED lampada esa u faqat sarfni koʻrsatadi. Yorugʻlik lyumenda oʻlchanadi, shuning uchun qutida shu raqamga qarang.',
        ),
        table(
          'Xona|1 m² uchun|Yorugʻlik rangi',
          'Yotoqxona|100–150 lm|iliq, 2700 K',
          'Mehmonxona|150–200 lm|iliq, 3000 K',
          'Oshxona|250–300 lm|neytral, 4000 K',
          'Bolalar xonasi, stol|300–400 lm|neytral, 4000 K',
        ),
        h2('Hisoblab koʻramiz'),
        p(
          'Maydoni 12 m² boʻlgan oshxonaga taxminan 12 × 250 = 3 000 lyumen kerak. Bu 900 lyumenli uchta lampa va ish stoli ustidagi lentadir. Bitta juda kuchli lampadan koʻra bir nechta oʻrtachasi yaxshi: soya kamroq tushadi.',
        ),
        h2('Xarid oldidan tekshiring'),
        ul(
          'sokol: E27 odatdagi yoʻgʻon, E14 ingichka;',
          'rangni toʻgʻri koʻrsatish (CRI) 80 dan past boʻlmasin, bolalar xonasida 90;',
          'pulsatsiya 5 % dan kam: koʻz charchamaydi;',
          'kafolat kamida bir yil.',
        ),
        p(
          'Yorugʻlikni sozlaydigan kalit boʻlsa, lampada «dimmable» belgisi boʻlishi shart, aks holda u miltillaydi.',
        ),
      ),
      page(
        p(
          'У старых ламп ватты говорили о яркости, а у светодиодных показывают только расход. Яркость измеряют в люменах, на это число и смотрите на коробке.',
        ),
        table(
          'Комната|На 1 м²|Цвет света',
          'Спальня|100–150 лм|тёплый, 2700 К',
          'Гостиная|150–200 лм|тёплый, 3000 К',
          'Кухня|250–300 лм|нейтральный, 4000 К',
          'Детская, стол|300–400 лм|нейтральный, 4000 К',
        ),
        h2('Считаем'),
        p(
          'Кухне площадью 12 м² нужно примерно 12 × 250 = 3 000 люмен. Это три лампы по 900 люмен и лента над рабочим столом. Несколько средних ламп лучше одной очень яркой: меньше теней.',
        ),
        h2('Проверьте перед покупкой'),
        ul(
          'цоколь: E27 обычный толстый, E14 тонкий;',
          'цветопередача (CRI) не ниже 80, в детской 90;',
          'пульсация меньше 5 %: глаза не устают;',
          'гарантия не меньше года.',
        ),
        p(
          'Если выключатель регулирует яркость, на лампе должна быть пометка «dimmable», иначе она будет мигать.',
        ),
      ),
    ),
  },
  {
    title: t(
      'Rishton sopoli: gullar nimani anglatadi va uni qanday asrash kerak',
      'Риштанская керамика: что значат узоры и как её беречь',
    ),
    excerpt: t(
      'Koʻk ishqor siri, anor va bodom naqshlari, idishni yuvish va saqlash qoidalari.',
      'Голубая ишкоровая глазурь, гранат и миндаль в узорах, правила мытья и хранения.',
    ),
    image: postPicture({
      tint: 'mint',
      subjects: ['vase-jar', 'teapot-rishton~blue', 'piala-paxta~blue'],
    }),
    daysAgo: 54,
    text: t(
      page(
        p(
          'Fargʻona vodiysidagi Rishton shahri sakkiz asrdan beri kulolchilik bilan mashhur. Bu yerning qizil loyi qoʻshimchasiz ham pishiq boʻladi, ishqordan tayyorlangan sir esa oʻsha mashhur feruza rangni beradi.',
        ),
        h2('Naqshlar tili'),
        ul(
          'anor: toʻkinlik va koʻp farzand;',
          'bodom: baxt va himoya;',
          'choynak va pichoq: mehmondoʻstlik va yomon koʻzdan asrash;',
          'islimi novdalar: hayotning davom etishi.',
        ),
        h2('Qoʻl ishini qanday tanish mumkin'),
        p(
          'Ikki bir xil piyolani yonma-yon qoʻying: qoʻlda chizilgan naqshda chiziqlar biroz farq qiladi, tagida esa ustaning belgisi yoki barmoq izi qoladi. Bosma naqsh esa nuqtama-nuqta takrorlanadi.',
        ),
        h2('Parvarish'),
        ol(
          'Yangi idishni birinchi marta iliq suvda yuvib, 2–3 soat suvda qoldiring.',
          'Qoʻlda, yumshoq shimgich bilan yuving: idish yuvish mashinasi sirni xiralashtiradi.',
          'Sovuq idishga qaynoq suv quymang, avval iliq suv bilan chaying.',
          'Laganlarni ustma-ust qoʻyganda orasiga mato soling.',
        ),
        p(
          'Sirda mayda yoriqlar paydo boʻlsa, bu nuqson emas: ustalar uni «qor toʻri» deydi. Bunday idishni bezak yoki quruq mevalar uchun ishlatgan maʼqul.',
        ),
      ),
      page(
        p(
          'Риштан в Ферганской долине славится гончарами уже восемь веков. Здешняя красная глина прочна и без добавок, а глазурь из ишкора даёт тот самый бирюзовый цвет.',
        ),
        h2('Язык узоров'),
        ul(
          'гранат: достаток и много детей;',
          'миндаль: счастье и защита;',
          'чайник и нож: гостеприимство и оберег от дурного глаза;',
          'побеги ислими: продолжение жизни.',
        ),
        h2('Как узнать ручную работу'),
        p(
          'Поставьте рядом две одинаковые пиалы: в ручном узоре линии немного различаются, а на дне остаётся клеймо или след пальца мастера. Печатный рисунок повторяется точка в точку.',
        ),
        h2('Уход'),
        ol(
          'Новую посуду вымойте тёплой водой и оставьте в воде на 2–3 часа.',
          'Мойте руками мягкой губкой: от посудомоечной машины глазурь тускнеет.',
          'Не лейте кипяток в холодную посуду, сначала ополосните её тёплой водой.',
          'Ставя ляганы стопкой, прокладывайте их тканью.',
        ),
        p(
          'Мелкие трещинки в глазури — это не брак: мастера зовут их «снежной сеткой». Такую посуду лучше оставить для украшения или сухофруктов.',
        ),
      ),
    ),
  },
];
