import type { Text } from '@/api/demo/seed/department';
import { p, page, t, ul } from './text';

/** A question, with its answer as HTML. */
export type SeedFaq = { question: Text; answer: Text };

export const faq: SeedFaq[] = [
  {
    question: t('Buyurtma qanday beriladi?', 'Как сделать заказ?'),
    answer: t(
      page(
        p(
          'Mahsulotni savatga qoʻshing, savatni oching va «Rasmiylashtirish» tugmasini bosing. Manzil va toʻlov turini tanlagach, buyurtma tayyor.',
        ),
        p(
          'Shoshsangiz, mahsulot sahifasidagi «Bir bosishda xarid» tugmasidan foydalaning: ism, telefon va tuman yetarli, qolganini operator soʻraydi.',
        ),
      ),
      page(
        p(
          'Добавьте товар в корзину, откройте её и нажмите «Оформить заказ». Выберите адрес и способ оплаты, и заказ готов.',
        ),
        p(
          'Если спешите, нажмите «Купить в один клик» на странице товара: достаточно имени, телефона и района, остальное уточнит оператор.',
        ),
      ),
    ),
  },
  {
    question: t('Roʻyxatdan oʻtish shartmi?', 'Нужно ли регистрироваться?'),
    answer: t(
      p(
        'Yoʻq. «Bir bosishda xarid» hisobsiz ham ishlaydi. Hisob buyurtmalar tarixini koʻrish, manzillarni saqlash va sharh yozish uchun kerak. Kirish telefon raqami va SMSdagi kod orqali, parol yoʻq.',
      ),
      p(
        'Нет. Купить в один клик можно и без аккаунта. Он нужен, чтобы видеть историю заказов, хранить адреса и писать отзывы. Вход по номеру телефона и коду из SMS, пароля нет.',
      ),
    ),
  },
  {
    question: t('SMSdagi kod kelmadi, nima qilish kerak?', 'Не пришёл код из SMS. Что делать?'),
    answer: t(
      page(
        p('Kod odatda bir daqiqada keladi. Kelmasa:'),
        ul(
          'raqam toʻgʻri yozilganini tekshiring;',
          '120 soniya kutib, kodni qayta soʻrang;',
          'telefon xotirasi toʻlmaganini va tarmoq borligini tekshiring.',
        ),
        p('Baribir kelmasa, +998 71 200-70-07 raqamiga qoʻngʻiroq qiling.'),
      ),
      page(
        p('Обычно код приходит за минуту. Если его нет:'),
        ul(
          'проверьте, верно ли указан номер;',
          'подождите 120 секунд и запросите код ещё раз;',
          'убедитесь, что есть сеть и память телефона не заполнена.',
        ),
        p('Если код так и не пришёл, позвоните по номеру +998 71 200-70-07.'),
      ),
    ),
  },
  {
    question: t('Yetkazib berish qancha turadi?', 'Сколько стоит доставка?'),
    answer: t(
      p(
        'Kuryer: {courier_prices}. {free_from}dan boshlab yetkazib berish bepul, topshirish punktidan olib ketish doim bepul. Aniq narx rasmiylashtirish sahifasida, toʻlovdan oldin koʻrsatiladi.',
      ),
      p(
        'Курьер: {courier_prices}. От {free_from} доставка бесплатная, самовывоз из пункта выдачи бесплатный всегда. Точная цена видна на странице оформления до оплаты.',
      ),
    ),
  },
  {
    question: t('Buyurtma qachon yetib keladi?', 'Когда привезут заказ?'),
    answer: t(
      page(
        p(
          'Kuryer soat 10:00 dan 20:00 gacha keladi: {courier_days}. Omborimizda turmagan mahsulotga yana {preparation_days} kun qoʻshiladi. Aniq kun mahsulot sahifasida va rasmiylashtirishda koʻrinadi.',
        ),
        p('Kuryer kelishidan bir soat oldin qoʻngʻiroq qiladi.'),
      ),
      page(
        p(
          'Курьер приезжает с 10:00 до 20:00: {courier_days}. Если товара нет на нашем складе, добавьте {preparation_days} день. Точный день виден на странице товара и при оформлении.',
        ),
        p('Курьер звонит за час до приезда.'),
      ),
    ),
  },
  {
    question: t(
      'Topshirish punktidan qanday olib ketiladi?',
      'Как забрать заказ из пункта выдачи?',
    ),
    answer: t(
      p(
        'Rasmiylashtirishda «Topshirish punkti»ni tanlang: birinchi mumkin boʻlgan kun darhol koʻrinadi. Topshirish punktida telefon raqamingizni va buyurtma raqamini ayting.',
      ),
      p(
        'При оформлении выберите «Пункт выдачи»: первый возможный день виден сразу. В пункте выдачи назовите номер телефона и номер заказа.',
      ),
    ),
  },
  {
    question: t('Qanday toʻlash mumkin?', 'Как можно оплатить?'),
    answer: t(
      page(
        p('Buyurtmani quyidagicha toʻlash mumkin:'),
        ul(
          'onlayn, rasmiylashtirish sahifasidagi toʻlov xizmatlari orqali;',
          'olganda naqd pul yoki karta bilan;',
          'muddatli toʻlov bilan.',
        ),
        p('Mahsulot narxi toʻlov turiga bogʻliq emas.'),
      ),
      page(
        p('Заказ можно оплатить:'),
        ul(
          'онлайн через платёжные системы на странице оформления;',
          'наличными или картой при получении;',
          'в рассрочку.',
        ),
        p('Цена товара не зависит от способа оплаты.'),
      ),
    ),
  },
  {
    question: t('Muddatli toʻlov qanday ishlaydi?', 'Как работает рассрочка?'),
    answer: t(
      p(
        'Rasmiylashtirishda «Muddatli toʻlov»ni tanlang: birinchi toʻlov, oylik toʻlov, muddat va umumiy ortiqcha toʻlov shartnomadan oldin koʻrsatiladi. Limit yetmasa, boshqa toʻlov turi taklif qilinadi.',
      ),
      p(
        'При оформлении выберите «Рассрочка»: первый и ежемесячный платёж, срок и общая переплата показаны до договора. Если лимита не хватает, мы предложим другой способ оплаты.',
      ),
    ),
  },
  {
    question: t('Mahsulotni qaytarsam boʻladimi?', 'Можно ли вернуть товар?'),
    answer: t(
      p(
        'Ha. Ishlatilmagan mahsulotni {return_days} kun ichida qaytarish yoki almashtirish mumkin: yorliqlari, qutisi va cheki joyida boʻlishi kerak. Nosoz mahsulot kafolat muddati davomida bepul tuzatiladi yoki almashtiriladi.',
      ),
      p(
        'Да. Неиспользованный товар можно вернуть или обменять в течение {return_days} дней, если сохранены ярлыки, упаковка и чек. Неисправный товар бесплатно отремонтируют или заменят в течение гарантийного срока.',
      ),
    ),
  },
  {
    question: t('Pul qachon qaytadi?', 'Когда вернутся деньги?'),
    answer: t(
      p(
        'Mahsulot qabul qilingandan soʻng naqd pul oʻsha kuni, kartaga esa 3–10 ish kunida qaytadi: muddat bankka bogʻliq.',
      ),
      p(
        'После приёма товара наличные возвращаем в тот же день, на карту деньги приходят за 3–10 рабочих дней: срок зависит от банка.',
      ),
    ),
  },
  {
    question: t('Kafolat bormi?', 'Есть ли гарантия?'),
    answer: t(
      p(
        'Texnika va elektronikaning kafolat muddati mahsulot sahifasidagi xususiyatlarda yozilgan. Kafolat taloni qutida boʻladi; yoʻqolsa, buyurtma raqami va telefon yetarli.',
      ),
      p(
        'Гарантийный срок техники и электроники указан в характеристиках на странице товара. Талон лежит в коробке; если он потерян, достаточно номера заказа и телефона.',
      ),
    ),
  },
  {
    question: t('Buyurtmani bekor qilish mumkinmi?', 'Можно ли отменить заказ?'),
    answer: t(
      p(
        'Holati «Yangi» boʻlgan, hali toʻlanmagan buyurtmani kabinetda bekor qilish mumkin. Boshqa hollarda bizga qoʻngʻiroq qiling.',
      ),
      p(
        'Неоплаченный заказ в статусе «Новый» можно отменить в кабинете. В других случаях позвоните нам.',
      ),
    ),
  },
  {
    question: t('Mahsulot tugagan boʻlsa-chi?', 'Что делать, если товара нет в наличии?'),
    answer: t(
      p(
        'Mahsulot sahifasida «Kelganda xabar bering» tugmasini bosib, telefon raqamingizni yozing: mahsulot kelganda bitta SMS yuboramiz. Oʻxshash mahsulotlar ham shu sahifada.',
      ),
      p(
        'На странице товара нажмите «Сообщить о поступлении» и укажите номер телефона: когда товар появится, пришлём одно SMS. Похожие товары — на той же странице.',
      ),
    ),
  },
  {
    question: t('Sharhlarni kim yozadi?', 'Кто пишет отзывы?'),
    answer: t(
      p(
        'Sharhni mahsulotni sotib olgan xaridorlar yozadi. Unga 3 tagacha surat qoʻshish mumkin. Biz baholarni oʻzgartirmaymiz, faqat haqoratli soʻzlar va telefon raqamlarini olib tashlaymiz.',
      ),
      p(
        'Отзывы пишут покупатели, которые купили товар. К отзыву можно добавить до 3 снимков. Мы не меняем оценки, убираем только оскорбления и номера телефонов.',
      ),
    ),
  },
];
