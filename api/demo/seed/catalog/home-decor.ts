import type { SeedProduct } from '@/api/demo/seed/department';
import { html, measure, specs, t } from './text';

const year = t('12 oy', '12 месяцев');
const cotton = t('Paxta', 'Хлопок');
const glass = t('Shisha', 'Стекло');
const plastic = t('Plastik', 'Пластик');
const wool = t('Jun', 'Шерсть');
const metal = t('Metall', 'Металл');
const ceramic = t('Keramika', 'Керамика');
const living = t('Mehmonxona', 'Гостиная');
const bedroom = t('Yotoqxona', 'Спальня');
const bathroom = t('Hammom', 'Ванная');
const uzbekistan = t('Oʻzbekiston', 'Узбекистан');

export const decor: SeedProduct[] = [
  {
    name: t(
      'Choyshab toʻplami Paxta Satin, 4 buyum',
      'Комплект постельного белья Paxta Satin, 4 предмета',
    ),
    category: 'choyshab-va-korpalar',
    brand: 'Paxta',
    price: 490_000,
    render: 'bed-linen',
    colours: ['white', 'sky', 'beige', 'grey'],
    options: [
      {
        attribute: 'size',
        values: [
          { text: t('1,5 kishilik', '1,5-спальный') },
          { text: t('2 kishilik', '2-спальный'), extra: 90_000 },
          { text: t('Evro', 'Евро'), extra: 150_000 },
        ],
      },
    ],
    filters: { material: cotton, room: bedroom },
    specs: specs(
      ['composition', t('100 % paxta, satin', '100 % хлопок, сатин')],
      ['density', '130 g/m²'],
      [
        'included',
        t('Choyshab, koʻrpa jildi, 2 yostiq jildi', 'Простыня, пододеяльник, 2 наволочки'),
      ],
      ['wash', t('40 °C', '40 °C')],
      ['country', uzbekistan],
    ),
    short: t(
      'Namangan paxtasidan silliq satin, yuvilgan sari yumshaydi.',
      'Гладкий сатин из наманганского хлопка, мягче с каждой стиркой.',
    ),
    description: t(
      html(
        'Satin toʻqima teriga silliq tegadi va kam gʻijimlanadi. Koʻrpa jildi yon tomondan zamok bilan yopiladi, koʻrpa chiqib ketmaydi.',
        'Birinchi yuvishda sovuq suvda, teskarisiga agʻdarib yuving. Kirishishi 3 % dan kam.',
      ),
      html(
        'Сатиновое плетение гладкое и мало мнётся. Пододеяльник застёгивается сбоку на молнию, одеяло не вылезает.',
        'Первую стирку — в холодной воде, вывернув наизнанку. Усадка меньше 3 %.',
      ),
    ),
  },
  {
    name: t('Sochiq toʻplami Paxta Spa, 3 dona', 'Набор полотенец Paxta Spa, 3 шт.'),
    category: 'choyshab-va-korpalar',
    brand: 'Paxta',
    price: 185_000,
    render: 'towels',
    colours: ['white', 'green', 'pink'],
    filters: { material: cotton, room: bathroom },
    specs: specs(
      ['composition', t('100 % paxta, mahra', '100 % хлопок, махра')],
      ['density', '500 g/m²'],
      ['size', t('70 × 140, 50 × 90, 30 × 50 sm', '70 × 140, 50 × 90, 30 × 50 см')],
      ['wash', '60 °C'],
      ['country', uzbekistan],
    ),
    short: t(
      'Hammom, yuz va qoʻl uchun qalin mahra sochiqlar.',
      'Плотные махровые полотенца: банное, для лица и для рук.',
    ),
    description: t(
      html(
        '500 g/m² zichlik suvni bir artishda oladi va shu bilan tez quriydi. Ilgich halqasi tikilgan.',
        'Yumshatgich ishlatmang: u shimishni pasaytiradi. Yuvilganda rang chiqmaydi.',
      ),
      html(
        'Плотность 500 г/м² впитывает воду одним движением и при этом быстро сохнет. Есть петелька.',
        'Не используйте кондиционер: он ухудшает впитывание. При стирке не линяют.',
      ),
    ),
    isNew: true,
  },
  {
    name: t('Koʻrpa Orasta, qoʻy junidan, qishki', 'Одеяло Orasta, овечья шерсть, зимнее'),
    category: 'choyshab-va-korpalar',
    brand: 'Orasta',
    price: 560_000,
    discount: 35,
    render: 'blanket',
    options: [
      {
        attribute: 'size',
        values: [
          { text: measure('155 × 215 sm') },
          { text: measure('200 × 220 sm'), extra: 140_000 },
        ],
      },
    ],
    filters: { material: wool, room: bedroom },
    specs: specs(
      ['filler', t('Qoʻy juni, 400 g/m²', 'Овечья шерсть, 400 г/м²')],
      ['upholstery', t('Paxta, tik', 'Хлопок, тик')],
      ['wash', t('Quruq tozalash', 'Химчистка')],
      ['weight', '2,1 kg'],
      ['country', uzbekistan],
    ),
    short: t(
      'Jun namlikni oladi: issiq, lekin terlatmaydi.',
      'Шерсть отводит влагу: тепло, но не жарко.',
    ),
    description: t(
      html(
        'Jun katakli qavilgan, yuvilganda bir chetga yigʻilmaydi. Jildi zich tik matosi, jun tolasi chiqmaydi.',
        'Yozda quyoshda bir soat shamollating, mashinada yuvmang.',
      ),
      html(
        'Шерсть простёгана клетками и не сбивается. Плотный тик не выпускает волокна.',
        'Летом проветрите час на солнце, в машине не стирайте.',
      ),
    ),
  },
  {
    name: t('Yostiq Orasta, oqqush momigʻi, 50 × 70 sm', 'Подушка Orasta, лебяжий пух, 50 × 70 см'),
    category: 'choyshab-va-korpalar',
    brand: 'Orasta',
    price: 135_000,
    render: 'pillow',
    filters: { material: cotton, room: bedroom },
    specs: specs(
      ['size', '50 × 70 sm'],
      ['filler', t('Sunʼiy momiq, 900 g', 'Искусственный пух, 900 г')],
      ['upholstery', t('Mikrofibra', 'Микрофибра')],
      ['wash', t('Mashinada, 40 °C', 'В машине, 40 °C')],
      ['country', uzbekistan],
    ),
    short: t(
      'Yuviladigan gipoallergen yostiq, shaklini yoʻqotmaydi.',
      'Гипоаллергенная подушка, которую можно стирать, держит форму.',
    ),
    description: t(
      html(
        'Sunʼiy momiq parga oʻxshash yumshoq, ammo kana yashamaydi va hid olmaydi. Zamogidan toʻldirgichni kamaytirib, balandligini sozlaysiz.',
        'Past haroratda quriting, har kuni bir qoqib qoʻying.',
      ),
      html(
        'Искусственный пух мягкий, как настоящий, но в нём не живут клещи и нет запаха. Через молнию можно убавить наполнитель.',
        'Сушите на низкой температуре и взбивайте каждый день.',
      ),
    ),
  },
  {
    name: t('Koʻrpacha Meros, atlas, 70 × 180 sm', 'Курпача Meros, атлас, 70 × 180 см'),
    category: 'choyshab-va-korpalar',
    brand: 'Meros',
    price: 245_000,
    discount: 12,
    render: 'korpacha-atlas',
    colours: ['red', 'blue', 'purple'],
    filters: { material: cotton, room: living },
    specs: specs(
      ['size', '70 × 180 × 8 sm'],
      ['composition', t('Usti atlas, tagi chit', 'Верх атлас, низ ситец')],
      ['filler', t('Paxta, 4 kg', 'Хлопок, 4 кг')],
      ['country', t('Oʻzbekiston, Margʻilon', 'Узбекистан, Маргилан')],
    ),
    short: t(
      'Margʻilon atlasidan qavilgan koʻrpacha, xontaxta atrofiga.',
      'Стёганая курпача из маргиланского атласа — к хонтахте.',
    ),
    description: t(
      html(
        'Paxta qoʻlda savalib, bir tekis solinadi, shuning uchun oʻtirganda ezilmaydi. Naqshi abrbandi, ikki tomoni ikki xil.',
        'Quyoshda yoyib quritsangiz, paxtasi yana koʻtariladi. Jildi soʻkilmasdan tozalanadi.',
      ),
      html(
        'Хлопок взбит вручную и уложен ровно, поэтому не сминается. Узор абр, стороны разные.',
        'Просушите на солнце — набивка снова поднимется. Чистка без распарывания.',
      ),
    ),
  },
  {
    name: t('Gilam Buxoro, jun aralash, naqshli', 'Ковёр Buxoro, с шерстью, с орнаментом'),
    category: 'gilam-va-pardalar',
    brand: 'Buxoro',
    price: 1_290_000,
    render: 'carpet-bukhara',
    colours: ['red', 'blue', 'beige'],
    options: [
      {
        attribute: 'size',
        values: [
          { text: measure('120 × 180 sm') },
          { text: measure('160 × 230 sm'), extra: 850_000 },
          { text: measure('200 × 300 sm'), extra: 2_100_000 },
        ],
      },
    ],
    filters: { material: wool, room: living },
    specs: specs(
      ['composition', t('60 % jun, 40 % polipropilen', '60 % шерсть, 40 % полипропилен')],
      ['pile', '11 mm'],
      ['density', t('480 000 nuqta/m²', '480 000 точек/м²')],
      ['weight', '2,9 kg/m²'],
      ['country', uzbekistan],
    ),
    short: t(
      'Anʼanaviy goʻl naqshi, 11 mm tuk, oyoqqa iliq.',
      'Традиционный узор гёль, ворс 11 мм, тепло ногам.',
    ),
    description: t(
      html(
        'Jun aralashmasi gʻijimlanmaydi: mebel oyogʻi izi bir kunda yoʻqoladi. Chetlari overlok qilingan, iplari soʻkilmaydi.',
        'Changyutgichda tuk yoʻnalishi boʻyicha tozalang, yiliga bir marta gilam yuvishga bering.',
      ),
      html(
        'Ворс с шерстью не мнётся: след от ножек исчезает за день. Края обработаны, нитки не распускаются.',
        'Пылесосьте по ворсу и раз в год отдавайте в стирку ковров.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t(
      'Parda Soya Blackout, 2 dona, 140 × 260 sm',
      'Шторы Soya Blackout, 2 шт., 140 × 260 см',
    ),
    category: 'gilam-va-pardalar',
    brand: 'Soya',
    price: 390_000,
    render: 'curtain',
    colours: ['grey', 'beige', 'blue', 'green'],
    filters: { material: t('Poliester', 'Полиэстер'), room: bedroom },
    specs: specs(
      ['size', '140 × 260 sm'],
      ['density', '260 g/m²'],
      ['functions', t('Yorugʻlikni 95 % toʻsadi', 'Затемнение 95 %')],
      ['mount', t('Tasma, ilgakli', 'Лента, на крючках')],
      ['wash', '30 °C'],
    ),
    short: t(
      'Yozda xona salqin, ertalab quyosh uygʻotmaydi.',
      'Летом в комнате прохладнее, утром не будит солнце.',
    ),
    description: t(
      html(
        'Uch qatlamli toʻqima quyosh nuri va koʻcha chirogʻini toʻsadi, konditsionerga yuk kamayadi. Orqasi ham old tomoni bilan bir rangda.',
        'Etagi 8 sm zaxira bilan buklangan, oʻzingiz qisqartirishingiz mumkin. Karniz eni oyna enidan 30 sm uzun boʻlgani maʼqul.',
      ),
      html(
        'Трёхслойное плетение не пропускает солнце и свет фонарей, кондиционеру легче. Изнанка того же цвета.',
        'Низ подогнут с запасом 8 см, можно подшить. Карниз лучше взять на 30 см шире окна.',
      ),
    ),
  },
  {
    name: t(
      'Devor soati Vaqt Klassik, jim mexanizm, 30 sm',
      'Настенные часы Vaqt Klassik, бесшумные, 30 см',
    ),
    category: 'soat-kozgu-va-ramkalar',
    brand: 'Vaqt',
    price: 149_000,
    discount: 10,
    render: 'clock-wall',
    colours: ['brown', 'white', 'black'],
    filters: { material: plastic, room: living },
    specs: specs(
      ['diameter', '30 sm'],
      ['mechanism', t('Kvars, ravon yurish', 'Кварцевый, плавный ход')],
      ['powerSupply', t('1 ta AA batareya', '1 батарейка АА')],
      ['glass', t('Mineral', 'Минеральное')],
      ['warranty', year],
    ),
    short: t(
      'Chiqillamaydigan soat: soniya mili ravon suriladi.',
      'Часы без тиканья: секундная стрелка движется плавно.',
    ),
    description: t(
      html(
        'Yirik raqamlari besh metrdan oʻqiladi, shishasi yaltiramaydi. Bitta batareya bir yilga yetadi.',
        'Yotoqxona va sinf uchun mos, chunki ovozi yoʻq. Ilish uchun bitta mix kifoya.',
      ),
      html(
        'Крупные цифры видны с пяти метров, стекло не бликует. Одной батарейки хватает на год.',
        'Подходят для спальни и класса — звука нет. Достаточно одного гвоздя.',
      ),
    ),
  },
  {
    name: t(
      'Koʻzgu Jilo, oval, oltin ramkali, 60 × 90 sm',
      'Зеркало Jilo, овальное, золотая рама, 60 × 90 см',
    ),
    category: 'soat-kozgu-va-ramkalar',
    brand: 'Jilo',
    price: 480_000,
    discount: 16,
    render: 'mirror-oval',
    filters: { material: glass, room: t('Dahliz', 'Прихожая') },
    specs: specs(
      ['size', '60 × 90 sm'],
      ['thickness', '4 mm'],
      ['frame', t('Metall, oltin rang', 'Металл, под золото')],
      ['mount', t('Tik va yotiq', 'Вертикально и горизонтально')],
      ['weight', '6,8 kg'],
      ['warranty', year],
    ),
    short: t(
      'Kumush qoplamali koʻzgu tasvirni buzmaydi va qoraymaydi.',
      'Серебряная амальгама не искажает и не темнеет.',
    ),
    description: t(
      html(
        'Orqa qatlami missiz kumush, namlikka chidamli — hammomga ham ilinadi. Ramkasi 12 mm ingichka.',
        'Burchak himoyali yogʻoch qutida yetkaziladi. Dyubel va ilgaklar toʻplamda.',
      ),
      html(
        'Серебряный слой без меди влагостойкий — можно вешать в ванной. Рама тонкая, 12 мм.',
        'Доставляется в деревянной обрешётке. Дюбели и крючки в комплекте.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t('Surat ramkasi Jilo, 15 × 20 sm', 'Фоторамка Jilo, 15 × 20 см'),
    category: 'soat-kozgu-va-ramkalar',
    brand: 'Jilo',
    price: 39_000,
    render: 'picture-frame',
    colours: ['black', 'white', 'brown'],
    filters: { material: plastic, room: living },
    specs: specs(
      ['size', t('15 × 20 sm', '15 × 20 см')],
      ['glass', t('Akril', 'Акрил')],
      ['mount', t('Devor va stol', 'Стена и стол')],
      ['weight', '230 g'],
    ),
    short: t(
      'Stolda turadi, oila devoriga ham ilinadi.',
      'Стоит на столе и висит на семейной стене.',
    ),
    description: t(
      html(
        'Orqasidagi tayanchi tik turadi, ilgagi bilan devorga ham osiladi.',
        'Akril sinmaydi va yengil. Orqasi burama qisqichli, suratni almashtirish oson.',
      ),
      html(
        'Подставка сзади держит её прямо, петля — на стене.',
        'Акрил не бьётся и лёгкий. Задник на поворотных зажимах, фото легко менять.',
      ),
    ),
  },
  {
    name: t(
      'Guldon Gʻijduvon, sopol, qoʻlda yasalgan, 28 sm',
      'Ваза Gʻijduvon, керамика ручной работы, 28 см',
    ),
    category: 'guldon-va-shamlar',
    brand: 'Gʻijduvon',
    price: 220_000,
    render: 'vase-gijduvon',
    filters: { material: ceramic, room: living },
    specs: specs(
      ['height', '28 sm'],
      ['diameter', '16 sm'],
      ['material', t('Sopol, qoʻrgʻoshinsiz sir', 'Керамика, глазурь без свинца')],
      ['country', t('Oʻzbekiston, Gʻijduvon', 'Узбекистан, Гиждуван')],
      ['weight', '1,4 kg'],
    ),
    short: t(
      'Gʻijduvon maktabi: jigarrang-yashil sir, qoʻlda chizilgan naqsh.',
      'Гиждуванская школа: коричнево-зелёная глазурь, роспись от руки.',
    ),
    description: t(
      html(
        'Charxda tortilib, ikki marta pishiriladi, shuning uchun suvni oʻtkazmaydi. Naqshni usta qamish qalamda chizadi.',
        'Mayda dogʻ va rang oʻtishi — qoʻl mehnati belgisi. Issiq suvda emas, iliq suvda yuving.',
      ),
      html(
        'Вытянута на круге и обожжена дважды, поэтому не пропускает воду. Узор мастер рисует тростниковым пером.',
        'Мелкие пятна и переходы цвета — знак ручной работы. Мойте тёплой, не горячей водой.',
      ),
    ),
    stock: 'few',
  },
  {
    name: t(
      'Xushboʻy sham Nafis, rayhon va limon, 40 soat',
      'Ароматическая свеча Nafis, базилик и лимон, 40 часов',
    ),
    category: 'guldon-va-shamlar',
    brand: 'Nafis',
    price: 89_000,
    discount: 20,
    render: 'candle-scented',
    filters: { material: t('Soya mumi', 'Соевый воск'), room: living },
    specs: specs(
      ['weight', '180 g'],
      ['runtime', '40 soat'],
      ['composition', t('Soya mumi, paxta pilik', 'Соевый воск, хлопковый фитиль')],
      ['packing', t('Qopqoqli shisha', 'Стекло с крышкой')],
      ['country', uzbekistan],
    ),
    short: t(
      'Soya mumi tutamaydi, rayhon hidi 15 daqiqada xonaga taraladi.',
      'Соевый воск не коптит, аромат базилика заполняет комнату за 15 минут.',
    ),
    description: t(
      html(
        'Birinchi marta usti toʻliq erigunicha, ikki soat yoqing — keyin chuqurcha hosil boʻlmaydi. Pilikni har safar 5 mm qoldirib qirqing.',
        'Boʻshagan idishi stakan yoki kaktus uchun yaraydi.',
      ),
      html(
        'Первый раз жгите два часа, пока верх не расплавится целиком, — не будет воронки. Фитиль подрезайте до 5 мм.',
        'Пустая баночка пригодится как стакан или для кактуса.',
      ),
    ),
    isNew: true,
  },
  {
    name: t('Qandil Nur Gulbahor, 5 patronli, E14', 'Люстра Nur Gulbahor, 5 рожков, E14'),
    category: 'qandillar',
    brand: 'Nur',
    price: 890_000,
    render: 'chandelier-five',
    filters: { material: metal, room: living },
    specs: specs(
      ['base', '5 × E14'],
      ['power', t('5 × 40 Wʼgacha', 'до 5 × 40 Вт')],
      ['diameter', '62 sm'],
      ['height', t('45–80 sm', '45–80 см')],
      ['area', t('20 m² gacha', 'до 20 м²')],
      ['warranty', year],
    ),
    short: t(
      'Jez rangli besh shoxli qandil, 20 m² gacha xona uchun.',
      'Пятирожковая люстра под латунь для комнаты до 20 м².',
    ),
    description: t(
      html(
        'Shisha soyabonlari sutrang, yorugʻlik koʻzni qamashtirmaydi. Zanjiri qisqartiriladi: 2,5 metr shiftga ham mos.',
        'Lampalar toʻplamga kirmaydi. LED lampa qoʻysangiz, 25 W sarflab 200 Wʼlik yorugʻlik beradi.',
      ),
      html(
        'Плафоны из молочного стекла не слепят. Цепь укорачивается: подойдёт и для потолка 2,5 метра.',
        'Лампы в комплект не входят. Со светодиодными хватит 25 Вт вместо 200.',
      ),
    ),
  },
  {
    name: t(
      'Qogʻoz qandil Nur Fonus, dumaloq, 40 sm',
      'Бумажный светильник Nur Fonus, круглый, 40 см',
    ),
    category: 'qandillar',
    brand: 'Nur',
    price: 120_000,
    render: 'lantern-paper',
    colours: ['red', 'white', 'yellow'],
    filters: { material: t('Qogʻoz', 'Бумага'), room: bedroom },
    specs: specs(
      ['diameter', '40 sm'],
      ['base', 'E27'],
      ['power', t('LED, 15 Wʼgacha', 'LED, до 15 Вт')],
      ['cable', '1 m'],
      ['weight', '320 g'],
    ),
    short: t(
      'Yumshoq tarqoq nur beradigan guruch qogʻozi fonusi.',
      'Фонарь из рисовой бумаги с мягким рассеянным светом.',
    ),
    description: t(
      html(
        'Sim karkas ichidan yoyiladi va ikki daqiqada yigʻiladi. Patron va shift halqasi toʻplamda.',
        'Faqat LED lampa qoʻying: oddiy lampa qogʻozni qizdiradi.',
      ),
      html(
        'Проволочный каркас раскрывается изнутри за две минуты. Патрон и потолочная чашка в комплекте.',
        'Только светодиодная лампа: обычная перегреет бумагу.',
      ),
    ),
  },
  {
    name: t(
      'Stol lampasi Nur Daftar, LED, sensorli',
      'Настольная лампа Nur Daftar, LED, сенсорная',
    ),
    category: 'stol-lampalari',
    brand: 'Nur',
    price: 235_000,
    discount: 14,
    render: 'lamp-desk',
    colours: ['white', 'black', 'green'],
    filters: { material: plastic, room: t('Ish xonasi', 'Кабинет') },
    specs: specs(
      ['power', '9 W'],
      ['brightness', '500 lm'],
      ['colourTemperature', '3000–6000 K'],
      ['modes', t('3 rang, 5 daraja', '3 оттенка, 5 уровней')],
      ['charging', t('Telefon uchun USB', 'USB для телефона')],
      ['warranty', year],
    ),
    short: t(
      'Dars stoli uchun: lipillamaydi va soya tushirmaydi.',
      'Для письменного стола: не мерцает и не даёт резких теней.',
    ),
    description: t(
      html(
        'Keng 30 sm paneli daftarni bir tekis yoritadi, qoʻl soyasi koʻrinmaydi. Oxirgi sozlamani eslab qoladi.',
        'Ikki boʻgʻimi buraladi, asosi ogʻir. Uxlash oldidan 40 daqiqalik taymer bor.',
      ),
      html(
        'Широкая панель 30 см ровно освещает тетрадь, тени от руки нет. Помнит последние настройки.',
        'Два шарнира, тяжёлое основание. Есть таймер на 40 минут перед сном.',
      ),
    ),
    isNew: true,
  },
  {
    name: t('Pol choʻtkasi Toza, uzun dastali', 'Щётка для пола Toza, с длинной ручкой'),
    category: 'tozalash-anjomlari',
    brand: 'Toza',
    price: 75_000,
    render: 'broom',
    colours: ['grey', 'green'],
    filters: { material: plastic, room: t('Butun uy', 'Весь дом') },
    specs: specs(
      ['length', '90 sm'],
      ['material', t('Plastik, poʻlat dasta', 'Пластик, ручка из стали')],
      ['functions', t('Osib qoʻyish uchun teshik', 'Отверстие для крючка')],
      ['weight', '620 g'],
    ),
    short: t(
      'Egilmasdan supurasiz, qillari burchakdagi changni ham oladi.',
      'Не нужно наклоняться, щетина достаёт пыль и из углов.',
    ),
    description: t(
      html(
        'Qillari yumshoq, parket va laminatni chizmaydi, mayda changni ham toʻplaydi. Devorga osib qoʻyiladi.',
        'Dastasi uch boʻlakli, xohlagan uzunlikda yigʻiladi.',
      ),
      html(
        'Мягкая щетина не царапает паркет и ламинат и собирает мелкую пыль. Вешается на крючок.',
        'Ручка из трёх секций, длину выбираете сами.',
      ),
    ),
  },
  {
    name: t(
      'Kir savati Savat, yogʻoch oyoqli, 45 l',
      'Корзина для белья Savat, деревянные опоры, 45 л',
    ),
    category: 'saqlash-savatlari',
    brand: 'Savat',
    price: 210_000,
    render: 'basket-laundry',
    filters: { material: t('Kanvas', 'Канвас'), room: bathroom },
    specs: specs(
      ['volume', '45 l'],
      ['size', '38 × 38 × 50 sm'],
      ['material', t('Paxta kanvas, qayin yogʻochi', 'Хлопковый канвас, берёза')],
      ['country', uzbekistan],
      ['weight', '1,7 kg'],
    ),
    short: t(
      'Usti ochiq kir savati, qopi yechilib yuviladi.',
      'Открытая корзина для белья, мешок снимается и стирается.',
    ),
    description: t(
      html(
        '45 litrga ikki mashina kir sigʻadi. Oyoqlari buklanadi, kerak boʻlmaganda devor yonida joy olmaydi.',
        'Doim nam joyda qoldirmang, quruq joyda yillab xizmat qiladi.',
      ),
      html(
        '45 литров — это две загрузки стирки. Опоры складываются, у стены корзина не занимает места.',
        'Не держите постоянно в сырости: в сухом месте служит годами.',
      ),
    ),
    stock: 'none',
  },
  {
    name: t(
      'Saqlash qutisi Savat Box, 3 dona, buklanadi',
      'Коробки для хранения Savat Box, 3 шт., складные',
    ),
    category: 'saqlash-savatlari',
    brand: 'Savat',
    price: 129_000,
    render: 'box-storage',
    colours: ['beige', 'grey'],
    options: [
      {
        attribute: 'set',
        values: [{ text: measure('3 dona') }, { text: measure('6 dona'), extra: 105_000 }],
      },
    ],
    filters: { material: t('Mato', 'Ткань'), room: bedroom },
    specs: specs(
      ['size', '40 × 30 × 25 sm'],
      ['volume', '30 l'],
      ['material', t('Zich mato, karton tag', 'Плотная ткань, картонное дно')],
      ['lid', t('Shaffof oynali', 'С прозрачным окном')],
    ),
    short: t(
      'Mavsumiy kiyim uchun: oynasidan nima borligi koʻrinadi.',
      'Для сезонных вещей: через окошко видно, что внутри.',
    ),
    description: t(
      html(
        'Boʻsh turganda 4 smʼgacha yassilanadi. Tutqichlari ikki yonda, tokchadan tortib olish oson.',
        'Zamogi atrofidan ochiladi, kiyimni buzmay joylaysiz.',
      ),
      html(
        'Пустые складываются до 4 см. Ручки с двух сторон — удобно снимать с полки.',
        'Молния по периметру, вещи не мнутся при укладке.',
      ),
    ),
  },
  {
    name: t('Sovun idishi Nafis, sensorli, 350 ml', 'Дозатор для мыла Nafis, сенсорный, 350 мл'),
    category: 'hammom-buyumlari',
    brand: 'Nafis',
    price: 145_000,
    discount: 8,
    render: 'soap-dispenser',
    colours: ['white', 'pink', 'black'],
    filters: { material: plastic, room: bathroom },
    specs: specs(
      ['volume', '350 ml'],
      ['sensor', t('Infraqizil, 0,25 s', 'Инфракрасный, 0,25 с')],
      ['charging', 'USB-C'],
      ['runtime', t('3 oy', '3 месяца')],
      ['water', 'IPX5'],
      ['warranty', year],
    ),
    short: t(
      'Qoʻl tegizmasdan koʻpik beradi, bolalarga qiziq.',
      'Выдаёт пену без касания, детям нравится.',
    ),
    description: t(
      html(
        'Oddiy suyuq sovunni suvga 1:4 aralashtirib quysangiz, quyuq koʻpik chiqadi — sovun toʻrt barobar tejaladi.',
        'Ikki miqdori bor: bola va kattalar uchun. Quvvatlash bir yarim soat.',
      ),
      html(
        'Обычное жидкое мыло разводится водой 1:4 и превращается в густую пену — расход вчетверо меньше.',
        'Две порции: детская и взрослая. Заряжается за полтора часа.',
      ),
    ),
  },
  {
    name: t(
      'Hammom gilamchasi Nafis, sirpanmas, 50 × 80 sm',
      'Коврик для ванной Nafis, нескользящий, 50 × 80 см',
    ),
    category: 'hammom-buyumlari',
    brand: 'Nafis',
    price: 98_000,
    render: 'bath-mat',
    colours: ['grey', 'sky', 'pink'],
    filters: { material: t('Poliester', 'Полиэстер'), room: bathroom },
    specs: specs(
      ['size', '50 × 80 sm'],
      ['pile', '25 mm'],
      ['coating', t('Lateks nuqtali tag', 'Латексная основа')],
      ['wash', '40 °C'],
    ),
    short: t(
      'Yumshoq mikrofibra suvni darrov shimadi, tagi sirpanmaydi.',
      'Мягкая микрофибра сразу впитывает воду, основа не скользит.',
    ),
    description: t(
      html(
        'Tagidagi lateks qavat hoʻl kafelda ham ushlaydi. Tuklari toʻkilmaydi, 40 °Cʼda yuviladi.',
        'Issiq polda ishlatsa boʻladi. Batareyada quritmang — lateks qotib qoladi.',
      ),
      html(
        'Латексная основа держит и на мокрой плитке. Ворс не лезет, стирка при 40 °C.',
        'Подходит для тёплого пола. Не сушите на батарее — латекс затвердеет.',
      ),
    ),
    isNew: true,
  },
];
