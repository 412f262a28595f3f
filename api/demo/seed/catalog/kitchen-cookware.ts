import type { SeedProduct } from '@/api/demo/seed/department';
import { html, measure, specs, t } from './text';

const year = t('12 oy', '12 месяцев');
const uzbekistan = t('Oʻzbekiston', 'Узбекистан');
const castIron = t('Choʻyan', 'Чугун');
const aluminium = t('Alyuminiy', 'Алюминий');
const steel = t('Zanglamas poʻlat', 'Нержавеющая сталь');
const ceramic = t('Keramika', 'Керамика');
const porcelain = t('Chinni', 'Фарфор');
const glass = t('Shisha', 'Стекло');
const allStoves = t('Gaz, elektr, induksiya', 'Газ, электро, индукция');
const gas = t('Gaz va oʻchoq', 'Газ и очаг');

export const cookware: SeedProduct[] = [
  {
    name: t(
      'Qalin tubli qozon Zarif, 6 l, shisha qopqoqli',
      'Казан с толстым дном Zarif, 6 л, стеклянная крышка',
    ),
    category: 'qozonlar',
    brand: 'Zarif',
    price: 465_000,
    discount: 25,
    render: 'kazan-lid',
    options: [
      {
        attribute: 'volume',
        values: [
          { text: measure('6 l') },
          { text: measure('8 l'), extra: 110_000 },
          { text: measure('12 l'), extra: 290_000 },
        ],
      },
    ],
    filters: { material: aluminium, stove: allStoves },
    specs: specs(
      ['material', t('Quyma alyuminiy', 'Литой алюминий')],
      ['thickness', t('Tubi 9 mm, devori 5 mm', 'Дно 9 мм, стенки 5 мм')],
      ['coating', t('Marmar rangli kuymas', 'Антипригарное под мрамор')],
      ['stove', allStoves],
      ['lid', t('Issiqqa chidamli shisha', 'Жаропрочное стекло')],
      ['weight', '2,8 kg'],
      ['warranty', year],
    ),
    short: t(
      'Tubi 9 mm: piyoz bir tekis qizaradi, guruch kuymaydi.',
      'Дно 9 мм: лук румянится ровно, рис не пригорает.',
    ),
    description: t(
      html(
        'Tubi tekis boʻlgani uchun oddiy gaz plitada ham, induksiyada ham turadi, oʻchoq shart emas. 6 litrda bir kilo guruchdan osh damlanadi — 7–8 kishiga.',
        'Qopqogʻi shisha: damni ochmay koʻrasiz. Temir kapgir emas, yogʻoch yoki silikon bilan aralashtiring.',
      ),
      html(
        'Плоское дно стоит на обычной газовой плите и на индукции, очаг не нужен. В 6 литрах получается плов из килограмма риса — на 7–8 человек.',
        'Крышка стеклянная: готовность видно, не поднимая. Мешайте деревом или силиконом, не железным капгиром.',
      ),
    ),
  },
  {
    name: t('Choʻyan qozon Temirchi, 8 l, oʻchoq uchun', 'Чугунный казан Temirchi, 8 л, для очага'),
    category: 'qozonlar',
    brand: 'Temirchi',
    price: 620_000,
    render: 'kazan-cast-iron',
    options: [
      {
        attribute: 'volume',
        values: [
          { text: measure('8 l') },
          { text: measure('12 l'), extra: 210_000 },
          { text: measure('22 l'), extra: 690_000 },
        ],
      },
    ],
    filters: { material: castIron, stove: gas },
    specs: specs(
      ['material', t('Quyma choʻyan', 'Литой чугун')],
      ['thickness', '5 mm'],
      ['type', t('Dumaloq tubli, quloqli', 'Круглое дно, ушки')],
      ['stove', gas],
      ['weight', '9,4 kg'],
      ['country', t('Oʻzbekiston, Namangan', 'Узбекистан, Наманган')],
    ),
    short: t(
      'Hovlidagi osh uchun haqiqiy choʻyan: qancha koʻp ishlatilsa, shuncha yaxshi.',
      'Настоящий чугун для плова во дворе: чем дольше служит, тем лучше.',
    ),
    description: t(
      html(
        'Choʻyan sekin qiziydi va issiqni uzoq ushlaydi: olov pasaysa ham zirvak bir tekis qaynaydi. Dumaloq tubi oʻchoq va tagankaga mos.',
        'Birinchi safar yogʻ va tuz bilan yaxshilab kuydiring. Sovun ishlatmang, issiq suvda yuvib, quriting va yogʻlab qoʻying.',
      ),
      html(
        'Чугун медленно греется и долго держит тепло: даже при слабом огне зирвак кипит ровно. Круглое дно — под очаг и таганок.',
        'Перед первым разом хорошо прокалите с маслом и солью. Без моющих средств: горячая вода, просушка, тонкий слой масла.',
      ),
    ),
  },
  {
    name: t(
      'Mis qozon Meros, 5 l, qalaylangan, qoʻlda yasalgan',
      'Медный казан Meros, 5 л, лужёный, ручной работы',
    ),
    category: 'qozonlar',
    brand: 'Meros',
    price: 1_450_000,
    render: 'kazan-copper',
    filters: { material: t('Mis', 'Медь'), stove: gas, volume: measure('5 l') },
    specs: specs(
      ['volume', '5 l'],
      ['material', t('Mis 2 mm, ichi qalay', 'Медь 2 мм, внутри олово')],
      ['type', t('Yassi tubli', 'Плоское дно')],
      ['country', t('Oʻzbekiston, Buxoro', 'Узбекистан, Бухара')],
      ['weight', '3,1 kg'],
    ),
    short: t(
      'Buxorolik misgarlar ishi: issiqlikka eng sezgir qozon.',
      'Работа бухарских чеканщиков: самый отзывчивый к огню казан.',
    ),
    description: t(
      html(
        'Mis olovga darrov javob beradi: gazni pasaytirsangiz, qaynash shu zahoti susayadi. Murabbo va nishalda uchun ham eng yaxshisi.',
        'Ichki qalay qatlami 3–5 yilda yangilanadi. Boʻsh holda qizdirmang, qirib tozalamang.',
      ),
      html(
        'Медь мгновенно отвечает огню: убавили газ — кипение сразу стихло. Лучший выбор и для варенья с нишалдой.',
        'Слой олова обновляют раз в 3–5 лет. Не грейте пустым и не скребите.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t(
      'Alyuminiy qozon Oshpaz, 25 l, toʻy uchun',
      'Алюминиевый казан Oshpaz, 25 л, для торжеств',
    ),
    category: 'qozonlar',
    brand: 'Oshpaz',
    price: 890_000,
    discount: 10,
    render: 'kazan-aluminium',
    filters: { material: aluminium, stove: gas, volume: measure('25 l') },
    specs: specs(
      ['volume', '25 l'],
      ['material', t('Quyma alyuminiy', 'Литой алюминий')],
      ['thickness', '6 mm'],
      ['diameter', '56 sm'],
      ['weight', '7,2 kg'],
      ['country', uzbekistan],
    ),
    short: t(
      'Besh kilo guruchga: 40 kishilik nahorgi osh.',
      'На пять килограммов риса: утренний плов на 40 человек.',
    ),
    description: t(
      html(
        'Choʻyandan ikki yarim baravar yengil, ikki kishi bemalol koʻtaradi. Quloqlari quyma, boltlanmagan — boʻshab qolmaydi.',
        'Ichida nordon taom (vino sirkasi, pomidor pasta) uzoq saqlamang.',
      ),
      html(
        'В два с половиной раза легче чугуна, двое поднимают без труда. Ушки отлиты вместе с казаном — не разболтаются.',
        'Не храните в нём кислое (уксус, томатную пасту).',
      ),
    ),
  },
  {
    name: t('Kastryulya Zarif Steel, 5 l, poʻlat', 'Кастрюля Zarif Steel, 5 л, стальная'),
    category: 'kastryulya-va-tovalar',
    brand: 'Zarif',
    price: 349_000,
    render: 'stockpot',
    filters: { material: steel, stove: allStoves, volume: measure('5 l') },
    specs: specs(
      ['volume', '5 l'],
      ['material', t('Poʻlat 18/10', 'Сталь 18/10')],
      ['thickness', t('Tubi 3 qavat, 5 mm', 'Дно трёхслойное, 5 мм')],
      ['stove', allStoves],
      ['included', t('Kastryulya, qopqoq', 'Кастрюля, крышка')],
      ['warranty', t('60 oy', '60 месяцев')],
    ),
    short: t(
      'Besh litrli poʻlat kastryulya, idish yuvish mashinasida yuviladi.',
      'Стальная кастрюля на пять литров, можно мыть в посудомойке.',
    ),
    description: t(
      html(
        'Ichida litr belgilari bor, cheti tomchilatmaydi. Dastasi bukma poʻlatdan, gazda sekin qiziydi.',
        'Qovurganda avval qizdirib, keyin yogʻ soling — ovqat yopishmaydi.',
      ),
      html(
        'Внутри литровые метки, край не даёт каплям стекать. Ручки из полой стали греются медленно.',
        'При жарке сначала прогрейте, потом лейте масло — не прилипнет.',
      ),
    ),
  },
  {
    name: t('Manti qasqon Oshpaz, 4 qavatli, 10 l', 'Мантоварка Oshpaz, 4 яруса, 10 л'),
    category: 'kastryulya-va-tovalar',
    brand: 'Oshpaz',
    price: 420_000,
    discount: 15,
    render: 'steamer-manti',
    filters: { material: aluminium, stove: gas, volume: measure('10 l') },
    specs: specs(
      ['volume', '10 l'],
      ['material', t('Alyuminiy', 'Алюминий')],
      ['capacity', t('60 tagacha manti', 'до 60 мантов')],
      ['diameter', '30 sm'],
      ['weight', '2,4 kg'],
      ['country', uzbekistan],
    ),
    short: t(
      'Bir yoʻla 60 ta manti, xonim va sabzavot bugʻda.',
      'Сразу 60 мантов, ханум и овощи на пару.',
    ),
    description: t(
      html(
        'Toʻrt qavatning teshiklari bir-biriga toʻgʻri kelmaydi, shuning uchun bugʻ yuqorigacha bir xil yetadi. Pastki qozonda shoʻrva qaynatsa ham boʻladi.',
        'Xonim uchun ikki qavatni orasini ochiq qoldirib qoʻying. Tokchalarni yogʻlashni unutmang.',
      ),
      html(
        'Отверстия ярусов не совпадают, поэтому пар доходит доверху ровно. Внизу можно одновременно варить шурпу.',
        'Для ханума оставьте между ярусами пустой. Не забудьте смазать решётки маслом.',
      ),
    ),
  },
  {
    name: t('Tova Zarif Granit, kuymas', 'Сковорода Zarif Granit, антипригарная'),
    category: 'kastryulya-va-tovalar',
    brand: 'Zarif',
    price: 259_000,
    discount: 18,
    render: 'pan-granite',
    colours: ['grey', 'red', 'green'],
    options: [
      {
        attribute: 'size',
        values: [
          { text: measure('24 sm') },
          { text: measure('28 sm'), extra: 40_000 },
          { text: measure('30 sm'), extra: 70_000 },
        ],
      },
    ],
    filters: { material: aluminium, stove: allStoves },
    specs: specs(
      ['material', t('Quyma alyuminiy', 'Литой алюминий')],
      ['coating', t('Granit, 5 qavat, PFOAʼsiz', 'Гранит, 5 слоёв, без PFOA')],
      ['thickness', '4,5 mm'],
      ['stove', allStoves],
      ['functions', t('Dasta yechiladi', 'Съёмная ручка')],
      ['warranty', year],
    ),
    short: t(
      'Dastasi yechiladi: duxovkaga qoʻyasiz, muzlatgichda joy olmaydi.',
      'Ручка снимается: можно в духовку, в холодильнике не мешает.',
    ),
    description: t(
      html(
        'Tuxum moysiz ham siljiydi. Devori 6 sm — sabzavot sochilmaydi.',
        'Boʻsh holda 2 daqiqadan koʻp qizdirmang va sovuq suvga botirmang — qoplama uzoq yashaydi.',
      ),
      html(
        'Яичница скользит и без масла. Борт 6 см — овощи не высыпаются.',
        'Не грейте пустой дольше двух минут и не лейте холодную воду — покрытие проживёт дольше.',
      ),
    ),
  },
  {
    name: t('Choʻyan tova Temirchi, 26 sm, gril', 'Чугунная сковорода Temirchi, 26 см, гриль'),
    category: 'kastryulya-va-tovalar',
    brand: 'Temirchi',
    price: 289_000,
    render: 'pan-cast-iron',
    filters: { material: castIron, stove: allStoves },
    specs: specs(
      ['diameter', '26 sm'],
      ['material', t('Choʻyan', 'Чугун')],
      ['type', t('Qovurgʻali, ikki joʻmrakli', 'Рифлёная, два носика')],
      ['stove', allStoves],
      ['weight', '2,9 kg'],
      ['country', uzbekistan],
    ),
    short: t('Goʻshtda qovurgʻa izi, yogʻ pastga oqadi.', 'Полоски на мясе, а жир стекает вниз.'),
    description: t(
      html(
        'Yaxshilab qizdirib, goʻshtni yogʻlab qoʻying: tovani emas. Bir tomoni pishguncha tegmang.',
        'Duxovka, mangal va koʻmirda ham ishlaydi. Ishlatilgach quriting va yogʻlang.',
      ),
      html(
        'Хорошо раскалите и смажьте маслом мясо, а не сковороду. Не трогайте, пока не схватится.',
        'Подходит для духовки, мангала и углей. После мытья высушите и смажьте.',
      ),
    ),
  },
  {
    name: t(
      'Sopol choynak Rishton, qoʻlda yasalgan, 1,2 l',
      'Керамический чайник Rishton, ручная работа, 1,2 л',
    ),
    category: 'choynak-va-piyolalar',
    brand: 'Rishton',
    price: 185_000,
    render: 'teapot-rishton',
    colours: ['blue', 'green', 'red'],
    filters: { material: ceramic, volume: measure('1,2 l') },
    specs: specs(
      ['volume', '1,2 l'],
      ['material', t('Rishton loyi, ishqor sir', 'Риштанская глина, ишкоровая глазурь')],
      ['type', t('Ichida toʻr bor', 'С ситечком')],
      ['country', t('Oʻzbekiston, Rishton', 'Узбекистан, Риштан')],
      ['weight', '680 g'],
      ['wash', t('Qoʻlda', 'Вручную')],
    ),
    short: t(
      'Rishton ustasi charxda tortib, qoʻlda boʻyagan choynak.',
      'Чайник, вытянутый на круге и расписанный мастером из Риштана.',
    ),
    description: t(
      html(
        'Ishqor sir oʻsimlik kulidan olinadi, shuning uchun koʻk-feruza rangi chuqur. Qopqogʻi egilganda ham tushmaydi, joʻmragi tomchilamaydi.',
        'Olovga qoʻyilmaydi. Har bir choynakda ustaning muhri bor, naqshi biroz farq qiladi.',
      ),
      html(
        'Ишкоровую глазурь делают из золы степной травы, поэтому бирюза такая глубокая. Крышка не падает при наклоне, носик не капает.',
        'На огонь не ставить. На каждом чайнике клеймо мастера, узор немного отличается.',
      ),
    ),
    isNew: true,
  },
  {
    name: t('Piyola toʻplami Paxta, 6 dona, chinni', 'Набор пиал «Пахта», 6 шт., фарфор'),
    category: 'choynak-va-piyolalar',
    brand: 'Sharq Chinni',
    price: 145_000,
    discount: 12,
    render: 'piala-paxta',
    colours: ['blue', 'white'],
    filters: { material: porcelain, volume: measure('220 ml') },
    specs: specs(
      ['volume', '220 ml'],
      ['pieces', measure('6 ta')],
      ['material', t('Chinni', 'Фарфор')],
      ['wash', t('Mashinada', 'В посудомойке')],
      ['country', t('Oʻzbekiston, Toshkent', 'Узбекистан, Ташкент')],
    ),
    short: t(
      'Har xonadondagi paxta gulli oltita piyola.',
      'Шесть пиал с рисунком хлопка — как в каждом доме.',
    ),
    description: t(
      html(
        'Naqsh sir ostida, yuvilganda oʻchmaydi. Chinni yupqa, choy tez ichiladigan haroratga keladi.',
        'Bittasi sinsa, alohida olish mumkin: naqsh oʻzgarmaydi.',
      ),
      html(
        'Рисунок под глазурью не смывается. Фарфор тонкий — чай быстро остывает до приятной температуры.',
        'Разбилась одна — докупите поштучно: узор не меняется.',
      ),
    ),
  },
  {
    name: t('Lagan Rishton, 36 sm, osh uchun', 'Ляган Rishton, 36 см, для плова'),
    category: 'choynak-va-piyolalar',
    brand: 'Rishton',
    price: 240_000,
    render: 'lagan-rishton',
    colours: ['blue', 'green'],
    filters: { material: ceramic },
    specs: specs(
      ['diameter', '36 sm'],
      ['material', t('Sopol, ishqor sir', 'Керамика, ишкоровая глазурь')],
      ['country', t('Oʻzbekiston, Rishton', 'Узбекистан, Риштан')],
      ['wash', t('Qoʻlda', 'Вручную')],
      ['weight', '1,6 kg'],
    ),
    short: t(
      'Besh kishilik osh uchun chuqur lagan, devorga ham ilinadi.',
      'Глубокий ляган на пятерых, можно и на стену повесить.',
    ),
    description: t(
      html(
        'Orqasida ip oʻtkazish uchun ikki teshigi bor. Sir oziq-ovqat uchun xavfsiz, qoʻrgʻoshinsiz.',
        'Pichoqda kesmang: sirda iz qoladi. Issiq oshni qizdirilgan laganga soling.',
      ),
      html(
        'Сзади две дырочки для шнура. Глазурь безопасна для еды, без свинца.',
        'Не режьте на нём ножом: останутся следы. Горячий плов кладите на подогретый ляган.',
      ),
    ),
  },
  {
    name: t('Kosa toʻplami Rishton, 4 dona, shoʻrva uchun', 'Набор кас Rishton, 4 шт., для шурпы'),
    category: 'choynak-va-piyolalar',
    brand: 'Rishton',
    price: 165_000,
    render: 'kosa-rishton',
    colours: ['blue', 'white'],
    filters: { material: ceramic, volume: measure('600 ml') },
    specs: specs(
      ['volume', '600 ml'],
      ['pieces', measure('4 ta')],
      ['material', t('Sopol', 'Керамика')],
      ['country', t('Oʻzbekiston, Rishton', 'Узбекистан, Риштан')],
      ['wash', t('Mashinada, 50 °C', 'В посудомойке, 50 °C')],
    ),
    short: t(
      'Shoʻrva, mastava va lagʻmon uchun chuqur kosalar.',
      'Глубокие касы для шурпы, маставы и лагмана.',
    ),
    description: t(
      html(
        'Devori qalin, shoʻrva uzoq issiq turadi. Tagi silliqlangan, stolni tirnamaydi.',
        'Bir-birining ustiga qoʻyilib, shkafda kam joy oladi.',
      ),
      html(
        'Стенки толстые — шурпа долго горячая. Донышко отшлифовано и не царапает стол.',
        'Ставятся друг в друга и занимают мало места.',
      ),
    ),
  },
  {
    name: t('Stakan toʻplami Billur, 6 dona, 310 ml', 'Набор стаканов Billur, 6 шт., 310 мл'),
    category: 'stakan-va-bokallar',
    brand: 'Billur',
    price: 95_000,
    discount: 16,
    render: 'glasses-billur',
    filters: { material: glass, volume: measure('310 ml') },
    specs: specs(
      ['volume', '310 ml'],
      ['pieces', measure('6 ta')],
      ['material', t('Toblangan shisha', 'Закалённое стекло')],
      ['wash', t('Mashinada', 'В посудомойке')],
    ),
    short: t(
      'Toblangan shisha: bolalar uchun mustahkam, issiq choyga chidaydi.',
      'Закалённое стекло: крепкие для детей, держат горячий чай.',
    ),
    description: t(
      html(
        '70 °C farqqa chidaydi: muzlatgichdan olib, issiq suv quysa ham sinmaydi. Tushib ketsa, oʻtkir boʻlaklarga boʻlinmaydi.',
        'Qirrasi yumaloq, ustma-ust taxlanadi.',
      ),
      html(
        'Выдерживают перепад 70 °C: из холодильника — и сразу под горячую воду. Если разобьются, острых осколков нет.',
        'Край скруглён, ставятся стопкой.',
      ),
    ),
  },
  {
    name: t('Grafin Billur, 1,5 l, bambuk qopqoqli', 'Графин Billur, 1,5 л, бамбуковая крышка'),
    category: 'stakan-va-bokallar',
    brand: 'Billur',
    price: 110_000,
    render: 'carafe-billur',
    filters: { material: glass, volume: measure('1,5 l') },
    specs: specs(
      ['volume', '1,5 l'],
      ['material', t('Borosilikat shisha, bambuk', 'Боросиликатное стекло, бамбук')],
      ['lid', t('Filtrli', 'С фильтром')],
      ['wash', t('Qopqogʻi qoʻlda', 'Крышку вручную')],
    ),
    short: t(
      'Limonad, kompot va koʻk choy uchun chidamli grafin.',
      'Для лимонада, компота и зелёного чая.',
    ),
    description: t(
      html(
        'Borosilikat shisha qaynoq suvda yorilmaydi, choyni toʻgʻridan-toʻgʻri damlash mumkin.',
        'Qopqogʻidagi toʻr meva va bargni ushlaydi, egsangiz oʻzi oqadi.',
      ),
      html(
        'Боросиликатное стекло не лопается от кипятка: чай можно заварить прямо в нём.',
        'Ситечко в крышке задерживает ягоды и листья, наклонили — полилось само.',
      ),
    ),
    stock: 'few',
  },
];
