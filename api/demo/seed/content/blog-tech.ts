import { postPicture } from '@/api/demo/pictures/picture-path';
import type { SeedPost } from './post';
import { h2, p, page, t, table, ul } from './text';

export const blogTech: SeedPost[] = [
  {
    title: t(
      'Quloqchin tanlash: shovqin bosish, kodek va batareya haqida qisqacha',
      'Как выбрать наушники: шумоподавление, кодеки, батарея в двух словах',
    ),
    excerpt: t(
      'Metro uchun bitta, sport uchun boshqa: xaridda nimaga qarash va nimaga pul toʻlamaslik kerak.',
      'Для метро одни, для спорта другие: на что смотреть при покупке и за что не стоит платить.',
    ),
    image: postPicture({
      tint: 'sky',
      subjects: ['headphones-over-ear~blue', 'phone-17~sky', 'laptop-14~grey'],
    }),
    daysAgo: 3,
    text: t(
      page(
        p(
          'Quloqchin tanlashni savoldan boshlang: uni qayerda taqasiz? Metro va ofisda tashqi shovqin bosilishi kerak, yugurishda esa aksincha, mashina ovozi eshitilib turishi xavfsizroq. Shunga qarab turi ham oʻzgaradi.',
        ),
        h2('Shovqin bosish'),
        p(
          'Faol shovqin bosish (ANC) bir maromdagi gursillashni, masalan, poyezd, konditsioner va samolyot ovozini yaxshi bosadi. Odamlarning gapini esa yopiq, quloqqa zich yotadigan yostiqchalar koʻproq toʻsadi. Agar quloqchin faqat uyda kerak boʻlsa, ANC uchun ortiqcha pul toʻlamang.',
        ),
        h2('Kodek'),
        p(
          'Kodek telefon va quloqchin «til topishadigan» usul. Ikkisida ham boʻlishi shart, aks holda oddiy SBC ishlaydi.',
        ),
        table(
          'Kodek|Qaysi telefonda|Nima beradi',
          'SBC|hammasida|oddiy musiqa va qoʻngʻiroq uchun yetarli',
          'AAC|iPhone va koʻp Android|kam kechikish, toza ovoz',
          'LDAC|koʻp Android|yuqori sifatli yozuvlar uchun',
        ),
        h2('Batareya'),
        p(
          'Katta quloqchinlar 30–40 soat, kichiklari 5–8 soat ishlaydi, gʻilofi esa buni uch-toʻrt barobar uzaytiradi. ANC yoqilganda vaqt taxminan uchdan birga qisqaradi. Tez quvvatlash foydaliroq: 10 daqiqada 3–4 soat musiqa.',
        ),
        p(
          'Oxirida eng oddiy tavsiya: sotib olishdan oldin quloqchinni taqib, boshingizni silkitib koʻring. Qulay oʻtirmagan quloqchin eng yaxshi ovoz bilan ham tokchada yotadi.',
        ),
      ),
      page(
        p(
          'Начните с вопроса: где вы будете носить наушники? В метро и офисе нужно глушить шум, а на пробежке, наоборот, слышать машины безопаснее. От этого зависит и тип.',
        ),
        h2('Шумоподавление'),
        p(
          'Активное шумоподавление (ANC) хорошо убирает ровный гул поезда, кондиционера или самолёта. Голоса лучше отсекают закрытые чашки, которые плотно прилегают к ушам. Если наушники нужны только дома, не переплачивайте за ANC.',
        ),
        h2('Кодек'),
        p(
          'Кодек — это язык, на котором договариваются телефон и наушники. Он должен быть у обоих, иначе включится обычный SBC.',
        ),
        table(
          'Кодек|На каких телефонах|Что даёт',
          'SBC|на всех|достаточно для музыки и звонков',
          'AAC|iPhone и многие Android|небольшая задержка, чистый звук',
          'LDAC|многие Android|для записей высокого качества',
        ),
        h2('Батарея'),
        p(
          'Большие наушники работают 30–40 часов, маленькие 5–8, но чехол продлевает это время в три-четыре раза. С ANC время сокращается примерно на треть. Быстрая зарядка полезнее: 10 минут дают 3–4 часа музыки.',
        ),
        p(
          'И самый простой совет: перед покупкой наденьте наушники и покачайте головой. Неудобные пролежат на полке даже с лучшим звуком.',
        ),
      ),
    ),
  },
  {
    title: t(
      'Telefonga qancha xotira kerak: 128, 256 yoki 512 GB',
      'Сколько памяти нужно телефону: 128, 256 или 512 ГБ',
    ),
    excerpt: t(
      'Suratlar, messenjer va oʻyinlar qancha joy olishini hisoblab, ortiqcha toʻlamaslik yoʻli.',
      'Считаем, сколько занимают снимки, мессенджеры и игры, чтобы не переплатить.',
    ),
    image: postPicture({
      tint: 'lilac',
      subjects: ['camera-reflex', 'phone-17~sky', 'gamepad~purple'],
    }),
    daysAgo: 24,
    text: t(
      page(
        p(
          'Xotira telefonni almashtirishning eng koʻp uchraydigan sababi: joy tugaydi, telefon sekinlashadi. Ammo katta hajm ancha qimmat turadi, shuning uchun avval hozirgi telefoningizga qarang: sozlamalarda «Xotira» boʻlimi hammasini koʻrsatadi.',
        ),
        table(
          'Nima|Qancha joy oladi',
          '1 000 ta surat|3–4 GB',
          '1 soatlik 4K video|20–25 GB',
          'Messenjer, bir yilda|8–15 GB',
          'Katta oʻyin|10–30 GB',
          'Tizimning oʻzi|15–25 GB',
        ),
        h2('Kimga qaysi hajm'),
        ul(
          '128 GB: qoʻngʻiroq, messenjer, ozgina surat. Ota-onalar va maktab oʻquvchilari uchun yetarli.',
          '256 GB: koʻpchilik uchun eng maqbul tanlov, 3–4 yil yetadi.',
          '512 GB: video oladigan va oʻyin oʻynaydiganlar uchun.',
        ),
        p(
          'Telefonda xotira kartasi uchun joy boʻlsa, suratlarni kartaga olish arzonroq. Lekin ilovalar kartada sekin ishlaydi, shuning uchun ular uchun ichki xotirani qoldiring.',
        ),
        p(
          'Va muhimi: xotira qancha boʻlishidan qatʼi nazar, suratlarning nusxasini boshqa joyda saqlang. Telefon yoʻqolsa, xotirani sotib olish mumkin, suratlarni esa yoʻq.',
        ),
      ),
      page(
        p(
          'Память чаще всего заставляет менять телефон: место кончается, и он начинает тормозить. Но большой объём стоит заметно дороже, поэтому сначала посмотрите на свой нынешний телефон: раздел «Память» в настройках покажет всё.',
        ),
        table(
          'Что|Сколько занимает',
          '1 000 снимков|3–4 ГБ',
          'Час видео 4K|20–25 ГБ',
          'Мессенджер за год|8–15 ГБ',
          'Большая игра|10–30 ГБ',
          'Сама система|15–25 ГБ',
        ),
        h2('Кому какой объём'),
        ul(
          '128 ГБ: звонки, мессенджер, немного снимков. Хватит родителям и школьникам.',
          '256 ГБ: лучший выбор для большинства, хватает на 3–4 года.',
          '512 ГБ: тем, кто снимает видео и играет.',
        ),
        p(
          'Если в телефоне есть место для карты памяти, снимки дешевле держать на ней. Но приложения с карты работают медленно, оставьте для них внутреннюю память.',
        ),
        p(
          'И главное: сколько бы памяти ни было, храните копию снимков в другом месте. Если телефон потеряется, память можно купить, а снимки нет.',
        ),
      ),
    ),
  },
  {
    title: t(
      'Konditsioner quvvatini xonaga qarab qanday hisoblash kerak',
      'Как рассчитать мощность кондиционера для комнаты',
    ),
    excerpt: t(
      'Maydon, quyosh tomoni va qavat: uchta raqam bilan kerakli quvvatni topamiz.',
      'Площадь, солнечная сторона и этаж: находим нужную мощность по трём числам.',
    ),
    image: postPicture({
      tint: 'mint',
      subjects: ['thermometer-room', 'air-conditioner-wall', 'convector'],
    }),
    daysAgo: 33,
    text: t(
      page(
        p(
          'Kuchsiz konditsioner jaziramada toʻxtovsiz ishlab, tez eskiradi, haddan tashqari kuchlisi esa tez-tez oʻchib-yonib, elektrni koʻp sarflaydi. Toʻgʻri quvvatni xona maydoni boʻyicha topish oson.',
        ),
        table(
          'Xona maydoni|Quvvat|Belgisi',
          '20 m² gacha|2,1 kW|07',
          '20–25 m²|2,6 kW|09',
          '25–35 m²|3,5 kW|12',
          '35–50 m²|5,3 kW|18',
          '50–70 m²|7,0 kW|24',
        ),
        h2('Nimani qoʻshish kerak'),
        ul(
          'derazalar janub yoki gʻarbga qarasa, 15–20 % qoʻshing;',
          'oxirgi qavat yoki hovli uyi boʻlsa, yana 10 %;',
          'oshxona bilan birga boʻlsa, bir pogʻona kuchlirogʻini oling;',
          'xonada doim 3 kishidan koʻp boʻlsa, har bir kishiga 0,1 kW.',
        ),
        h2('Invertor kerakmi'),
        p(
          'Invertorli konditsioner dvigatelni butunlay oʻchirmaydi, sekinlatadi. Shu sabab u 25–30 % kam elektr sarflaydi va tinchroq ishlaydi. Yozda har kuni yoqsangiz, narxdagi farq odatda ikki mavsumda qoplanadi.',
        ),
        p(
          'Oʻrnatishni yozga qoldirmang: iyun va iyulda ustalar navbati ikki haftagacha choʻziladi.',
        ),
      ),
      page(
        p(
          'Слабый кондиционер в жару работает без остановки и быстро изнашивается, а слишком мощный часто включается и тратит много электричества. Подобрать мощность по площади комнаты нетрудно.',
        ),
        table(
          'Площадь|Мощность|Обозначение',
          'до 20 м²|2,1 кВт|07',
          '20–25 м²|2,6 кВт|09',
          '25–35 м²|3,5 кВт|12',
          '35–50 м²|5,3 кВт|18',
          '50–70 м²|7,0 кВт|24',
        ),
        h2('Что прибавить'),
        ul(
          'если окна выходят на юг или запад, прибавьте 15–20 %;',
          'для последнего этажа или частного дома — ещё 10 %;',
          'если комната соединена с кухней, берите на ступень мощнее;',
          'если в комнате постоянно больше 3 человек, по 0,1 кВт на каждого.',
        ),
        h2('Нужен ли инвертор'),
        p(
          'Инверторный кондиционер не выключает двигатель, а замедляет его. Поэтому он тратит на 25–30 % меньше электричества и работает тише. Если включать его летом каждый день, разница в цене окупается обычно за два сезона.',
        ),
        p(
          'Не откладывайте установку на лето: в июне и июле очередь к мастерам доходит до двух недель.',
        ),
      ),
    ),
  },
  {
    title: t(
      'Onlayn xarid xavfsizligi: firibgarlardan qanday saqlanish mumkin',
      'Безопасные покупки онлайн: как не попасться мошенникам',
    ),
    excerpt: t(
      'SMSdagi kod, soxta havola va «oldindan toʻlov»: eng koʻp uchraydigan beshta hiyla.',
      'Код из SMS, поддельная ссылка и «предоплата»: пять самых частых уловок.',
    ),
    image: postPicture({
      tint: 'rose',
      subjects: ['wallet-men~brown', 'padlock-60', 'phone-17~sky'],
    }),
    daysAgo: 47,
    text: t(
      page(
        p(
          'Firibgarlar texnikani emas, odamning shoshilishini buzib kiradi. Shuning uchun eng yaxshi himoya sekinlashish va bir nechta oddiy qoidani bilishdir.',
        ),
        ul(
          'SMSdagi kodni hech kimga aytmang. Bizning xodimlarimiz ham, bank ham uni soʻramaydi.',
          'Havolaga bosishdan oldin manzilni oʻqing: bitta harf farq qilsa, bu boshqa sayt.',
          'Notanish kartaga oldindan pul oʻtkazmang. Bizda toʻlov faqat saytda yoki mahsulotni olganda.',
          'Narx bozordagidan ikki barobar arzon boʻlsa, sababini soʻrang.',
          'Kartada xaridlar uchun alohida limit qoʻying.',
        ),
        p(
          'Agar kodni aytib qoʻygan boʻlsangiz, darhol bankka qoʻngʻiroq qilib kartani toʻxtating. Keyin bizga ham yozing: buyurtmani ushlab turamiz.',
        ),
        p(
          'Shubhali qoʻngʻiroq boʻlsa, goʻshakni qoʻyib, saytdagi raqamga oʻzingiz qoʻngʻiroq qiling: +998 71 200-70-07. Haqiqiy xodim bundan xafa boʻlmaydi.',
        ),
      ),
      page(
        p(
          'Мошенники взламывают не технику, а спешку. Поэтому лучшая защита — это не торопиться и знать несколько простых правил.',
        ),
        ul(
          'Никому не называйте код из SMS. Его не спрашивают ни наши сотрудники, ни банк.',
          'Прежде чем нажать на ссылку, прочитайте адрес: одна другая буква, и это чужой сайт.',
          'Не переводите предоплату на незнакомую карту. У нас платят только на сайте или при получении.',
          'Если цена вдвое ниже рыночной, спросите почему.',
          'Установите на карте отдельный лимит для покупок.',
        ),
        p(
          'Если вы уже назвали код, сразу позвоните в банк и заблокируйте карту. Потом напишите нам: мы приостановим заказ.',
        ),
        p(
          'Звонок показался подозрительным? Положите трубку и перезвоните сами по номеру с сайта: +998 71 200-70-07. Настоящий сотрудник не обидится.',
        ),
      ),
    ),
  },
];
