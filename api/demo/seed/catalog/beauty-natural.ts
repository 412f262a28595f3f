import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { madeInUzbekistan, purpose, row, weights } from './words';

export const natural: SeedProduct[] = [
  {
    name: t('Togʻ asali Zomin, tabiiy', 'Горный мёд Zomin, натуральный'),
    category: 'asal-meva-va-choylar',
    brand: 'Zomin',
    price: 120_000,
    render: 'honey-zomin',
    options: [weights([1000, 0], [3000, 215_000])],
    specs: [
      row('origin', 'Zomin togʻlari, 2 000 m', 'Зааминские горы, 2 000 м'),
      row('type', 'Koʻp gulli, iyul terimi', 'Разнотравье, июльский сбор'),
      row('composition', '100 % tabiiy asal', '100 % натуральный мёд'),
      row('packaging', 'Shisha idish', 'Стеклянная банка'),
      row('temperature', 'Saqlash: +5…+20 °C', 'Хранить при +5…+20 °C'),
      row('shelf', '24 oy'),
      madeInUzbekistan,
    ],
    short: t(
      'Zomin yaylovlaridan, qizdirilmagan va shakar qoʻshilmagan koʻp gulli asal.',
      'Мёд разнотравья с зааминских пастбищ, без нагрева и сахара.',
    ),
    description: t(
      '<p>Asalarilar togʻ rayhoni, kiyikoʻti va yovvoyi beda gullagan iyulda boqiladi. Asal 40 °Cʼdan yuqori qizdirilmaydi, shuning uchun qishda albatta qotadi, bu tabiiyligining belgisi.</p><p>Suyultirish uchun idishni iliq suvga qoʻying, mikrotoʻlqinli pechga emas. Bir yoshgacha boʻlgan bolaga bermang.</p>',
      '<p>Пчёл вывозят в июле, когда цветут душица, зизифора и дикая люцерна. Мёд не греют выше 40 °C, поэтому зимой он обязательно садится: это признак натуральности.</p><p>Чтобы растопить, поставьте банку в тёплую воду, а не в микроволновку. Не давайте детям до года.</p>',
    ),
  },
  {
    name: t('Oq asal Zomin, yantoq, 500 g', 'Белый мёд Zomin, янтак, 500 г'),
    category: 'asal-meva-va-choylar',
    brand: 'Zomin',
    price: 85_000,
    render: 'honey-white',
    specs: [
      row('weight', '500 g'),
      row('origin', 'Jizzax choʻllari', 'Степи Джизака'),
      row('type', 'Yantoq', 'Верблюжья колючка'),
      row('packaging', 'Shisha idish', 'Стеклянная банка'),
      row('shelf', '24 oy'),
      madeInUzbekistan,
    ],
    short: t(
      'Qaymoqdek qotadigan, taʼmi yumshoq yantoq asali.',
      'Мёд из верблюжьей колючки, густеет как сливки, мягкий на вкус.',
    ),
    description: t(
      '<p>Yantoq jaziramada, boshqa gullar quriganda ochiladi, asali och rangli va mayin kristalli. Choyga ham, nonga surtishga ham qulay.</p><p>Har partiya laboratoriyada tekshiriladi. Qaynoq choyga solmang: 60 °Cʼdan yuqorida foydasi kamayadi.</p>',
      '<p>Янтак цветёт в самую жару, когда другие травы сохнут, мёд из него светлый и мелкокристаллический. Хорош к чаю и на лепёшку.</p><p>Каждую партию проверяют в лаборатории. Не кладите в кипяток: выше 60 °C польза теряется.</p>',
    ),
    isNew: true,
  },
  {
    name: t(
      'Mayiz Samarqand bogʻi, quyoshda quritilgan',
      'Изюм Samarqand bogʻi, сушёный на солнце',
    ),
    category: 'asal-meva-va-choylar',
    brand: 'Samarqand bogʻi',
    price: 29_000,
    render: 'raisins-box',
    options: [weights([500, 0], [1000, 27_000])],
    specs: [
      row('type', 'Kishmish, urugʻsiz', 'Кишмиш, без косточек'),
      row('origin', 'Samarqand', 'Самарканд'),
      row('composition', 'Uzum, oltingugurtsiz', 'Виноград, без серы'),
      row('packaging', 'Karton quti', 'Картонная коробка'),
      row('shelf', '12 oy'),
      madeInUzbekistan,
    ],
    short: t(
      'Palov, pishiriq va choy uchun oltingugurt bilan ishlanmagan mayiz.',
      'Изюм без обработки серой: в плов, выпечку и к чаю.',
    ),
    description: t(
      '<p>Soyada emas, quyoshda 20 kun quritilgan, shuning uchun toʻq tusli va shirin. Yogʻ bilan yaltiratilmagan, bandi olingan.</p><p>Ishlatishdan oldin iliq suvda chaying. Qutini quruq joyda saqlang.</p>',
      '<p>Двадцать дней сушился на солнце, поэтому тёмный и сладкий. Не натёрт маслом, веточки убраны.</p><p>Перед едой промойте тёплой водой. Держите коробку в сухом месте.</p>',
    ),
  },
  {
    name: t(
      'Yeryongʻoq Samarqand bogʻi, qovurilgan, 400 g',
      'Арахис Samarqand bogʻi, жареный, 400 г',
    ),
    category: 'asal-meva-va-choylar',
    brand: 'Samarqand bogʻi',
    price: 27_000,
    render: 'peanuts-box',
    specs: [
      row('weight', '400 g'),
      row('type', 'Poʻchoqli, yengil tuzlangan', 'В скорлупе, слабосолёный'),
      row('composition', 'Yeryongʻoq, tuz', 'Арахис, соль'),
      row('shelf', '9 oy'),
      madeInUzbekistan,
    ],
    short: t(
      'Qozonda issiq tuz ichida qovurilgan yangi hosil yeryongʻogʻi.',
      'Арахис нового урожая, обжаренный в казане в горячей соли.',
    ),
    description: t(
      '<p>Tuzda qovurilgani uchun yogʻ qoʻshilmaydi va poʻchogʻi kuymaydi. Har hafta yangidan tayyorlanadi, qutida sanasi yozilgan.</p><p>Yongʻoqqa allergiyasi borlarga mumkin emas. Ochilgach bir oyda ishlating.</p>',
      '<p>Обжарка в соли не требует масла, и скорлупа не подгорает. Готовят каждую неделю, дата указана на коробке.</p><p>Нельзя при аллергии на орехи. После вскрытия съешьте за месяц.</p>',
    ),
  },
  {
    name: t('Quritilgan gilos Samarqand bogʻi, 300 g', 'Сушёная черешня Samarqand bogʻi, 300 г'),
    category: 'asal-meva-va-choylar',
    brand: 'Samarqand bogʻi',
    price: 59_000,
    render: 'cherries-box',
    specs: [
      row('weight', '300 g'),
      row('type', 'Danaksiz', 'Без косточек'),
      row('composition', 'Gilos, shakarsiz', 'Черешня, без сахара'),
      row('packaging', 'Karton quti', 'Картонная коробка'),
      row('shelf', '12 oy'),
      madeInUzbekistan,
    ],
    short: t(
      'Shakarsiz quritilgan, shirinlik oʻrnida yeyiladigan gilos.',
      'Черешня, высушенная без сахара, вместо сладостей.',
    ),
    description: t(
      '<p>Uch kilo yangi gilosdan yarim kilo quruq chiqadi, shuning uchun taʼmi quyuq. Danagi mashinada olingan, ahyonda biri qolishi mumkin.</p><p>Sut boʻtqasi, qatiq va pishiriqqa qoʻshing. Ochilgach muzlatgichda saqlang.</p>',
      '<p>Из трёх килограммов свежей ягоды выходит полкило сушёной, поэтому вкус густой. Косточки вынуты машиной, изредка одна может попасться.</p><p>Добавляйте в кашу, катык и выпечку. После вскрытия держите в холодильнике.</p>',
    ),
    stock: 'few',
  },
  {
    name: t('Naʼmatak choyi Kiyikoʻt, 100 g', 'Чай из шиповника Kiyikoʻt, 100 г'),
    category: 'asal-meva-va-choylar',
    brand: 'Kiyikoʻt',
    price: 32_000,
    render: 'tea-rosehip',
    specs: [
      row('weight', '100 g'),
      row('composition', 'Naʼmatak mevasi, kiyikoʻt, yalpiz', 'Плоды шиповника, зизифора, мята'),
      row('origin', 'Hisor togʻlari', 'Гиссарские горы'),
      row('use', '1 choy qoshiq, 10 daqiqa damlash', '1 ч. ложка, настоять 10 минут'),
      row('shelf', '24 oy'),
      madeInUzbekistan,
    ],
    short: t(
      'Shamollaganda va kechqurun ichish uchun kofeinsiz togʻ choyi.',
      'Горный чай без кофеина, при простуде и на вечер.',
    ),
    description: t(
      '<p>Naʼmatak oktabrda qoʻlda teriladi va 50 °Cʼda quritiladi, C vitamini shunda koʻproq saqlanadi. Kiyikoʻti yengil yalpiz hidini beradi.</p><p>Termosda bir kecha damlasangiz, taʼmi toʻyinadi. Oshqozoningiz nordonga sezgir boʻlsa, ovqatdan keyin iching.</p>',
      '<p>Шиповник собирают вручную в октябре и сушат при 50 °C, так остаётся больше витамина С. Зизифора даёт лёгкий мятный запах.</p><p>За ночь в термосе вкус становится насыщеннее. Если желудок чувствителен к кислому, пейте после еды.</p>',
    ),
  },
  {
    name: t('Moychechak choyi Kiyikoʻt, 20 paket', 'Ромашковый чай Kiyikoʻt, 20 пакетиков'),
    category: 'asal-meva-va-choylar',
    brand: 'Kiyikoʻt',
    price: 22_000,
    render: 'tea-chamomile',
    specs: [
      row('pieces', '20 paket, 1,5 grammdan', '20 пакетиков по 1,5 г'),
      row('composition', 'Moychechak guli', 'Цветки ромашки'),
      row('use', '200 ml suvga bitta, 5 daqiqa', 'Один на 200 мл, 5 минут'),
      row('shelf', '24 oy'),
      madeInUzbekistan,
    ],
    short: t(
      'Uyqudan oldin ichiladigan, faqat gulidan tayyorlangan choy.',
      'Чай на ночь, только из цветков ромашки.',
    ),
    description: t(
      '<p>Paketda poya va barg changi yoʻq, butun gullar maydalangan. Paket kraxmaldan, kompostda chiriydi.</p><p>Bir paket asal bilan yoki tomoq chayish uchun ishlatiladi. Astradoshlarga allergiyada ichmang.</p>',
      '<p>В пакетике нет пыли от стеблей, измельчены цельные соцветия. Пакетик из крахмала разлагается в компосте.</p><p>Пейте с мёдом или полощите горло. Не подходит при аллергии на сложноцветные.</p>',
    ),
  },
  {
    name: t('Raqamli termometr Shifo, egiluvchan uchli', 'Цифровой термометр Shifo, гибкий кончик'),
    category: 'gigiyena-va-salomatlik',
    brand: 'Shifo',
    price: 45_000,
    discount: 20,
    render: 'thermometer',
    filters: { purpose: purpose.care },
    specs: [
      row('type', 'Kontaktli, simobsiz', 'Контактный, без ртути'),
      row('temperature', '32–42 °C, ±0,1 °C'),
      row('lasts', 'Bir oʻlchash 10 soniya', 'Одно измерение 10 секунд'),
      row('water', 'Uchi yuviladi', 'Кончик можно мыть'),
      row('power', 'LR41 batareya', 'Батарейка LR41'),
      row('warranty', '12 oy', '12 месяцев'),
    ],
    short: t(
      'Bolaga ham, kattaga ham 10 soniyada oʻlchaydigan simobsiz termometr.',
      'Термометр без ртути: 10 секунд и ребёнку, и взрослому.',
    ),
    description: t(
      '<p>Uchi rezina, qoʻltiqqa botmaydi. Oʻlchab boʻlganda ovoz beradi, 37,5 °Cʼdan oshsa, tez-tez chiyillaydi, oxirgi natija xotirada qoladi.</p><p>Oʻzi 10 daqiqada oʻchadi. Batareya taxminan 1 000 marta oʻlchashga yetadi va uyda almashtiriladi.</p>',
      '<p>Резиновый кончик не колет под мышкой. В конце измерения звучит сигнал, выше 37,5 °C он частый, последний результат сохраняется.</p><p>Сам выключается через 10 минут. Батарейки хватает примерно на 1 000 измерений, её можно заменить дома.</p>',
    ),
  },
  {
    name: t(
      'Plastir Shifo, suv oʻtkazmaydi, 40 dona',
      'Пластырь Shifo, водонепроницаемый, 40 штук',
    ),
    category: 'gigiyena-va-salomatlik',
    brand: 'Shifo',
    price: 19_000,
    render: 'plaster-box',
    filters: { purpose: purpose.protection },
    specs: [
      row('pieces', '40 dona, 4 oʻlcham', '40 штук, 4 размера'),
      row('material', 'Poliuretan, paxta yostiqcha', 'Полиуретан, хлопковая подушечка'),
      row('water', 'Dushga chidaydi', 'Выдерживает душ'),
      row('shelf', '60 oy'),
    ],
    short: t(
      'Barmoq, tovon va tizza uchun toʻrt oʻlchamli plastirlar.',
      'Пластыри четырёх размеров для пальца, пятки и колена.',
    ),
    description: t(
      '<p>Yupqa plyonka bugʻni chiqaradi, suvni kiritmaydi, teri oqarib qolmaydi. Yelimi allergiyani kam chaqiradigan turdan.</p><p>Yarani yuvib quriting, keyin yopishtiring. Kuniga bir marta almashtiring, chuqur jarohatda shifokorga boring.</p>',
      '<p>Тонкая плёнка выпускает пар и не пускает воду, кожа не преет. Клей гипоаллергенный.</p><p>Промойте и высушите ранку, затем наклейте. Меняйте раз в день, с глубокой раной идите к врачу.</p>',
    ),
  },
];
