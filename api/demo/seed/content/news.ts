import { postPicture } from '@/api/demo/pictures/picture-path';
import type { SeedPost } from './post';
import { p, page, t, ul } from './text';

export const news: SeedPost[] = [
  {
    category: 'aksiyalar',
    title: t('{season}: chegirmalar boshlandi', '{season}: скидки начались'),
    excerpt: t(
      'Quloqchin, smartfon va aqlli soatlarga 30 foizgacha chegirma.',
      'Скидки до 30 процентов на наушники, смартфоны и умные часы.',
    ),
    image: postPicture({
      tint: 'silk',
      subjects: ['phone-17~sky', 'headphones-over-ear~blue', 'watch-s3~blue'],
    }),
    daysAgo: 6,
    text: t(
      page(
        p(
          'Uch hafta davomida audiotexnika va gadjetlar boʻlimida narxlar pasaydi. Chegirma mahsulot narxida darhol koʻrinadi, promokod kerak emas.',
        ),
        ul(
          'chegirmali mahsulotni ham {return_days} kun ichida qaytarish mumkin;',
          'muddatli toʻlov chegirmali narxdan hisoblanadi;',
          'aksiya ombordagi mahsulot tugaguncha davom etadi.',
        ),
        p('Hamma chegirmalarni bosh sahifadagi banner orqali koʻrishingiz mumkin.'),
      ),
      page(
        p(
          'Три недели в отделах аудиотехники и гаджетов действуют сниженные цены. Скидка сразу видна в цене товара, промокод не нужен.',
        ),
        ul(
          'товар со скидкой тоже можно вернуть в течение {return_days} дней;',
          'рассрочка считается от цены со скидкой;',
          'акция действует, пока товар есть на складе.',
        ),
        p('Все скидки открываются с баннера на главной странице.'),
      ),
    ),
  },
  {
    category: 'dokon-hayoti',
    title: t('Nukusda yangi filial ochildi', 'В Нукусе открылся новый филиал'),
    excerpt: t(
      'Endi Qoraqalpogʻistonda ham buyurtmani bepul olib ketish mumkin.',
      'Теперь и в Каракалпакстане заказ можно забрать бесплатно.',
    ),
    image: postPicture({
      tint: 'sky',
      subjects: ['box-carton', 'lantern-stone', 'scooter-kick~sky'],
    }),
    daysAgo: 28,
    text: t(
      page(
        p(
          'Doʻstlik guzari, 18 manzilida yangi filialimiz eshiklarini ochdi. Bu yerda buyurtmani olib ketish, mahsulotni koʻrish va qaytarish mumkin.',
        ),
        p(
          'Filial har kuni soat 10:00 dan 19:00 gacha ishlaydi. Buyurtma qachon kelishi rasmiylashtirishda koʻrinadi.',
        ),
      ),
      page(
        p(
          'По адресу Дустлик гузар, 18 начал работу наш новый филиал. Здесь можно забрать заказ, посмотреть товары и оформить возврат.',
        ),
        p('Филиал открыт каждый день с 10:00 до 19:00. Когда придёт заказ, видно при оформлении.'),
      ),
    ),
  },
  {
    category: 'dokon-hayoti',
    title: t('Toshkentda elektr kuryerlar', 'Электрокурьеры в Ташкенте'),
    excerpt: t(
      'Shahar markazidagi buyurtmalarning yarmini elektr skuterlar yetkazmoqda.',
      'Половину заказов в центре города развозят электроскутеры.',
    ),
    image: postPicture({
      tint: 'mint',
      subjects: ['scooter-kick~sky', 'box-carton', 'charger-gan~white'],
    }),
    daysAgo: 41,
    text: t(
      page(
        p(
          'Sinovni oʻnta elektr skuter bilan boshlagan edik, bugun ularning soni oltmishta. Skuter tirbandlikda turmaydi, shuning uchun kuryer tezroq yetib keladi.',
        ),
        p('Ogʻir va katta buyurtmalarni avvalgidek yuk mashinalari yetkazadi.'),
      ),
      page(
        p(
          'Мы начали с десяти электроскутеров, сегодня их шестьдесят. Скутер не стоит в пробках, поэтому курьер приезжает быстрее.',
        ),
        p('Тяжёлые и крупные заказы по-прежнему возят грузовые машины.'),
      ),
    ),
  },
  {
    category: 'aksiyalar',
    title: t('Kitob sovgʻa qildik: natijalar', 'Книги в подарок: итоги'),
    excerpt: t(
      'Xaridorlar bilan birga uchta maktab kutubxonasiga kitob sovgʻa qildik.',
      'Вместе с покупателями мы подарили книги трём школьным библиотекам.',
    ),
    image: postPicture({
      tint: 'lilac',
      subjects: ['abacus', 'backpack-city~blue', 'books-tales'],
    }),
    daysAgo: 66,
    text: t(
      page(
        p(
          'Aksiya davomida har bir sotilgan ryukzakdan maʼlum qism kitoblarga ajratildi. Natijada Chust, Urgut va Xoʻjayli maktablari uchun 1 240 ta kitob sotib olindi.',
        ),
        p('Qatnashgan hamma xaridorlarga rahmat. Aksiyani yana oʻtkazamiz.'),
      ),
      page(
        p(
          'Во время акции часть цены каждого рюкзака шла на книги. В итоге для школ Чуста, Ургута и Ходжейли куплено 1 240 книг.',
        ),
        p('Спасибо всем, кто участвовал. Акцию повторим.'),
      ),
    ),
  },
];
