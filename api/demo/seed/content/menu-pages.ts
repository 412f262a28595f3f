import { h2, ol, p, page, t, ul } from './text';

export const deliveryPage = t(
  page(
    p(
      '{shop} butun Oʻzbekiston boʻylab yetkazib beradi: Toshkentda oʻz kuryerlarimiz, viloyatlarda hamkor pochta xizmatlari orqali. Aniq narx va sana rasmiylashtirish sahifasida, toʻlovdan oldin koʻrsatiladi.',
    ),
    h2('Muddat va narx'),
    '{delivery_table}',
    p(
      '{free_from}dan boshlab kuryer bepul. Omborimizda turmagan mahsulotga yana {preparation_days} kun qoʻshiladi.',
    ),
    h2('Kuryer bilan'),
    ul(
      'Kuryer soat 10:00 dan 20:00 gacha yetkazadi va bir soat oldin qoʻngʻiroq qiladi.',
      'Qutini kuryer oldida ochib, mahsulotni koʻzdan kechirishingiz mumkin.',
      '20 kilogrammdan ogʻir yuk qavatga koʻtarib beriladi, lift boʻlmasa, buni izohda yozing.',
    ),
    h2('Topshirish punktidan olib ketish'),
    p(
      'Olib ketish bepul. Birinchi mumkin boʻlgan kun rasmiylashtirish sahifasida koʻrinadi. Olish uchun telefon raqamingizni va buyurtma raqamini ayting.',
    ),
    h2('Toʻlov'),
    p(
      'Onlayn (rasmiylashtirish sahifasidagi toʻlov xizmatlari orqali) yoki olganda naqd pul yoki karta bilan toʻlash mumkin. Mahsulot narxi toʻlov turiga bogʻliq emas. Onlayn toʻlov oʻtmasa, pul kartangizda qoladi va buyurtmani kabinetdan qayta toʻlay olasiz.',
    ),
    p(
      'Muddatli toʻlovda birinchi toʻlov, oylik toʻlov, muddat va umumiy ortiqcha toʻlov shartnoma tuzilguncha koʻrsatiladi.',
    ),
  ),
  page(
    p(
      '{shop} доставляет по всему Узбекистану: по Ташкенту своими курьерами, в области через почтовых партнёров. Точная цена и дата видны на странице оформления до оплаты.',
    ),
    h2('Сроки и цены'),
    '{delivery_table}',
    p(
      'От {free_from} курьер бесплатный. Если товара нет на нашем складе, добавьте {preparation_days} день.',
    ),
    h2('Курьером'),
    ul(
      'Курьер привозит заказ с 10:00 до 20:00 и звонит за час.',
      'Коробку можно открыть при курьере и осмотреть товар.',
      'Груз тяжелее 20 кг поднимаем на этаж; если лифта нет, напишите об этом в комментарии.',
    ),
    h2('Самовывоз из пункта выдачи'),
    p(
      'Самовывоз бесплатный. Первый возможный день виден на странице оформления. Чтобы забрать заказ, назовите номер телефона и номер заказа.',
    ),
    h2('Оплата'),
    p(
      'Оплатить можно онлайн через платёжные системы на странице оформления либо при получении наличными или картой. Цена товара не зависит от способа оплаты. Если онлайн-оплата не прошла, деньги остаются на карте, а заказ можно оплатить ещё раз в кабинете.',
    ),
    p(
      'При рассрочке первый и ежемесячный платёж, срок и общая переплата показаны до заключения договора.',
    ),
  ),
);

export const returnsPage = t(
  page(
    p(
      'Mahsulot yoqmasa yoki toʻgʻri kelmasa, uni olgan kuningizdan boshlab {return_days} kun ichida qaytarish yoki almashtirish mumkin. Kuryer orqali ham, istalgan filialda ham qabul qilamiz.',
    ),
    h2('Qachon qaytarish mumkin'),
    ul(
      'mahsulot ishlatilmagan, yorliq va plombalari joyida;',
      'qutisi va toʻplamdagi barcha buyumlar saqlangan;',
      'chek yoki buyurtma raqami bor.',
    ),
    h2('Qanday qaytariladi'),
    ol(
      'Buyurtma raqamini topib, +998 71 200-70-07 raqamiga qoʻngʻiroq qiling.',
      'Mahsulotni filialga olib boring yoki kuryerni chaqiring.',
      'Xodim mahsulotni tekshiradi va qabul dalolatnomasini beradi.',
      'Pul naqd boʻlsa oʻsha kuni, kartaga 3–10 ish kunida qaytadi.',
    ),
    h2('Nosoz mahsulot'),
    p(
      'Nosozlik kafolat muddatida chiqsa, servis markazimiz uni bepul tuzatadi. Tuzatib boʻlmasa, mahsulotni almashtiramiz yoki pulini toʻliq qaytaramiz. Tekshiruv 10 kungacha davom etadi, yetkazib berish xarajatini biz toʻlaymiz.',
    ),
    h2('Qaytarib olinmaydigan mahsulotlar'),
    p(
      'Qonunga koʻra yaroqli holatdagi quyidagi mahsulotlar qaytarib olinmaydi: ichki kiyim va paypoq, shaxsiy gigiyena buyumlari, atir va pardoz vositalari, oziq-ovqat, kesilgan gazlama va kabellar.',
    ),
  ),
  page(
    p(
      'Если товар не подошёл или не понравился, его можно вернуть или обменять в течение {return_days} дней со дня получения. Принимаем через курьера и в любом филиале.',
    ),
    h2('Когда можно вернуть'),
    ul(
      'товар не использовали, ярлыки и пломбы на месте;',
      'сохранены упаковка и весь комплект;',
      'есть чек или номер заказа.',
    ),
    h2('Как вернуть'),
    ol(
      'Найдите номер заказа и позвоните по номеру +998 71 200-70-07.',
      'Принесите товар в филиал или вызовите курьера.',
      'Сотрудник проверит товар и выдаст акт приёма.',
      'Наличные вернём в тот же день, на карту деньги придут за 3–10 рабочих дней.',
    ),
    h2('Неисправный товар'),
    p(
      'Если неисправность появилась в гарантийный срок, наш сервисный центр устранит её бесплатно. Если починить нельзя, мы заменим товар или полностью вернём деньги. Проверка занимает до 10 дней, доставку оплачиваем мы.',
    ),
    h2('Что не подлежит возврату'),
    p(
      'По закону исправными не возвращаются: бельё и носки, предметы личной гигиены, парфюмерия и косметика, продукты питания, отрезные ткани и кабели.',
    ),
  ),
);
