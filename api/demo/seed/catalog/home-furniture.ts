import type { SeedProduct } from '@/api/demo/seed/department';
import { html, measure, specs, t } from './text';

const year = t('12 oy', '12 месяцев');
const twoYears = t('24 oy', '24 месяца');
const wood = t('Yogʻoch', 'Дерево');
const chipboard = t('LDSP', 'ЛДСП');
const metal = t('Metall', 'Металл');
const fabric = t('Mato', 'Ткань');
const living = t('Mehmonxona', 'Гостиная');
const bedroom = t('Yotoqxona', 'Спальня');
const dining = t('Oshxona', 'Кухня');

export const furniture: SeedProduct[] = [
  {
    name: t('Divan Orom 3, uch kishilik, yoyiladigan', 'Диван Orom 3, трёхместный, раскладной'),
    category: 'divanlar',
    brand: 'Orom',
    price: 5_490_000,
    discount: 18,
    render: 'sofa-three',
    colours: ['blue', 'grey', 'beige', 'green'],
    filters: { material: fabric, room: living },
    specs: specs(
      ['size', '225 × 95 × 88 sm'],
      ['mechanism', t('Yevrokitob, joy 190 × 140 sm', 'Еврокнижка, место 190 × 140 см')],
      ['upholstery', t('Velyur, 60 000 sikl', 'Велюр, 60 000 циклов')],
      ['frame', t('Quruq qaragʻay', 'Сухая сосна')],
      ['filler', t('Mustaqil prujina va PPU', 'Независимые пружины и ППУ')],
      ['warranty', twoYears],
    ),
    short: t(
      'Kunduzi divan, kechasi ikki kishilik joy, ichida koʻrpa qutisi.',
      'Днём диван, ночью двуспальное место, внутри ящик для постели.',
    ),
    description: t(
      html(
        'Oʻrindiqni oldinga tortib, suyanchiqni yotqizasiz — bir qoʻl bilan ham boʻladi, gilam tirnalmaydi. Velyur suv tomchisini darrov shimmaydi, choyni salfetka bilan olsa boʻladi.',
        'Ikki qutida keladi, eni 70 sm eshikdan oʻtadi. Toshkentda yigʻish bepul.',
      ),
      html(
        'Сиденье выдвигается вперёд, спинка опускается — справится один человек, ковёр не царапается. Велюр не сразу впитывает капли: чай можно промокнуть салфеткой.',
        'Приезжает в двух коробках, проходит в дверь 70 см. Сборка по Ташкенту бесплатно.',
      ),
    ),
  },
  {
    name: t('Burchak divan Orom Katta, oʻng burchakli', 'Угловой диван Orom Katta, правый угол'),
    category: 'divanlar',
    brand: 'Orom',
    price: 8_900_000,
    render: 'sofa-corner',
    colours: ['white', 'grey'],
    filters: { material: fabric, room: living },
    specs: specs(
      ['size', '280 × 180 × 90 sm'],
      ['corner', t('Oʻngda, divanga qarab turganda', 'Справа, если стоять лицом к дивану')],
      ['seats', t('5–6 kishi', '5–6 человек')],
      ['mechanism', t('Delfin, joy 220 × 150 sm', 'Дельфин, место 220 × 150 см')],
      ['upholstery', t('Rogojka', 'Рогожка')],
      ['load', '300 kg'],
      ['warranty', twoYears],
    ),
    short: t(
      'Olti kishi bemalol oʻtiradigan burchak divan, yostiqlari bilan.',
      'Угловой диван на шестерых, подушки в комплекте.',
    ),
    description: t(
      html(
        'Divanga qarab turganda uzun qismi oʻng tomonda. Oʻrindiq ostidagi quti gaz tayanchda koʻtariladi.',
        'Gʻiloflari yechiladi, 30 °Cʼda yuviladi.',
      ),
      html(
        'Длинная часть справа, если стоять лицом к дивану. Ящик под сиденьем поднимается на газлифте.',
        'Чехлы снимаются и стираются при 30 °C.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t('Xontaxta Meros, oʻymakor, 120 × 70 sm', 'Хонтахта Meros, резная, 120 × 70 см'),
    category: 'stollar',
    brand: 'Meros',
    price: 1_350_000,
    render: 'table-low',
    filters: { material: wood, room: living },
    specs: specs(
      ['size', '120 × 70 × 35 sm'],
      ['material', t('Yongʻoq va qayragʻoch', 'Орех и карагач')],
      ['coating', t('Mum-moy', 'Масло с воском')],
      ['country', t('Oʻzbekiston, Qoʻqon', 'Узбекистан, Коканд')],
      ['weight', '17 kg'],
      ['warranty', year],
    ),
    short: t(
      'Qoʻqonlik ustalar qoʻlda oʻygan past stol, koʻrpacha atrofiga.',
      'Низкий столик ручной резьбы кокандских мастеров — к курпача.',
    ),
    description: t(
      html(
        'Chetidagi islimiy naqsh qoʻlda oʻyiladi, shuning uchun ikkitasi bir xil boʻlmaydi. Yuzasi mum-moy bilan qoplangan, issiq piyola iz qoldirmaydi.',
        'Oyoqlari buraladi, yigʻish 5 daqiqa. Yiliga bir marta moylash kifoya.',
      ),
      html(
        'Растительный узор ислими по краю режется вручную, двух одинаковых не бывает. Поверхность под маслом и воском: горячая пиала не оставит следа.',
        'Ножки прикручиваются за пять минут. Раз в год достаточно обновить масло.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t('Stul Qulay, oshxona uchun, 4 ta toʻplam', 'Стулья Qulay для кухни, комплект 4 шт.'),
    category: 'stullar',
    brand: 'Qulay',
    price: 1_590_000,
    render: 'chairs-kitchen',
    colours: ['brown', 'white', 'green'],
    filters: { material: wood, room: dining },
    specs: specs(
      ['size', '45 × 50 × 86 sm'],
      ['material', t('Buk', 'Бук')],
      ['load', '120 kg'],
      ['seats', measure('4 ta')],
      ['weight', '5,2 kg'],
      ['warranty', twoYears],
    ),
    short: t(
      'Buk yogʻochidan toʻrtta stul, 120 kilogrammgacha.',
      'Четыре стула из бука, до 120 кг.',
    ),
    description: t(
      html(
        'Suyanchigʻi bukilgan, uzoq oʻtirganda belni ushlaydi. Oyoqlar tagida kigiz bor — laminat tirnalmaydi.',
        'Yigʻilgan holda keladi, hech narsa burash kerak emas. Bir-birining ustiga qoʻyilmaydi.',
      ),
      html(
        'Спинка изогнута и поддерживает поясницу за долгим столом. На ножках войлок — ламинат цел.',
        'Приходят собранными, крутить ничего не нужно. Друг на друга не ставятся.',
      ),
    ),
  },
  {
    name: t('Ovqat stoli Qulay 120–160, uzayadigan', 'Обеденный стол Qulay 120–160, раздвижной'),
    category: 'stollar',
    brand: 'Qulay',
    price: 2_150_000,
    discount: 10,
    render: 'table-dining',
    colours: ['white', 'brown'],
    filters: { material: wood, room: dining },
    specs: specs(
      ['size', '120–160 × 75 × 76 sm'],
      ['seats', t('4–8 kishi', '4–8 человек')],
      ['material', t('Buk, MDF yuza', 'Бук, столешница МДФ')],
      ['mechanism', t('Sinxron, ichki qoʻshimcha', 'Синхронный, вставка внутри')],
      ['weight', '34 kg'],
      ['warranty', twoYears],
    ),
    short: t(
      'Har kuni toʻrt kishi, mehmonda sakkiz kishi sigʻadi.',
      'Каждый день на четверых, с гостями на восьмерых.',
    ),
    description: t(
      html(
        'Qoʻshimcha taxta stol ichida saqlanadi: ikki tomonga tortsangiz, oʻzi koʻtariladi. Yuzasi laklangan, sirka va choydan dogʻ boʻlmaydi.',
        'Oyoqlari 10 mmʼga sozlanadi, notekis polda ham chayqalmaydi.',
      ),
      html(
        'Вставка хранится внутри: потяните в стороны — поднимется сама. Лак не боится уксуса и чая.',
        'Ножки регулируются на 10 мм и не качаются на неровном полу.',
      ),
    ),
  },
  {
    name: t(
      'Ofis kreslosi Qulay Pro, toʻr suyanchiqli',
      'Офисное кресло Qulay Pro, сетчатая спинка',
    ),
    category: 'ish-joyi',
    brand: 'Qulay',
    price: 1_290_000,
    discount: 15,
    render: 'chair-office',
    colours: ['black', 'grey'],
    filters: { material: fabric, room: t('Ish xonasi', 'Кабинет') },
    specs: specs(
      ['load', '130 kg'],
      ['upholstery', t('Toʻr mato', 'Сетка')],
      ['mechanism', t('Sinxromexanizm, 4 holat', 'Синхромеханизм, 4 положения')],
      ['height', t('Oʻrindiq 44–54 sm', 'Сиденье 44–54 см')],
      ['weight', '14 kg'],
      ['warranty', twoYears],
    ),
    short: t(
      'Beli sozlanadigan toʻr kreslo, yozda terlatmaydi.',
      'Сетчатое кресло с регулируемой поясницей, летом не жарко.',
    ),
    description: t(
      html(
        'Bel tayanchi balandlik va chuqurlik boʻyicha suriladi, bosh tayanchi yechiladi. Tirsaklar yuqoriga koʻtariladi — kreslo stol ostiga kiradi.',
        'Gazlift 4-sinf, poliuretan gʻildiraklar parketga mos.',
      ),
      html(
        'Поясничная опора двигается по высоте и глубине, подголовник снимается. Подлокотники поднимаются — кресло задвигается под стол.',
        'Газлифт 4 класса, полиуретановые ролики подходят для паркета.',
      ),
    ),
  },
  {
    name: t(
      'Karavot Tinch, ikki kishilik, yumshoq bosh qism',
      'Кровать Tinch, двуспальная, мягкое изголовье',
    ),
    category: 'karavot-va-matraslar',
    brand: 'Tinch',
    price: 3_990_000,
    discount: 14,
    render: 'bed-double',
    colours: ['blue', 'beige', 'grey'],
    options: [
      {
        attribute: 'size',
        values: [
          { text: measure('140 × 200 sm') },
          { text: measure('160 × 200 sm'), extra: 300_000 },
          { text: measure('180 × 200 sm'), extra: 650_000 },
        ],
      },
    ],
    filters: { material: fabric, room: bedroom },
    specs: specs(
      ['frame', t('Metall, qayin lamellar', 'Металл, берёзовые ламели')],
      ['upholstery', t('Mikrovelyur', 'Микровелюр')],
      ['mechanism', t('Koʻtarish mexanizmi, quti', 'Подъёмный механизм, ящик')],
      ['height', t('Bosh qism 110 sm', 'Изголовье 110 см')],
      ['load', '250 kg'],
      ['warranty', twoYears],
    ),
    short: t(
      'Gaz tayanchda koʻtariladi, ostida butun oilaning koʻrpasi sigʻadi.',
      'Поднимается на газлифтах, внизу поместятся все одеяла семьи.',
    ),
    description: t(
      html(
        'Gaz tayanchlar matras bilan birga 40 kilogrammni bir qoʻlda koʻtarishga yordam beradi va tushib ketmaydi. Qutining tagi yopiq, chang kirmaydi.',
        'Matras alohida tanlanadi. Narxga yigʻish kiradi.',
      ),
      html(
        'Газлифты помогают поднять основание с матрасом в 40 кг одной рукой и не дают упасть. Дно ящика закрыто, пыль не попадает.',
        'Матрас выбирается отдельно. Сборка входит в цену.',
      ),
    ),
    isNew: true,
  },
  {
    name: t(
      'Matras Tinch Orto, mustaqil prujinali, 22 sm',
      'Матрас Tinch Orto, независимые пружины, 22 см',
    ),
    category: 'karavot-va-matraslar',
    brand: 'Tinch',
    price: 2_690_000,
    render: 'mattress',
    options: [
      {
        attribute: 'size',
        values: [
          { text: measure('90 × 200 sm') },
          { text: measure('160 × 200 sm'), extra: 1_300_000 },
          { text: measure('180 × 200 sm'), extra: 1_700_000 },
        ],
      },
    ],
    filters: { material: fabric, room: bedroom },
    specs: specs(
      ['height', '22 sm'],
      ['filler', t('512 prujina/m², lateks, kokos', '512 пружин/м², латекс, кокос')],
      ['load', t('Bir oʻringa 130 kg', '130 кг на место')],
      ['upholstery', t('Trikotaj, yechiladi', 'Трикотаж, снимается')],
      ['warranty', t('60 oy', '60 месяцев')],
    ),
    short: t(
      'Bir tomoni qattiqroq, bir tomoni yumshoqroq: agʻdarib tanlaysiz.',
      'Одна сторона жёстче, другая мягче: переверните и выберите.',
    ),
    description: t(
      html(
        'Har bir prujina alohida qopchada: yoningizdagi agʻdarilsa, sizga sezilmaydi. Kokos tomoni belga qattiq tayanch, lateks tomoni yumshoq.',
        'Rulonda keladi, ochilgach 24 soatda shakliga qaytadi. Gʻilofi zamokli, 40 °Cʼda yuviladi.',
      ),
      html(
        'Каждая пружина в своём чехле: сосед повернётся — вы не заметите. Кокосовая сторона держит спину, латексная мягче.',
        'Приезжает в рулоне, расправляется за 24 часа. Чехол на молнии, стирка при 40 °C.',
      ),
    ),
  },
  {
    name: t('Bolalar karavoti Tinch Duo, ikki qavatli', 'Детская кровать Tinch Duo, двухъярусная'),
    category: 'karavot-va-matraslar',
    brand: 'Tinch',
    price: 4_350_000,
    render: 'bunk-bed',
    colours: ['white', 'sky', 'pink'],
    filters: { material: wood, room: t('Bolalar xonasi', 'Детская') },
    specs: specs(
      ['size', '208 × 98 × 165 sm'],
      ['material', t('Qaragʻay, suvli lak', 'Сосна, лак на водной основе')],
      ['load', t('Har qavatga 100 kg', '100 кг на ярус')],
      ['age', t('Yuqori qavat 6 yoshdan', 'Верхний ярус с 6 лет')],
      ['warranty', twoYears],
    ),
    short: t(
      'Yon toʻsigʻi 35 sm, zinasi qiya: bola oʻzi tushib chiqadi.',
      'Бортик 35 см и наклонная лестница: ребёнок справится сам.',
    ),
    description: t(
      html(
        'Keyinchalik ikkita alohida karavotga ajraladi. Burchaklari yumaloq, lak bolalar uchun xavfsiz toifada.',
        'Matras oʻlchami 90 × 200 sm, toʻplamga kirmaydi. Devorga mahkamlash burchaklari bor.',
      ),
      html(
        'Позже разбирается на две отдельные кровати. Углы скруглены, лак безопасен для детей.',
        'Матрас 90 × 200 см в комплект не входит. Есть уголки для крепления к стене.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t('Shkaf-kupe Javon 180, 2 eshikli', 'Шкаф-купе Javon 180, 2 двери'),
    category: 'shkaf-va-tokchalar',
    brand: 'Javon',
    price: 4_690_000,
    discount: 12,
    render: 'wardrobe-sliding',
    colours: ['white', 'brown'],
    filters: { material: chipboard, room: bedroom },
    specs: specs(
      ['size', '180 × 220 × 60 sm'],
      ['material', t('LDSP 16 mm', 'ЛДСП 16 мм')],
      ['mechanism', t('Sekin yopiluvchi, alyuminiy', 'Доводчики, алюминий')],
      ['included', t('2 shtanga, 7 tokcha, 2 tortma', '2 штанги, 7 полок, 2 ящика')],
      ['weight', '142 kg'],
      ['warranty', twoYears],
    ),
    short: t(
      'Eshigi surilib ochiladi, xonadan joy olmaydi.',
      'Двери сдвигаются вбок и не занимают место.',
    ),
    description: t(
      html(
        'Eshiklar oxirida sekinlashib yopiladi, barmoq qisilmaydi. Panellari alyuminiy hoshiyali, nam latta bilan artiladi.',
        'Shift balandligi kamida 225 sm boʻlsin. Yigʻish uchun ikki usta keladi, 3 soat.',
      ),
      html(
        'Двери замедляются в конце, пальцы не прищемит. Панели в алюминиевой рамке, их протирают влажной салфеткой.',
        'Высота потолка — не меньше 225 см. Собирают два мастера примерно за 3 часа.',
      ),
    ),
  },
  {
    name: t('Komod Javon 7, yetti tortmali', 'Комод Javon 7, семь ящиков'),
    category: 'shkaf-va-tokchalar',
    brand: 'Javon',
    price: 1_190_000,
    render: 'chest-drawers',
    colours: ['white', 'brown', 'grey'],
    filters: { material: chipboard, room: bedroom },
    specs: specs(
      ['size', '150 × 80 × 45 sm'],
      ['material', t('LDSP, MDF old qism', 'ЛДСП, фасады МДФ')],
      ['load', t('Har tortmaga 15 kg', '15 кг на ящик')],
      ['mechanism', t('Sharikli yoʻnaltirgich', 'Шариковые направляющие')],
      ['warranty', year],
    ),
    short: t(
      'Tortmalari toʻliq chiqadi, oxiridagi narsa ham koʻrinadi.',
      'Ящики выдвигаются полностью: видно и то, что в глубине.',
    ),
    description: t(
      html(
        'Yettita tortmaga oʻrta oilaning ichki kiyim va choyshablari sigʻadi. Orqa devori HDF, burchaklari PVX qirrali.',
        'Bolali uyda albatta devorga mahkamlang — burchak va dyubel toʻplamda.',
      ),
      html(
        'В семь ящиков входит бельё всей семьи. Задняя стенка ХДФ, кромка ПВХ.',
        'Если в доме дети, обязательно закрепите к стене — уголок и дюбель в комплекте.',
      ),
    ),
  },
  {
    name: t('Kitob tokchasi Javon Loft, 5 qavatli', 'Стеллаж Javon Loft, 5 полок'),
    category: 'shkaf-va-tokchalar',
    brand: 'Javon',
    price: 890_000,
    discount: 8,
    render: 'shelving-loft',
    filters: { material: metal, room: living },
    specs: specs(
      ['size', '80 × 180 × 32 sm'],
      ['material', t('Poʻlat, LDSP tokchalar', 'Сталь, полки ЛДСП')],
      ['load', t('Har tokchaga 25 kg', '25 кг на полку')],
      ['weight', '19 kg'],
      ['warranty', year],
    ),
    short: t(
      'Metall karkasli ochiq tokcha: kitob, gul va hujjat uchun.',
      'Открытый стеллаж на металлическом каркасе: для книг, цветов и папок.',
    ),
    description: t(
      html(
        'A4 papka tik turadi, tokchalar orasi 34 sm. Kukunli boʻyoq zanglamaydi, balkonga ham qoʻysa boʻladi.',
        'Oltita bolt va kalit bilan 20 daqiqada yigʻiladi, devorga mahkamlanadi.',
      ),
      html(
        'Папка А4 стоит вертикально, между полками 34 см. Порошковая краска не ржавеет, подойдёт и для балкона.',
        'Собирается за 20 минут, ключ в комплекте, крепится к стене.',
      ),
    ),
  },
];
