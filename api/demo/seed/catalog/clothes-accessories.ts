import type { SeedProduct } from '@/api/demo/seed/department';
import { t } from './text';
import { gender, machineWash, madeInUzbekistan, material, row, season, sizes } from './words';

export const accessories: SeedProduct[] = [
  {
    name: t('Paxta paypoq Qadam, 5 juft', 'Хлопковые носки Qadam, 5 пар'),
    category: 'bosh-kiyim-va-aksessuarlar',
    brand: 'Qadam',
    price: 69_000,
    render: 'socks',
    options: [sizes('36–38', '39–41', '42–44')],
    filters: { season: season.any, material: material.cotton, gender: gender.unisex },
    specs: [
      row(
        'composition',
        '80 % paxta, 17 % poliamid, 3 % elastan',
        '80 % хлопок, 17 % полиамид, 3 % эластан',
      ),
      row('pieces', '5 juft, turli rang', '5 пар разных цветов'),
      row('length', 'Oʻrta', 'Средняя'),
      machineWash,
      madeInUzbekistan,
    ],
    short: t(
      'Barmoq va tovoni mustahkamlangan kundalik paypoqlar toʻplami.',
      'Набор носков на каждый день с усиленными мыском и пяткой.',
    ),
    description: t(
      '<p>Barmoq uchidagi chok yassi, oyoq kiyimda bosmaydi. Rezinkasi keng, teri ustida iz qoldirmaydi.</p><p>Toʻplamda koʻk, sariq, kulrang, qora va oq juftlar bor. 30 °Cʼda yuviladi, kirishishi 3 % dan oshmaydi.</p>',
      '<p>Плоский шов у пальцев не давит в обуви. Широкая резинка не оставляет следов.</p><p>В наборе синяя, жёлтая, серая, чёрная и белая пары. Стирка при 30 °C, усадка не больше 3 %.</p>',
    ),
  },
  {
    name: t('Beysbolka Yelkan, sozlanadigan, paxta', 'Бейсболка Yelkan, регулируемая, хлопок'),
    category: 'bosh-kiyim-va-aksessuarlar',
    brand: 'Yelkan',
    price: 79_000,
    render: 'cap-baseball',
    colours: ['blue', 'black', 'white', 'red'],
    filters: { season: season.summer, material: material.cotton, gender: gender.unisex },
    specs: [
      row('composition', '100 % paxta', '100 % хлопок'),
      row('dimensions', '55–61 sm', '55–61 см'),
      row('closing', 'Metall toʻqali tasma', 'Ремешок с металлической пряжкой'),
      row('care', 'Qoʻlda, sovuq suvda', 'Ручная стирка в холодной воде'),
    ],
    short: t(
      'Quyoshdan saqlaydigan, orqasi toʻqali olti qismli beysbolka.',
      'Шестиклинка с пряжкой сзади, защищает от солнца.',
    ),
    description: t(
      '<p>Soyaboni ichida plastik asos bor, yuvganda qogʻozdek buklanib qolmaydi. Tepasida oltita tikilgan havo teshigi.</p><p>Peshonadagi tasma terni shimadi va koʻzga tushirmaydi. Bitta oʻlcham oʻsmirdan kattagacha mos.</p>',
      '<p>Внутри козырька пластиковая основа, при стирке он не размокнет. Сверху шесть обмётанных отверстий для воздуха.</p><p>Налобная лента впитывает пот. Один размер подходит и подростку, и взрослому.</p>',
    ),
  },
  {
    name: t(
      'Ayollar shlyapasi Bahor, lentali, keng soyabonli',
      'Женская шляпа Bahor, с лентой, широкие поля',
    ),
    category: 'bosh-kiyim-va-aksessuarlar',
    brand: 'Bahor',
    price: 149_000,
    render: 'hat-women',
    filters: { season: season.summer, material: material.paper, gender: gender.women },
    specs: [
      row('composition', 'Qogʻoz ip, poliester lenta', 'Бумажная нить, лента из полиэстера'),
      row('dimensions', '56–58 sm', '56–58 см'),
      row('width', 'Soyaboni 9 sm', 'Поля 9 см'),
      row('protection', 'Quyoshdan, UPF 50+', 'От солнца, UPF 50+'),
    ],
    short: t(
      'Yuz va boʻyinni soyada tutadigan, sumkaga buklab solinadigan shlyapa.',
      'Шляпа, которая закрывает лицо и шею от солнца и складывается в сумку.',
    ),
    description: t(
      '<p>Soyabon chetiga sim oʻtkazilgan: xohlagancha egasiz, shamolda qayrilmaydi. Ichki tasmasi bosh oʻlchamini 2 smʼga toraytiradi.</p><p>Lentasi yechiladi, koʻylakka mos boshqasini bogʻlash mumkin. Suvga tushirmang, dogʻini nam latta bilan arting.</p>',
      '<p>В край полей вшита проволока: изгиб держится и на ветру. Внутренняя лента убавляет размер на 2 см.</p><p>Ленту можно снять и повязать другую под платье. Не мочите шляпу, пятна протирайте влажной салфеткой.</p>',
    ),
    isNew: true,
  },
  {
    name: t('Fetr silindr Zamon, klassik', 'Фетровый цилиндр Zamon, классический'),
    category: 'bosh-kiyim-va-aksessuarlar',
    brand: 'Zamon',
    price: 259_000,
    discount: 40,
    render: 'hat-top',
    filters: { season: season.any, material: material.wool, gender: gender.unisex },
    specs: [
      row('composition', '100 % jun fetr', '100 % шерстяной фетр'),
      row('dimensions', '57–59 sm', '57–59 см'),
      row('length', 'Balandligi 14 sm', 'Высота 14 см'),
      row('lining', 'Atlas', 'Атлас'),
    ],
    short: t(
      'Sahna, suratga olish va toʻy kechalari uchun qora fetr silindr.',
      'Чёрный цилиндр из фетра для сцены, съёмок и свадебных вечеров.',
    ),
    description: t(
      '<p>Qattiq fetr shaklini ushlaydi, ichida atlas astar va teri tasma bor. Atrofida qizil lenta.</p><p>Yumaloq qutisida saqlanadi, changini yumshoq choʻtka bilan tozalang. Oʻlchami kattaroq kelsa, toʻplamdagi porolon tasmani ichiga yopishtiring.</p>',
      '<p>Жёсткий фетр держит форму, внутри атласная подкладка и кожаная лента. По тулье красная лента.</p><p>Хранится в круглой коробке, пыль снимайте мягкой щёткой. Если велик, вклейте поролоновую ленту из комплекта.</p>',
    ),
    stock: 'none',
  },
  {
    name: t('Quyosh koʻzoynagi Soya, qutblangan linza', 'Солнцезащитные очки Soya, поляризация'),
    category: 'bosh-kiyim-va-aksessuarlar',
    brand: 'Soya',
    price: 229_000,
    discount: 31,
    render: 'sunglasses',
    colours: ['black', 'brown', 'blue'],
    filters: { season: season.summer, material: material.plastic, gender: gender.unisex },
    specs: [
      row('protection', 'UV400, 3-toifa', 'UV400, категория 3'),
      row('type', 'Qutblangan', 'Поляризационные'),
      row('frame', 'TR90 plastik', 'Пластик TR90'),
      row('width', '142 mm'),
      row('weight', '24 g'),
      row('pieces', 'Gʻilof, mato salfetka', 'Футляр, салфетка'),
    ],
    short: t(
      'Yoʻl va suv yaltirashini yoʻqotadigan, 24 grammlik koʻzoynak.',
      'Очки весом 24 грамма, убирают блики с дороги и воды.',
    ),
    description: t(
      '<p>Qutblangan linza nam asfalt va oyna qaytargan nurni kesadi, haydashda koʻz kamroq charchaydi. UV400 qoplama ultrabinafsha nurning 99 % dan ortigʻini toʻsadi.</p><p>TR90 rama egiluvchan: choʻntakda bosilib qolsa ham sinmaydi. Kechasi va tunnelda taqmang.</p>',
      '<p>Поляризация срезает отражения от мокрого асфальта и стекла, за рулём глаза меньше устают. Фильтр UV400 задерживает больше 99 % ультрафиолета.</p><p>Оправа TR90 гибкая и не ломается, если её придавить в кармане. Не надевайте ночью и в тоннелях.</p>',
    ),
  },
  {
    name: t('Kompyuter koʻzoynagi Soya Ekran, himoyali', 'Компьютерные очки Soya Ekran, с защитой'),
    category: 'bosh-kiyim-va-aksessuarlar',
    brand: 'Soya',
    price: 139_000,
    render: 'glasses-screen',
    filters: { season: season.any, material: material.plastic, gender: gender.unisex },
    specs: [
      row('protection', 'Koʻk nurning 35 % ini toʻsadi', 'Задерживают 35 % синего света'),
      row('type', 'Dioptriyasiz', 'Без диоптрий'),
      row('frame', 'Plastik', 'Пластик'),
      row('weight', '19 g'),
    ],
    short: t(
      'Ekran oldida uzoq ishlaydiganlar uchun dioptriyasiz koʻzoynak.',
      'Очки без диоптрий для тех, кто долго работает за экраном.',
    ),
    description: t(
      '<p>Linza koʻk nurning bir qismini va chiroq yaltirashini kamaytiradi, ranglarni deyarli sargʻaytirmaydi. Burun tayanchi silikon, iz qoldirmaydi.</p><p>Bu tibbiy vosita emas: koʻz ogʻrisa, shifokorga koʻrining. Ramaga dioptriyali linza ham oʻrnatsa boʻladi.</p>',
      '<p>Линзы убирают часть синего света и блики ламп, почти не желтя картинку. Силиконовые носоупоры не оставляют следов.</p><p>Это не медицинское изделие: если глаза болят, покажитесь врачу. В оправу можно вставить линзы с диоптриями.</p>',
    ),
  },
];
