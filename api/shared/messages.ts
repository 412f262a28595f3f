/** Texts of the API itself; editors' texts are in the database. */
export const messages = {
  addressBookFull: {
    uz: 'Manzillar juda koʻp, keraksizini oʻchiring',
    ru: 'Адресов слишком много, удалите ненужный',
  },
  cartFull: {
    uz: 'Savatda mahsulot juda koʻp, keraksizini oʻchiring',
    ru: 'В корзине слишком много товаров, удалите ненужный',
  },
  codeLater: {
    uz: 'Bu raqamga juda koʻp kod soʻraldi. Keyinroq urinib koʻring yoki bizga qoʻngʻiroq qiling',
    ru: 'Для этого номера запрошено слишком много кодов. Попробуйте позже или позвоните нам',
  },
  codeSent: { uz: 'Kod SMS orqali yuborildi', ru: 'Код отправлен в SMS' },
  // Letters that SMS know: one of any other would make each message twice as dear.
  codeSms: {
    uz: 'Chorsu: tasdiqlash kodi {code}. Uni hech kimga bermang',
    ru: 'Chorsu: код подтверждения {code}. Никому его не сообщайте',
  },
  codeSoon: {
    uz: 'Kod hozirgina yuborildi. Yangisini {time} dan keyin soʻrang',
    ru: 'Код только что отправлен. Новый можно запросить через {time}',
  },
  codeTold: {
    uz: 'Sinov rejimi: SMS yuborilmaydi, kodingiz {code}',
    ru: 'Тестовый режим: SMS не отправляется, ваш код {code}',
  },
  codeUnsent: {
    uz: 'SMS yuborilmadi, birozdan soʻng qayta urinib koʻring',
    ru: 'Не удалось отправить SMS, попробуйте немного позже',
  },
  customer: { uz: 'Xaridor', ru: 'Покупатель' },
  failed: {
    uz: 'Xatolik yuz berdi, birozdan soʻng qayta urinib koʻring',
    ru: 'Произошла ошибка, попробуйте немного позже',
  },
  forbidden: {
    uz: 'Bu soʻrov boshqa saytdan yuborilgan',
    ru: 'Этот запрос отправлен с другого сайта',
  },
  gone: { uz: 'Bu mahsulot endi sotilmaydi', ru: 'Этот товар больше не продаётся' },
  invalid: {
    uz: 'Yuborilgan maʼlumotlarni tekshiring',
    ru: 'Проверьте отправленные данные',
  },
  illegalMove: {
    uz: 'Buyurtmaning holati bunday oʻzgarmaydi',
    ru: 'Статус заказа так не меняется',
  },
  keyReused: {
    uz: 'Bu kalit bilan boshqa buyurtma yuborilgan',
    ru: 'С этим ключом уже отправлен другой заказ',
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
  notEnough: { uz: 'Omborda buncha yoʻq', ru: 'Столько нет в наличии' },
  notFound: { uz: 'Hech narsa topilmadi', ru: 'Ничего не найдено' },
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
  paid: { uz: 'Bu buyurtma toʻlangan', ru: 'Этот заказ уже оплачен' },
  priceChanged: {
    uz: 'Narx oʻzgardi, yangi narxni tasdiqlang',
    ru: 'Цена изменилась, подтвердите новую',
  },
  reviewedAlready: {
    uz: 'Bu xaridga allaqachon sharh yozgansiz',
    ru: 'Вы уже оставили отзыв об этой покупке',
  },
  smsUnavailable: {
    uz: 'Hozir SMS yubora olmaymiz, shuning uchun kirib boʻlmaydi. Keyinroq urinib koʻring yoki bizga qoʻngʻiroq qiling',
    ru: 'Сейчас мы не можем отправлять SMS, поэтому войти нельзя. Попробуйте позже или позвоните нам',
  },
  tooLarge: { uz: 'Yuborilgan maʼlumot juda katta', ru: 'Отправлено слишком много данных' },
  tooMany: {
    uz: 'Soʻrovlar juda koʻp, birozdan soʻng urinib koʻring',
    ru: 'Слишком много запросов, попробуйте немного позже',
  },
  wrongCode: {
    uz: 'Kod notoʻgʻri yoki eskirgan. Tekshirib, qayta kiriting',
    ru: 'Код неверный или устарел. Проверьте и введите снова',
  },
  unavailable: {
    uz: 'Doʻkon hozir band, birozdan soʻng urinib koʻring',
    ru: 'Магазин сейчас занят, попробуйте немного позже',
  },
  unauthorized: { uz: 'Avval hisobingizga kiring', ru: 'Сначала войдите в аккаунт' },
} as const;

export type MessageKey = keyof typeof messages;
