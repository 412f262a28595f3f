import type { SeedProduct } from '@/api/demo/seed/department';
import { made, pieces } from './piece';

const gym = pieces({
  category: 'fitnes-va-trenajyorlar',
  made: made.metal,
  care: [
    'Yetkazib, xonaga olib kiramiz. Yigʻish kaliti qutida.',
    'Доставляем и заносим в комнату. Ключи для сборки в коробке.',
  ],
});

const camp = pieces({
  category: 'kemping-jihozlari',
  made: made.fabric,
  care: [
    'Sayohatdan keyin quritib, gʻilofiga soling.',
    'После похода просушите и уберите в чехол.',
  ],
});

const table = pieces({
  category: 'stol-sporti',
  made: made.wood,
  care: [
    'Tekis polga qoʻyiladi, oyoqlari sozlanadi.',
    'Ставится на ровный пол, ножки регулируются.',
  ],
});

const wheel = pieces({
  category: 'velosiped-va-skeytlar',
  made: made.plastic,
  care: ['Oʻlchami toʻgʻri kelmasa, almashtiramiz.', 'Не подойдёт размер — обменяем.'],
});

export const moreSport: SeedProduct[] = [
  gym('bench-abs', ['Press skameykasi Pahlavon', 'Скамья для пресса Pahlavon'], {
    brand: 'Pahlavon',
    price: 1_190_000,
    size: '67 × 193 × 87 sm',
    weight: '19 kg',
    says: ['Qiyaligi toʻrt xil.', 'Четыре угла наклона.'],
    about: ['Oyoq yostiqlari yumshoq, 150 kg koʻtaradi.', 'Мягкие валики для ног, держит 150 кг.'],
  }),
  gym('gym-tower', ['Kuch trenajyori Pahlavon Burj', 'Силовой тренажёр Pahlavon Burj'], {
    brand: 'Pahlavon',
    price: 12_900_000,
    discount: 10,
    size: '223 × 174 × 208 sm',
    weight: '164 kg',
    says: ['Bir joyda oʻttizta mashq.', 'Тридцать упражнений на одном месте.'],
    about: ['70 kg yuk, trosi poʻlat.', 'Стек 70 кг, трос стальной.'],
  }),
  gym('bike-exercise', ['Velotrenajyor Pahlavon V5', 'Велотренажёр Pahlavon V5'], {
    brand: 'Pahlavon',
    price: 2_890_000,
    size: '72 × 101 × 131 sm',
    weight: '28 kg',
    says: ['Sakkiz qarshilik, pulsni oʻlchaydi.', 'Восемь нагрузок, измеряет пульс.'],
    about: [
      'Magnitli, shovqini yoʻq. Oʻrindigʻi baland-past boʻladi.',
      'Магнитный, работает тихо. Сиденье регулируется.',
    ],
  }),
  gym('treadmill', ['Yugurish yoʻlagi Pahlavon T8', 'Беговая дорожка Pahlavon T8'], {
    brand: 'Pahlavon',
    price: 7_900_000,
    size: '89 × 196 × 153 sm',
    weight: '82 kg',
    says: ['Soatiga 16 km, qiyaligi sozlanadi.', 'До 16 км/ч, с наклоном.'],
    about: [
      'Amortizatori tizzani asraydi, yigʻilib turadi.',
      'Амортизация бережёт колени, складывается.',
    ],
  }),
  gym('punch-ball', ['Zarba noki Pahlavon, prujinali', 'Пневмогруша Pahlavon на стойке'], {
    brand: 'Pahlavon',
    price: 590_000,
    discount: 12,
    size: '46 × 46 × 153 sm',
    weight: '13 kg',
    says: ['Zarba tezligini oʻrgatadi.', 'Тренирует скорость удара.'],
    about: [
      'Tagligi suv bilan toʻldiriladi, nasos toʻplamda.',
      'Основание заполняют водой, насос в комплекте.',
    ],
  }),
  table('table-tennis', ['Tennis stoli Zarba, yigʻma', 'Теннисный стол Zarba, складной'], {
    brand: 'Zarba',
    price: 4_490_000,
    discount: 30,
    size: '274 × 153 × 76 sm',
    weight: '78 kg',
    says: ['Rasmiy oʻlcham, toʻri bilan.', 'Официальный размер, с сеткой.'],
    about: [
      'Yarmi koʻtarilib, yolgʻiz mashq qilsa boʻladi.',
      'Половину можно поднять и играть одному.',
    ],
  }),
  table('table-pool', ['Bilyard stoli Zarba, 8 futlik', 'Бильярдный стол Zarba, 8 футов'], {
    brand: 'Zarba',
    price: 18_900_000,
    size: '256 × 139 × 82 sm',
    weight: '310 kg',
    says: ['Shar va kiylari bilan.', 'С шарами и киями.'],
    about: ['Toshi uch boʻlak, movuti jundan.', 'Плита из трёх частей, сукно шерстяное.'],
  }),
  table('basketball-hoop', ['Basketbol shchiti Maydon, toʻrli', 'Баскетбольный щит Maydon'], {
    brand: 'Maydon',
    price: 690_000,
    size: '109 × 61 × 106 sm',
    weight: '12 kg',
    made: made.plastic,
    says: ['Devorga osiladi, halqasi 45 sm.', 'На стену, кольцо 45 см.'],
    about: ['Yomgʻirga chidaydi, halqasi poʻlat.', 'Не боится дождя, кольцо стальное.'],
    care: [
      'Devorga mahkamlanadi, anker va toʻr toʻplamda.',
      'Крепится к стене, анкеры и сетка в комплекте.',
    ],
  }),
  camp('sleeping-bag', ['Uyqu qopi Chimyon, +5 °C', 'Спальный мешок Chimyon, +5 °C'], {
    brand: 'Chimyon',
    price: 349_000,
    discount: 12,
    size: '88 × 200 × 10 sm',
    weight: '1,6 kg',
    says: ['Bosh kiyimli, ikki tomonga ochiladi.', 'С капюшоном, открывается с двух сторон.'],
    about: ['Sintetik toʻldirgich namda ham isitadi.', 'Синтетика греет даже влажной.'],
  }),
  camp('mattress-air', ['Suv matrasi Sohil, shishma', 'Надувной матрас Sohil'], {
    brand: 'Sohil',
    price: 129_000,
    size: '69 × 182 × 16 sm',
    weight: '900 g',
    made: made.rubber,
    says: ['Basseyn va koʻl uchun.', 'Для бассейна и озера.'],
    about: [
      'Ikki klapanli, yostigʻi alohida shishadi.',
      'Два клапана, подушка надувается отдельно.',
    ],
  }),
  camp('stool-camp', ['Yigʻma kursi Chimyon', 'Складной стул Chimyon'], {
    brand: 'Chimyon',
    price: 99_000,
    discount: 10,
    colours: ['green', 'blue', 'grey'],
    size: '37 × 39 × 47 sm',
    weight: '1,4 kg',
    says: ['Baliq ovi va sayr uchun.', 'Для рыбалки и прогулки.'],
    about: ['100 kg koʻtaradi, ryukzakka sigʻadi.', 'Держит 100 кг, помещается в рюкзак.'],
  }),
  camp('lamp-camping', ['Kemping chirogʻi Nur Oʻtov', 'Кемпинговая лампа Nur Oʻtov'], {
    brand: 'Nur',
    price: 189_000,
    discount: 15,
    size: '15 × 15 × 37 sm',
    weight: '700 g',
    made: made.plastic,
    says: ['Chodir ichini teng yoritadi.', 'Ровно освещает палатку.'],
    about: [
      'Akkumulyatori 30 soatga yetadi, ilgagi bor.',
      'Заряда хватает на 30 часов, есть крюк.',
    ],
    care: ['USB orqali quvvatlanadi, simi toʻplamda.', 'Заряжается по USB, кабель в комплекте.'],
  }),
  camp('boat', ['Eshkakli qayiq Sohil 300', 'Гребная лодка Sohil 300'], {
    brand: 'Sohil',
    price: 9_900_000,
    size: '126 × 309 × 59 sm',
    weight: '64 kg',
    made: made.plastic,
    says: ['Uch kishilik, eshkaklari bilan.', 'На троих, с вёслами.'],
    about: [
      'Shisha tolali korpus, choʻkmaydigan havo boʻlmasi.',
      'Корпус из стеклопластика, непотопляемые отсеки.',
    ],
    care: [
      'Tirkamada tashiladi, qishga yopib qoʻying.',
      'Перевозится на прицепе, на зиму укройте.',
    ],
  }),
  camp('lounger-metal', ['Sayohat shezlongi Sohil, metall', 'Складной лежак Sohil'], {
    brand: 'Sohil',
    price: 459_000,
    size: '70 × 194 × 108 sm',
    weight: '6 kg',
    says: ['Gʻildirakli, suyanchigʻi koʻtariladi.', 'На колёсах, спинка поднимается.'],
    about: ['Alyuminiy karkas, toʻrli mato.', 'Алюминиевый каркас, сетчатая ткань.'],
  }),
  wheel('helmet-moto', ['Motoshlem Uchqur Yoʻl', 'Мотошлем Uchqur Yoʻl'], {
    brand: 'Uchqur',
    price: 790_000,
    size: '25 × 34 × 26 sm',
    weight: '1,5 kg',
    says: ['Skuter va mototsikl uchun yopiq shlem.', 'Закрытый шлем для скутера и мотоцикла.'],
    about: ['Oynasi terlamaydi, ichi yuviladi.', 'Стекло не запотевает, подкладка стирается.'],
  }),
  wheel('glove-moto', ['Motoqoʻlqop Uchqur, himoyali', 'Мотоперчатки Uchqur с защитой'], {
    brand: 'Uchqur',
    price: 259_000,
    discount: 20,
    size: '15 × 27 × 6 sm',
    weight: '240 g',
    made: made.leather,
    says: ['Barmoq boʻgʻinlarida qattiq himoya.', 'Жёсткая защита костяшек.'],
    about: ['Kafti charm, havo oʻtkazadi.', 'Ладонь кожаная, вентилируется.'],
  }),
];
