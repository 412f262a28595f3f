import { postPicture } from '@/api/demo/pictures/picture-path';
import type { SeedPost } from './post';
import { h2, ol, p, page, t, table, ul } from './text';

export const blogOut: SeedPost[] = [
  {
    title: t(
      'Chimyonga ikki kunlik sayohat: yuk xaltaga nimalarni solish kerak',
      'Двухдневный поход в Чимган: что положить в рюкзак',
    ),
    excerpt: t(
      'Kunduzi issiq, kechasi sovuq: 10 kilogrammdan oshmaydigan toʻliq roʻyxat.',
      'Днём жарко, ночью холодно: полный список, который весит не больше 10 килограммов.',
    ),
    image: postPicture({
      tint: 'mint',
      subjects: ['suitcase-m~blue', 'sunglasses~black', 'umbrella-cane~blue'],
    }),
    daysAgo: 16,
    text: t(
      page(
        p(
          'Toshkentdan Chimyongacha ikki soatlik yoʻl, ammo ob-havo butunlay boshqa: kunduzi 25 daraja boʻlsa, kechasi 8 gacha tushadi. Yuk xalta vazni gavdangiz vaznining beshdan biridan oshmasin.',
        ),
        h2('Kiyim'),
        ul(
          'namni tortadigan futbolka, ikki dona;',
          'jun yoki flis kofta;',
          'shamol va yomgʻirdan saqlaydigan kurtka;',
          'toʻpiqni ushlaydigan oyoq kiyim va uch juft paypoq;',
          'kepka, quyosh koʻzoynagi, yengil qoʻlqop.',
        ),
        h2('Tunash va ovqat'),
        p(
          'Ikki kishilik chodir, 0 darajagacha moʻljallangan uyqu qopi va gilamcha kerak. Ovqatga yorma, quritilgan goʻsht, yongʻoq va mayiz oling: ular yengil va toʻq tutadi. Suvni bir kishiga kuniga 3 litrdan hisoblang, buloq suvini albatta qaynating.',
        ),
        h2('Xavfsizlik'),
        ol(
          'Yoʻlga chiqishdan oldin yaqinlaringizga yoʻnalish va qaytish vaqtini ayting.',
          'Telefonga oflayn xarita yuklang, 10 000 mA·soatlik batareya oling.',
          'Aptechkaga bint, antiseptik, ogʻriq qoldiruvchi va allergiyaga qarshi dori soling.',
          'Tungi fonar va hushtakni xaltaning ustki choʻntagida saqlang.',
        ),
        p(
          'Axlatni oʻzingiz bilan olib keting: togʻda qolgan bitta paket yuz yil yotadi. Shunda keyingi safar ham u yer bugungidek goʻzal boʻladi.',
        ),
      ),
      page(
        p(
          'От Ташкента до Чимгана два часа пути, но погода совсем другая: днём 25 градусов, ночью до 8. Рюкзак не должен весить больше пятой части вашего веса.',
        ),
        h2('Одежда'),
        ul(
          'две футболки, отводящие влагу;',
          'шерстяная или флисовая кофта;',
          'куртка от ветра и дождя;',
          'обувь, которая держит щиколотку, и три пары носков;',
          'кепка, солнечные очки, лёгкие перчатки.',
        ),
        h2('Ночлег и еда'),
        p(
          'Нужны двухместная палатка, спальник с комфортом до 0 градусов и коврик. Из еды берите крупу, вяленое мясо, орехи и изюм: они лёгкие и сытные. Воды считайте по 3 литра на человека в день, родниковую обязательно кипятите.',
        ),
        h2('Безопасность'),
        ol(
          'Перед выходом сообщите близким маршрут и время возвращения.',
          'Загрузите в телефон офлайн-карту, возьмите батарею на 10 000 мА·ч.',
          'В аптечку положите бинт, антисептик, обезболивающее и средство от аллергии.',
          'Фонарь и свисток держите в верхнем кармане рюкзака.',
        ),
        p(
          'Мусор унесите с собой: один пакет лежит в горах сто лет. Тогда и в следующий раз там будет так же красиво.',
        ),
      ),
    ),
  },
  {
    title: t(
      'Bolaga velosiped tanlash: gʻildirak oʻlchami boʻyga qarab',
      'Велосипед ребёнку: размер колёс по росту',
    ),
    excerpt: t(
      '«Oʻsib kiyadi» qoidasi velosipedda ishlamaydi: toʻgʻri oʻlcham jadvali va birinchi mashgʻulotlar.',
      'Правило «на вырост» с велосипедом не работает: таблица размеров и первые занятия.',
    ),
    image: postPicture({
      tint: 'sky',
      subjects: ['scooter-kick~sky', 'bicycle-city~blue', 'football~blue'],
    }),
    daysAgo: 61,
    text: t(
      page(
        p(
          'Katta velosipedda bolaning oyogʻi yerga yetmaydi, u qoʻrqadi va tez yiqiladi. Kichigida esa tizzasi rulga tegadi. Shuning uchun yoshga emas, boʻyga va oyoq uzunligiga qarang.',
        ),
        table(
          'Boʻyi|Yoshi|Gʻildirak',
          '85–100 sm|2–3|12″',
          '95–110 sm|3–5|14″',
          '105–120 sm|4–6|16″',
          '115–135 sm|6–8|20″',
          '130–150 sm|8–12|24″',
        ),
        h2('Nimaga eʼtibor berish kerak'),
        ul(
          'vazni bola vaznining 40 foizidan oshmasin;',
          'birinchi velosipedda oyoq tormozi qulay, 6 yoshdan qoʻl tormozi;',
          'zanjir yopiq boʻlsin, shim ilashib qolmaydi;',
          'egar balandligi kamida 8 smʼga sozlansin.',
        ),
        h2('Oʻrganish'),
        p(
          'Yon gʻildiraklar muvozanatni oʻrgatmaydi. Avval pedallarni yechib oling va bola oyogʻi bilan itarilib yursin: bir-ikki haftada u muvozanatni ushlab oladi, keyin pedallarga oʻtish bir kunlik ish.',
        ),
        p(
          'Dubulgʻani birinchi kundan odat qiling. U peshonani yopishi, tasma ostiga esa ikki barmoq sigʻishi kerak.',
        ),
      ),
      page(
        p(
          'На большом велосипеде ребёнок не достаёт до земли, боится и часто падает. На маленьком колени задевают руль. Поэтому смотрите не на возраст, а на рост и длину ног.',
        ),
        table(
          'Рост|Возраст|Колёса',
          '85–100 см|2–3|12″',
          '95–110 см|3–5|14″',
          '105–120 см|4–6|16″',
          '115–135 см|6–8|20″',
          '130–150 см|8–12|24″',
        ),
        h2('На что обратить внимание'),
        ul(
          'вес не больше 40 процентов веса ребёнка;',
          'на первом велосипеде удобен ножной тормоз, с 6 лет ручной;',
          'цепь должна быть закрыта, чтобы не затягивало штанину;',
          'седло регулируется по высоте хотя бы на 8 см.',
        ),
        h2('Как учить'),
        p(
          'Боковые колёса не учат держать равновесие. Сначала снимите педали, пусть ребёнок отталкивается ногами: за одну-две недели он поймает баланс, а перейти на педали дело одного дня.',
        ),
        p(
          'Приучайте к шлему с первого дня. Он должен закрывать лоб, а под ремешок входят два пальца.',
        ),
      ),
    ),
  },
  {
    title: t('Poyabzal oʻlchamini uyda qanday oʻlchash mumkin', 'Как измерить размер обуви дома'),
    excerpt: t(
      'Qogʻoz, qalam va chizgʻich: oʻlchamda adashmaslik va qaytarib yubormaslik yoʻli.',
      'Лист бумаги, карандаш и линейка: как не ошибиться с размером и не возвращать покупку.',
    ),
    image: postPicture({
      tint: 'rose',
      subjects: ['socks', 'sneakers-canvas~red', 'tape-measure~yellow'],
    }),
    daysAgo: 72,
    text: t(
      page(
        p(
          'Har bir brendning qolipi boshqacha, shuning uchun «men doim 42 kiyaman» degan gap onlayn xaridda kam yordam beradi. Ishonchli yoʻl oyoq uzunligini santimetrda bilish.',
        ),
        h2('Oʻlchash tartibi'),
        ol(
          'Kechqurun oʻlchang: kun boʻyi oyoq biroz kattalashadi.',
          'Qogʻozni devorga taqab qoʻying, tovonni devorga tirang.',
          'Eng uzun barmoq uchini belgilab, masofani oʻlchang.',
          'Ikkala oyoqni oʻlchab, kattasini oling va 0,5 sm qoʻshing.',
        ),
        table(
          'Uzunligi|Ayollar|Erkaklar',
          '23,5 sm|37|–',
          '24,5 sm|38–39|–',
          '25,5 sm|40|40',
          '26,5 sm|41|41–42',
          '27,5 sm|–|43',
          '28,5 sm|–|44–45',
        ),
        p(
          'Yugurish uchun poyabzalda barmoq oldida 1 sm joy qolsin. Qishki poyabzalga qalin paypoq uchun yarim oʻlcham qoʻshing. Bolalarga esa 1,5 smʼdan koʻp zaxira bilan olmang: oyoq notoʻgʻri bosadi.',
        ),
        p(
          'Oʻlcham baribir toʻgʻri kelmasa, poyabzalni uyda, gilam ustida kiyib koʻring va tagligini toza saqlang: {return_days} kun ichida bepul almashtirib beramiz.',
        ),
      ),
      page(
        p(
          'У каждого бренда своя колодка, поэтому «я всегда ношу 42» при покупке онлайн помогает мало. Надёжнее знать длину стопы в сантиметрах.',
        ),
        h2('Как измерить'),
        ol(
          'Измеряйте вечером: за день стопа немного увеличивается.',
          'Положите лист к стене и прижмите к ней пятку.',
          'Отметьте кончик самого длинного пальца и измерьте расстояние.',
          'Измерьте обе стопы, возьмите большую и прибавьте 0,5 см.',
        ),
        table(
          'Длина|Женские|Мужские',
          '23,5 см|37|–',
          '24,5 см|38–39|–',
          '25,5 см|40|40',
          '26,5 см|41|41–42',
          '27,5 см|–|43',
          '28,5 см|–|44–45',
        ),
        p(
          'В беговой обуви перед пальцами должен оставаться 1 см. К зимней прибавьте полразмера на тёплый носок. Детям не берите с запасом больше 1,5 см: стопа ставится неправильно.',
        ),
        p(
          'Если размер всё же не подошёл, примерьте обувь дома на ковре и сохраните подошву чистой: в течение {return_days} дней обменяем бесплатно.',
        ),
      ),
    ),
  },
];
