import { h2, ol, p, page, t, table, ul } from './text';

export const deliveryPage = t(
  page(
    p(
      'Chorsu butun Oʻzbekiston boʻylab yetkazib beradi: Toshkentda oʻz kuryerlarimiz, viloyatlarda hamkor pochta xizmatlari orqali. Aniq narx va sana rasmiylashtirish sahifasida, toʻlovdan oldin koʻrsatiladi.',
    ),
    h2('Muddatlar'),
    table(
      'Hudud|Kuryer|Topshirish punkti',
      'Toshkent shahri|ertasi kuni|shu kunning oʻzida',
      'Toshkent viloyati|1–2 kun|1–2 kun',
      'Viloyat markazlari|2–3 kun|2–3 kun',
      'Boshqa tumanlar|3–5 kun|3–4 kun',
    ),
    h2('Kuryer bilan'),
    ul(
      'Kuryer soat 10:00 dan 20:00 gacha yetkazadi va bir soat oldin qoʻngʻiroq qiladi.',
      'Qutini kuryer oldida ochib, mahsulotni koʻzdan kechirishingiz mumkin.',
      '20 kg dan ogʻir yuk qavatga koʻtarib beriladi, lift boʻlmasa, buni izohda yozing.',
    ),
    h2('Topshirish punktidan olib ketish'),
    p(
      'Olib ketish bepul. Buyurtma punktga kelganda SMS yuboramiz va uni 7 kun saqlaymiz. Olish uchun telefon raqamingizni va SMS dagi kodni ayting.',
    ),
    h2('Toʻlov'),
    p(
      'Payme, Click, Uzum Bank, Uzcard va Humo orqali onlayn toʻlash yoki olganda naqd pul yoki karta bilan toʻlash mumkin. Mahsulot narxi toʻlov turiga bogʻliq emas. Onlayn toʻlov oʻtmasa, pul hisobingizda qoladi va buyurtmani kabinetdan qayta toʻlay olasiz.',
    ),
    p(
      'Muddatli toʻlovda birinchi toʻlov, oylik toʻlov, muddat va umumiy ortiqcha toʻlov shartnoma tuzilguncha koʻrsatiladi.',
    ),
  ),
  page(
    p(
      'Chorsu доставляет по всему Узбекистану: по Ташкенту своими курьерами, в области через почтовых партнёров. Точная цена и дата видны на странице оформления до оплаты.',
    ),
    h2('Сроки'),
    table(
      'Регион|Курьер|Пункт выдачи',
      'город Ташкент|на следующий день|в тот же день',
      'Ташкентская область|1–2 дня|1–2 дня',
      'Областные центры|2–3 дня|2–3 дня',
      'Другие районы|3–5 дней|3–4 дня',
    ),
    h2('Курьером'),
    ul(
      'Курьер привозит заказ с 10:00 до 20:00 и звонит за час.',
      'Коробку можно открыть при курьере и осмотреть товар.',
      'Груз тяжелее 20 кг поднимаем на этаж; если лифта нет, напишите об этом в комментарии.',
    ),
    h2('Самовывоз из пункта выдачи'),
    p(
      'Самовывоз бесплатный. Когда заказ прибудет в пункт, мы пришлём SMS и сохраним его 7 дней. Чтобы забрать заказ, назовите номер телефона и код из SMS.',
    ),
    h2('Оплата'),
    p(
      'Оплатить можно онлайн через Payme, Click, Uzum Bank, Uzcard и Humo либо при получении наличными или картой. Цена товара не зависит от способа оплаты. Если онлайн-оплата не прошла, деньги остаются на вашем счёте, а заказ можно оплатить ещё раз в кабинете.',
    ),
    p(
      'При рассрочке первый и ежемесячный платёж, срок и общая переплата показаны до заключения договора.',
    ),
  ),
);

export const returnsPage = t(
  page(
    p(
      'Mahsulot yoqmasa yoki toʻgʻri kelmasa, uni olgan kuningizdan boshlab 10 kun ichida qaytarish yoki almashtirish mumkin. Kuryer orqali ham, istalgan filialda ham qabul qilamiz.',
    ),
    h2('Qachon qaytarish mumkin'),
    ul(
      'mahsulot ishlatilmagan, yorliq va plombalari joyida;',
      'qutisi va toʻplamdagi barcha buyumlar saqlangan;',
      'chek yoki buyurtma raqami bor.',
    ),
    h2('Qanday qaytariladi'),
    ol(
      'Kabinetda buyurtmani oching yoki +998 71 200-70-07 raqamiga qoʻngʻiroq qiling.',
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
      'Если товар не подошёл или не понравился, его можно вернуть или обменять в течение 10 дней со дня получения. Принимаем через курьера и в любом филиале.',
    ),
    h2('Когда можно вернуть'),
    ul(
      'товар не использовали, ярлыки и пломбы на месте;',
      'сохранены упаковка и весь комплект;',
      'есть чек или номер заказа.',
    ),
    h2('Как вернуть'),
    ol(
      'Откройте заказ в кабинете или позвоните по номеру +998 71 200-70-07.',
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
