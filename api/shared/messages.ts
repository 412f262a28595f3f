export const messages = {
  addressUnconfirmed: {
    uz: 'Siz ulangan tarmoqdan tasdiqlanmagan buyurtmalar koʻp. Hisobingizga kirib buyurtma bering yoki bizga qoʻngʻiroq qiling',
    ru: 'Из вашей сети сделано слишком много неподтверждённых заказов. Войдите в аккаунт или позвоните нам',
  },
  amountUnconfirmed: {
    uz: 'Hisobga kirmasdan koʻpi bilan {sum} soʻmlik buyurtma berish mumkin. Sonini kamaytiring yoki hisobingizga kiring',
    ru: 'Без входа в аккаунт можно заказать не больше чем на {sum} сум. Уменьшите количество или войдите в аккаунт',
  },
  addressBookFull: {
    uz: 'Manzillar juda koʻp, keraksizini oʻchiring',
    ru: 'Адресов слишком много, удалите ненужный',
  },
  cancelLate: {
    uz: 'Buyurtma tayyorlanmoqda yoki topshirilgan. Bekor qilish uchun bizga qoʻngʻiroq qiling',
    ru: 'Заказ уже собирается или получен. Чтобы отменить его, позвоните нам',
  },
  cancelPaid: {
    uz: 'Buyurtma toʻlangan. Bekor qilish va pulni qaytarish uchun bizga qoʻngʻiroq qiling',
    ru: 'Заказ оплачен. Чтобы отменить его и вернуть деньги, позвоните нам',
  },
  cartFull: {
    uz: 'Savatda mahsulot juda koʻp, keraksizini oʻchiring',
    ru: 'В корзине слишком много товаров, удалите ненужный',
  },
  codeBusy: {
    uz: 'Hozir juda koʻp kod soʻralyapti. Yana {time} kuting yoki bizga qoʻngʻiroq qiling',
    ru: 'Сейчас запрашивают слишком много кодов. Подождите ещё {time} или позвоните нам',
  },
  codeFromHere: {
    uz: 'Sizning tarmogʻingizdan juda koʻp kod soʻraldi. Yana {time} kuting yoki bizga qoʻngʻiroq qiling',
    ru: 'Из вашей сети запрошено слишком много кодов. Подождите ещё {time} или позвоните нам',
  },
  codeLater: {
    uz: 'Bu raqamga juda koʻp kod soʻraldi. Yana {time} kuting yoki bizga qoʻngʻiroq qiling',
    ru: 'Для этого номера запрошено слишком много кодов. Подождите ещё {time} или позвоните нам',
  },
  codeSent: { uz: 'Kod SMS orqali yuborildi', ru: 'Код отправлен в SMS' },
  // Uzbek SMS use only characters of the GSM alphabet and the apostrophes that `smsText` replaces.
  // Any other character would about double the cost of a message.
  codeSms: {
    uz: '{shop}: tasdiqlash kodi {code}. Uni hech kimga aytmang',
    ru: '{shop}: код подтверждения {code}. Никому его не сообщайте',
  },
  codeSoon: {
    uz: 'Kod hozirgina yuborildi. Yangisini {time} daqiqadan soʻng soʻrang',
    ru: 'Код только что отправлен. Новый можно запросить через {time}',
  },
  codeShown: {
    uz: 'Sinov rejimi: SMS yuborilmaydi, kodingiz {code}',
    ru: 'Тестовый режим: SMS не отправляется, ваш код {code}',
  },
  confirmFirst: {
    uz: 'Avvalgi buyurtmangiz hali tasdiqlanmagan. Qoʻngʻirogʻimizni kuting yoki hisobingizga kirib buyurtma bering',
    ru: 'Ваш прежний заказ ещё не подтверждён. Дождитесь нашего звонка или войдите в аккаунт, чтобы заказать ещё',
  },
  codeUnsent: {
    uz: 'SMS yuborilmadi, birozdan soʻng qayta urinib koʻring',
    ru: 'Не удалось отправить SMS, попробуйте немного позже',
  },
  customer: { uz: 'Xaridor', ru: 'Покупатель' },
  deliveryHead: {
    uz: 'Hudud|Kuryer|Kuryer narxi|Topshirish punkti',
    ru: 'Регион|Курьер|Цена курьера|Пункт выдачи',
  },
  failed: {
    uz: 'Xatolik yuz berdi, birozdan soʻng qayta urinib koʻring',
    ru: 'Произошла ошибка, попробуйте немного позже',
  },
  fieldInvalid: { uz: 'Qiymatni tekshiring', ru: 'Проверьте значение' },
  fieldMonths: { uz: 'Toʻlov muddatini tanlang', ru: 'Выберите срок рассрочки' },
  fieldNoPhoto: {
    uz: 'Bu fayl surat emas. JPEG, PNG yoki WebP tanlang',
    ru: 'Этот файл не фотография. Выберите JPEG, PNG или WebP',
  },
  fieldPhotoFailed: {
    uz: 'Bu suratni qayta ishlab boʻlmadi. Boshqa surat tanlang',
    ru: 'Это фото не удалось обработать. Выберите другое',
  },
  fieldPhotoTooLarge: {
    uz: 'Surat 1 MBʼdan kichik boʻlishi kerak',
    ru: 'Фото должно быть меньше 1 МБ',
  },
  fieldRequired: { uz: 'Toʻldirish majburiy', ru: 'Обязательно для заполнения' },
  forbidden: {
    uz: 'Bu soʻrov boshqa saytdan yuborilgan',
    ru: 'Этот запрос отправлен с другого сайта',
  },
  gone: { uz: 'Bu mahsulot endi sotilmaydi', ru: 'Этот товар больше не продаётся' },
  inDays: { uz: '{days} kundan soʻng', ru: 'от {days} дней' },
  hours: { uz: '{count} soat', ru: '{count} ч' },
  invalid: {
    uz: 'Yuborilgan maʼlumotlarni tekshiring',
    ru: 'Проверьте отправленные данные',
  },
  illegalMove: {
    uz: 'Buyurtmaning holati bunday oʻzgarmaydi',
    ru: 'Статус заказа так не меняется',
  },
  keyReused: {
    uz: 'Bu buyurtma yuborilgan, «Buyurtmalarim»ni tekshiring',
    ru: 'Этот заказ уже отправлен, проверьте «Мои заказы»',
  },
  likedFull: {
    uz: 'Sevimlilarda mahsulot juda koʻp, keraksizini oʻchiring',
    ru: 'В избранном слишком много товаров, удалите ненужный',
  },
  limitInsufficient: {
    uz: 'Muddatli toʻlov uchun mavjud limit yetarli emas',
    ru: 'Доступного лимита не хватает для рассрочки',
  },
  malformed: { uz: 'Soʻrovni oʻqib boʻlmadi', ru: 'Запрос не удалось прочитать' },
  minutes: { uz: '{count} daqiqa', ru: '{count} мин' },
  notEnough: { uz: 'Omborda buncha yoʻq', ru: 'Столько нет в наличии' },
  notFound: { uz: 'Hech narsa topilmadi', ru: 'Ничего не найдено' },
  nextDay: { uz: 'ertasi kuni', ru: 'на следующий день' },
  noAddress: { uz: 'Bunday manzil yoʻq', ru: 'Такого адреса нет' },
  noCategory: { uz: 'Bunday turkum yoʻq', ru: 'Такой категории нет' },
  noCollection: { uz: 'Bunday toʻplam yoʻq', ru: 'Такой подборки нет' },
  noOrder: { uz: 'Bunday buyurtma yoʻq', ru: 'Такого заказа нет' },
  noPage: { uz: 'Bunday sahifa yoʻq', ru: 'Такой страницы нет' },
  noPost: { uz: 'Bunday maqola yoʻq', ru: 'Такой статьи нет' },
  noProduct: { uz: 'Bunday mahsulot yoʻq', ru: 'Такого товара нет' },
  noSale: { uz: 'Bunday aksiya yoʻq', ru: 'Такой акции нет' },
  notReceived: {
    uz: 'Faqat olgan mahsulotingizga sharh yozishingiz mumkin',
    ru: 'Отзыв можно оставить только о полученном товаре',
  },
  notReady: { uz: 'Doʻkon hali tayyor emas', ru: 'Магазин ещё не готов' },
  orderCanceledSms: {
    uz: '{shop}: {order} raqamli buyurtmangiz bekor qilindi',
    ru: '{shop}: заказ {order} отменён магазином',
  },
  orderConfirmedSms: {
    uz: '{shop}: {order} raqamli buyurtmangiz tasdiqlandi',
    ru: '{shop}: заказ {order} подтверждён',
  },
  orderCourierSms: {
    uz: '{shop}: {order} raqamli buyurtmangiz kuryerga topshirildi',
    ru: '{shop}: заказ {order} передан курьеру',
  },
  orderPointSms: {
    uz: '{shop}: {order} raqamli buyurtmangiz topshirish punktida, olib ketishingiz mumkin',
    ru: '{shop}: заказ {order} ждёт в пункте выдачи',
  },
  otherRegions: { uz: 'boshqa hududlar', ru: 'остальные регионы' },
  paid: { uz: 'Bu buyurtma toʻlangan', ru: 'Этот заказ уже оплачен' },
  unitsUnconfirmed: {
    uz: 'Hisobga kirmasdan bir buyurtmada koʻpi bilan {count} ta mahsulot olish mumkin. Sonini kamaytiring yoki hisobingizga kiring',
    ru: 'Без входа в аккаунт в одном заказе может быть не больше {count} шт. Уменьшите количество или войдите в аккаунт',
  },
  priceChanged: {
    uz: 'Narx oʻzgardi, yangi narxni tasdiqlang',
    ru: 'Цена изменилась, подтвердите новую',
  },
  promoChanged: {
    uz: 'Promokod chegirmasi oʻzgardi, yangi narxni tasdiqlang',
    ru: 'Скидка по промокоду изменилась, подтвердите новую сумму',
  },
  promoExhausted: {
    uz: 'Bu promokod tugagan: undan boshqalar foydalanib boʻldi',
    ru: 'Этот промокод закончился: его уже использовали другие покупатели',
  },
  promoExpired: { uz: 'Bu promokodning muddati oʻtgan', ru: 'Срок действия промокода истёк' },
  promoLimited: {
    uz: 'Notoʻgʻri promokod juda koʻp kiritildi. Yana {time} kuting',
    ru: 'Слишком много неверных промокодов. Подождите ещё {time}',
  },
  promoMinimum: {
    uz: 'Promokod mahsulotlar narxi {sum} soʻmdan boshlab amal qiladi, yana {missing} soʻm yetmayapti',
    ru: 'Промокод действует от {sum} сум за товары, не хватает {missing} сум',
  },
  promoNotStarted: {
    uz: 'Bu promokod hali amal qilmaydi. Boshlanishi: {date}',
    ru: 'Этот промокод ещё не действует. Начало: {date}',
  },
  promoUnknown: {
    uz: 'Bunday promokod yoʻq. Harf va raqamlarni tekshiring',
    ru: 'Такого промокода нет. Проверьте буквы и цифры',
  },
  promoUsed: {
    uz: 'Siz bu promokoddan foydalangansiz',
    ru: 'Вы уже использовали этот промокод',
  },
  restockFull: {
    uz: 'Juda koʻp mahsulotni kutyapsiz, keraksizini bekor qiling',
    ru: 'Вы ждёте слишком много товаров, отмените ненужный',
  },
  restockInStock: { uz: 'Bu mahsulot hozir sotuvda bor', ru: 'Этот товар уже в наличии' },
  restockLater: {
    uz: 'Bu raqamga yoki sizning tarmogʻingizdan soʻrovlar juda koʻp. Yana {time} kuting yoki bizga qoʻngʻiroq qiling',
    ru: 'С этим номером или из вашей сети слишком много запросов. Подождите ещё {time} или позвоните нам',
  },
  restockSms: {
    uz: '{shop}: {name} yana sotuvda. {link}',
    ru: '{shop}: {name} снова в наличии. {link}',
  },
  restockUnavailable: {
    uz: 'Hozir SMS yubora olmaymiz. Keyinroq qayta urinib koʻring yoki bizga qoʻngʻiroq qiling',
    ru: 'Сейчас мы не можем отправлять SMS. Попробуйте позже или позвоните нам',
  },
  returnLate: {
    uz: 'Bu buyurtmani saytda qaytarib boʻlmaydi: u hali olinmagan yoki muddat oʻtgan. Bizga qoʻngʻiroq qiling',
    ru: 'Вернуть этот заказ на сайте нельзя: он ещё не получен или срок прошёл. Позвоните нам',
  },
  reviewedAlready: {
    uz: 'Bu xaridga allaqachon sharh yozgansiz',
    ru: 'Вы уже оставили отзыв об этой покупке',
  },
  sameDay: { uz: 'shu kuni', ru: 'в тот же день' },
  seconds: { uz: '{count} soniya', ru: '{count} сек' },
  smsUnavailable: {
    uz: 'Hozir SMS yubora olmaymiz, shuning uchun kirib boʻlmaydi. Keyinroq qayta urinib koʻring yoki bizga qoʻngʻiroq qiling',
    ru: 'Сейчас мы не можем отправлять SMS, поэтому войти нельзя. Попробуйте позже или позвоните нам',
  },
  tooLarge: { uz: 'Yuborilgan maʼlumot juda katta', ru: 'Отправлено слишком много данных' },
  tooMany: {
    uz: 'Soʻrovlar juda koʻp, birozdan soʻng qayta urinib koʻring',
    ru: 'Слишком много запросов, попробуйте немного позже',
  },
  tooSlow: {
    uz: 'Maʼlumotlar juda sekin yuborilmoqda. Internet aloqasini tekshirib, qayta urinib koʻring',
    ru: 'Данные отправляются слишком медленно. Проверьте интернет-соединение и попробуйте ещё раз',
  },
  triesLater: {
    uz: 'Notoʻgʻri kod juda koʻp kiritildi. Yana {time} kuting yoki bizga qoʻngʻiroq qiling',
    ru: 'Слишком много неверных кодов. Подождите ещё {time} или позвоните нам',
  },
  wrongCode: {
    uz: 'Kod notoʻgʻri yoki eskirgan. Tekshirib, qayta kiriting yoki yangi kod oling',
    ru: 'Код неверный или устарел. Проверьте и введите ещё раз или получите новый',
  },
  unavailable: {
    uz: 'Server band, bir daqiqadan soʻng qayta urinib koʻring',
    ru: 'Сервер перегружен, попробуйте через минуту',
  },
  unauthorized: { uz: 'Avval hisobingizga kiring', ru: 'Сначала войдите в аккаунт' },
} as const;

export type MessageKey = keyof typeof messages;
