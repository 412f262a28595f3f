import type { SeedProduct } from '@/api/demo/seed/department';
import { made, pieces } from './piece';

const sofa = pieces({
  category: 'divanlar',
  made: made.fabric,
  care: [
    'Qismlarga ajratilgan holda keladi, Toshkentda yigʻish bepul.',
    'Приезжает в разобранном виде, сборка по Ташкенту бесплатно.',
  ],
});

const armchair = pieces({
  category: 'kreslolar',
  made: made.fabric,
  care: [
    'Bir qutida keladi, oyoqlari besh daqiqada buraladi.',
    'Приезжает в одной коробке, ножки прикручиваются за пять минут.',
  ],
});

const chair = pieces({
  category: 'stullar',
  made: made.wood,
  care: [
    'Oyoqlariga kigiz taglik yopishtirilgan, pol tirnalmaydi.',
    'На ножках войлочные подпятники, пол не царапается.',
  ],
});

export const seats: SeedProduct[] = [
  sofa('sofa-compact', ['Divan Orom Ixcham, ikki kishilik', 'Диван Orom Ixcham, двухместный'], {
    brand: 'Orom',
    price: 3_190_000,
    discount: 12,
    colours: ['beige', 'green', 'blue'],
    size: '167 × 75 × 85 sm',
    weight: '38 kg',
    says: ['Kichik xona uchun yumshoq divan.', 'Мягкий диван для небольшой комнаты.'],
    about: [
      'Yostiqlari olinadi, gʻilofi kir yuvish mashinasida yuviladi. Oyoqlari qattiq yogʻochdan.',
      'Подушки снимаются, чехлы стираются в машине. Ножки из твёрдого дерева.',
    ],
  }),
  sofa('sofa-corner-dark', ['Burchak divan Orom Tun, kulrang', 'Угловой диван Orom Tun, тёмный'], {
    brand: 'Orom',
    price: 7_490_000,
    discount: 30,
    size: '230 × 160 × 87 sm',
    weight: '82 kg',
    says: ['Past suyanchiqli keng burchak divan.', 'Просторный угловой диван с низкой спинкой.'],
    about: [
      'Toʻq rangli mato dogʻni bildirmaydi, burchagi chapga yoki oʻngga qoʻyiladi.',
      'Тёмная ткань не выдаёт пятен, угол ставится слева или справа.',
    ],
  }),
  sofa('sofa-chester', ['Charm divan Meros Chester', 'Кожаный диван Meros Chester'], {
    brand: 'Meros',
    price: 14_900_000,
    colours: ['brown', 'green', 'black'],
    size: '232 × 94 × 80 sm',
    weight: '76 kg',
    made: made.leather,
    says: ['Tugmali klassik charm divan.', 'Классический стёганый диван из кожи.'],
    about: [
      'Suyanchiqdagi har bir tugma qoʻlda tortilgan, karkasi qayin yogʻochidan.',
      'Каждая пуговица на спинке утянута вручную, каркас из берёзы.',
    ],
  }),
  sofa('sofa-leather', ['Charm divan Meros Kabinet', 'Кожаный диван Meros Kabinet'], {
    brand: 'Meros',
    price: 11_200_000,
    size: '192 × 90 × 100 sm',
    weight: '64 kg',
    made: made.leather,
    says: ['Ish xonasi uchun toʻq jigarrang divan.', 'Тёмно-коричневый диван для кабинета.'],
    about: [
      'Tirsak tayanchlari mix bilan bezatilgan, oyoqlari oʻyilgan. Charmi yil sayin chiroyli tus oladi.',
      'Подлокотники украшены гвоздями, ножки точёные. Кожа с годами становится красивее.',
    ],
  }),
  sofa('sofa-red', ['Divan Orom Anor, ikki kishilik', 'Диван Orom Anor, двухместный'], {
    brand: 'Orom',
    price: 4_390_000,
    discount: 20,
    size: '180 × 67 × 95 sm',
    weight: '47 kg',
    says: ['Anor rangli yostiqlari bor ochiq divan.', 'Светлый диван с гранатовыми подушками.'],
    about: [
      'Ikki rangli mato xonani yoritadi. Suyanchigʻi baland, uzoq oʻtirsangiz ham bel charchamaydi.',
      'Двухцветная ткань оживляет комнату. Спинка высокая, поясница не устаёт.',
    ],
  }),
  sofa('sofa-futon', ['Divan-karavot Orom Futon, metall', 'Диван-кровать Orom Futon, металл'], {
    brand: 'Orom',
    price: 2_690_000,
    colours: ['red', 'blue', 'grey'],
    size: '196 × 90 × 88 sm',
    weight: '41 kg',
    made: made.metal,
    says: ['Metall karkasli divan, kechasi karavot.', 'Диван на металле, ночью кровать.'],
    about: [
      'Suyanchiq bir harakatda yotadi va 196 × 120 sm joy chiqadi. Matrasi olinadi.',
      'Спинка откидывается одним движением: место 196 × 120 см. Матрас съёмный.',
    ],
  }),
  sofa('sofa-walnut', ['Divan Orom Asr, yongʻoq oyoqli', 'Диван Orom Asr, на ореховых ножках'], {
    brand: 'Orom',
    price: 5_990_000,
    discount: 10,
    colours: ['white', 'sky', 'grey'],
    size: '199 × 84 × 80 sm',
    weight: '52 kg',
    says: ['Oltmishinchi yillar uslubidagi divan.', 'Диван в духе шестидесятых.'],
    about: [
      'Oyogʻi yupqa, ostini changyutgich bilan bemalol tozalaysiz. Matosi katak-katak qilib qavilgan.',
      'Ножки тонкие, под диваном легко пылесосить. Обивка простёгана квадратами.',
    ],
  }),
  sofa('sofa-burlap', ['Divan Orom Paxta, yostiqlari bilan', 'Диван Orom Paxta, с подушками'], {
    brand: 'Orom',
    price: 4_790_000,
    discount: 15,
    size: '205 × 90 × 85 sm',
    weight: '49 kg',
    says: ['Ochiq rangli, toʻrt yostiqli divan.', 'Светлый диван с четырьмя подушками.'],
    about: [
      'Qalin toʻqima mushuk tirnogʻiga chidaydi. Toʻrtta yostiq narxga kiradi.',
      'Плотная рогожка терпит кошачьи когти. Четыре подушки входят в цену.',
    ],
  }),
  armchair('armchair-chester', ['Charm kreslo Meros Chester', 'Кожаное кресло Meros Chester'], {
    brand: 'Meros',
    price: 6_900_000,
    colours: ['brown', 'green'],
    size: '112 × 93 × 80 sm',
    weight: '34 kg',
    made: made.leather,
    says: ['Tugmali charm kreslo.', 'Стёганое кожаное кресло.'],
    about: [
      'Shu nomli divanga juft: charmi va tugmalari bir xil.',
      'Пара к дивану той же серии: та же кожа и те же пуговицы.',
    ],
  }),
  armchair('armchair-club', ['Kreslo Orom Klub', 'Кресло Orom Klub'], {
    brand: 'Orom',
    price: 1_790_000,
    colours: ['black', 'red', 'brown'],
    size: '74 × 61 × 70 sm',
    weight: '17 kg',
    made: made.ecoLeather,
    says: [
      'Dumaloq tirsak tayanchli ixcham kreslo.',
      'Компактное кресло с круглыми подлокотниками.',
    ],
    about: [
      'Ekocharmi nam latta bilan artiladi, kutish xonasiga ham mos.',
      'Экокожа протирается влажной тряпкой, подойдёт и для приёмной.',
    ],
  }),
  armchair('armchair-soft', ['Kreslo Orom Bulut, yumshoq', 'Кресло Orom Bulut, мягкое'], {
    brand: 'Orom',
    price: 2_490_000,
    colours: ['beige', 'grey', 'pink'],
    size: '95 × 83 × 78 sm',
    weight: '26 kg',
    says: ['Qalin toʻldirilgan keng kreslo.', 'Широкое кресло с толстой набивкой.'],
    about: [
      'Oʻrindigʻi ikki qavatli: pastki qavat ushlab turadi, ustkisi yumshoq.',
      'Сиденье двухслойное: нижний слой держит, верхний мягкий.',
    ],
  }),
  armchair(
    'armchair-walnut',
    ['Kreslo Orom Asr, yongʻoq oyoqli', 'Кресло Orom Asr, на ореховых ножках'],
    {
      brand: 'Orom',
      price: 2_890_000,
      discount: 10,
      colours: ['white', 'sky', 'grey'],
      size: '74 × 84 × 80 sm',
      weight: '21 kg',
      says: ['Asr divaniga juft kreslo.', 'Кресло в пару к дивану Asr.'],
      about: [
        'Katak-katak qavilgan mato, toʻq yongʻoq oyoqlar.',
        'Обивка простёгана квадратами, ножки из тёмного ореха.',
      ],
    },
  ),
  armchair(
    'armchair-lounge',
    ['Dam olish kreslosi Meros Laundj', 'Кресло для отдыха Meros Laundj'],
    {
      brand: 'Meros',
      price: 5_400_000,
      discount: 25,
      size: '98 × 82 × 89 sm',
      weight: '28 kg',
      made: made.leather,
      says: ['Egilgan faner va qora charm.', 'Гнутая фанера и чёрная кожа.'],
      about: [
        'Oʻrindiq 15 gradus orqaga yotgan: kitob oʻqish va musiqa tinglash uchun. Oʻqi atrofida aylanadi.',
        'Сиденье откинуто на 15 градусов: для чтения и музыки. Вращается вокруг оси.',
      ],
    },
  ),
  armchair('armchair-leaf', ['Aylanma kreslo Orom Barg', 'Вращающееся кресло Orom Barg'], {
    brand: 'Orom',
    price: 2_150_000,
    colours: ['grey', 'green', 'orange'],
    size: '67 × 81 × 83 sm',
    weight: '19 kg',
    says: ['Barg shaklidagi oʻrindiq, xrom oyoq.', 'Сиденье в форме листа, хромированная нога.'],
    about: [
      'Kreslo 360 gradus aylanadi. Matosi jun aralash, tuguncha bogʻlamaydi.',
      'Кресло вращается на 360 градусов. Ткань с шерстью, не скатывается.',
    ],
  }),
  armchair('armchair-tilt', ['Kreslo Qayin, oyoq qoʻygich bilan', 'Кресло Qayin с подножкой'], {
    brand: 'Qulay',
    price: 3_390_000,
    colours: ['brown', 'black', 'red'],
    size: '77 × 155 × 100 sm',
    weight: '23 kg',
    made: made.wood,
    says: [
      'Prujinalanadigan qayin karkas, oyoq qoʻygich.',
      'Пружинящий каркас из берёзы и подножка.',
    ],
    about: [
      'Egilgan qayin tana ogʻirligida sal tebranadi. Yostigʻi qayish bilan bogʻlangan, yechiladi.',
      'Гнутая берёза слегка качается под весом. Подушка на ремнях, снимается.',
    ],
  }),
  armchair('pouf', ['Puf-qop Orom Nok', 'Кресло-мешок Orom Nok'], {
    brand: 'Orom',
    price: 549_000,
    discount: 15,
    colours: ['green', 'red', 'blue', 'grey'],
    size: '91 × 85 × 60 sm',
    weight: '4 kg',
    says: ['Tana shakliga moslashadigan puf.', 'Мешок принимает форму тела.'],
    about: [
      'Ichida koʻpik donachalar, ustida namni oʻtkazmaydigan gʻilof. Bolalar xonasiga ham mos.',
      'Внутри шарики пенополистирола, чехол не промокает. Годится и для детской.',
    ],
    care: [
      'Gʻilofi yechilib, 30 °Cʼda yuviladi. Qoʻshimcha toʻldirgich alohida sotiladi.',
      'Чехол снимается и стирается при 30 °C. Запасной наполнитель продаётся отдельно.',
    ],
  }),
  chair('chair-oak', ['Eman stul Meros Katta uy', 'Дубовый стул Meros Katta uy'], {
    brand: 'Meros',
    price: 1_290_000,
    size: '49 × 61 × 118 sm',
    weight: '8 kg',
    says: ['Baland suyanchiqli eman stul.', 'Дубовый стул с высокой спинкой.'],
    about: [
      'Suyanchigʻi tokarlikda oʻyilgan tayoqchalardan, mix ishlatilmagan.',
      'Спинка из точёных прутьев, без единого гвоздя.',
    ],
  }),
  chair('chair-thonet', ['Vena stuli Meros Kafe', 'Венский стул Meros Kafe'], {
    brand: 'Meros',
    price: 990_000,
    discount: 12,
    colours: ['black', 'brown', 'white'],
    size: '55 × 58 × 75 sm',
    weight: '5 kg',
    says: ['Bugʻda egilgan yogʻoch, yengil.', 'Гнутое паром дерево, лёгкий.'],
    about: [
      'Suyanchigʻi va tirsak tayanchi bitta yogʻochdan egilgan. Kafeda ham, uyda ham yillab xizmat qiladi.',
      'Спинка и подлокотники согнуты из одного прута. Служит годами в кафе и дома.',
    ],
  }),
  chair('chair-plaid', ['Stul Qulay Katak, qaragʻay', 'Стул Qulay Katak, сосна'], {
    brand: 'Qulay',
    price: 420_000,
    discount: 30,
    size: '41 × 43 × 80 sm',
    weight: '5 kg',
    says: ['Katak mato qoplangan qaragʻay stul.', 'Сосновый стул с обивкой в клетку.'],
    about: [
      'Oʻrindigʻi va suyanchigʻi yumshoq. Qaragʻayi lak bilan ikki marta qoplangan.',
      'Сиденье и спинка мягкие. Сосна покрыта лаком в два слоя.',
    ],
  }),
  chair('chair-shell', ['Dizayn stul Qulay Chigʻanoq', 'Дизайнерский стул Qulay Chigʻanoq'], {
    brand: 'Qulay',
    price: 690_000,
    size: '78 × 63 × 99 sm',
    weight: '7 kg',
    made: made.plastic,
    says: ['Oq plastik, koʻk yostiq, bitta oyoq.', 'Белый пластик, синяя подушка, одна нога.'],
    about: [
      'Chigʻanoq shaklidagi oʻrindiq belni ushlaydi. Yostigʻi yechiladi va yuviladi.',
      'Сиденье-раковина держит поясницу. Подушка снимается и стирается.',
    ],
  }),
  chair('chair-osaka', ['Stul Qulay Osaka, eman shpon', 'Стул Qulay Osaka, дубовый шпон'], {
    brand: 'Qulay',
    price: 560_000,
    discount: 10,
    size: '48 × 53 × 77 sm',
    weight: '5 kg',
    says: ['Yapon uslubidagi sodda stul.', 'Простой стул в японском духе.'],
    about: [
      'Oʻrindiq va suyanchiq egilgan fanerdan, yuzasi moylangan.',
      'Сиденье и спинка из гнутой фанеры, поверхность под маслом.',
    ],
  }),
  chair('chair-folding', ['Yigʻma stul Qulay Mehmon', 'Складной стул Qulay Mehmon'], {
    brand: 'Qulay',
    price: 229_000,
    colours: ['black', 'grey', 'blue'],
    size: '51 × 60 × 91 sm',
    weight: '4 kg',
    made: made.metal,
    says: ['Mehmon kelganda ochiladi, keyin devorga suyanadi.', 'Раскладывается к приходу гостей.'],
    about: [
      'Poʻlat quvur 120 kg koʻtaradi. Yigʻilganda qalinligi 6 sm.',
      'Стальная труба держит 120 кг. В сложенном виде толщина 6 см.',
    ],
  }),
  chair('stool-bar', ['Bar stuli Qulay Baland', 'Барный стул Qulay Baland'], {
    brand: 'Qulay',
    price: 590_000,
    size: '53 × 52 × 98 sm',
    weight: '6 kg',
    made: made.metal,
    says: ['Suyanchiqli bar stuli, oyoq tirgagi bilan.', 'Барный стул со спинкой и подножкой.'],
    about: [
      'Oʻrindiq balandligi 72 sm, oshxona oroliga mos. Oyoq tirgagi zanglamas poʻlatdan.',
      'Высота сиденья 72 см, под кухонный остров. Подножка из нержавеющей стали.',
    ],
  }),
  chair('stool-wood', ['Yogʻoch kursi Qulay Bar', 'Деревянный табурет Qulay Bar'], {
    brand: 'Qulay',
    price: 340_000,
    discount: 10,
    size: '36 × 36 × 78 sm',
    weight: '4 kg',
    says: ['Dumaloq oʻrindiqli baland kursi.', 'Высокий табурет с круглым сиденьем.'],
    about: [
      'Eman yogʻochidan, oyoqlari toʻrt tomondan mahkamlangan.',
      'Из дуба, ножки стянуты перекладинами с четырёх сторон.',
    ],
  }),
];
