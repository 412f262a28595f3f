import { postPicture } from '@/api/demo/pictures/picture-path';
import type { SeedPost } from './post';
import { h2, ol, p, page, t, ul } from './text';

const uz = page(
  p(
    'Ushbu hujjat {shop} internet-doʻkonining («Sotuvchi») mahsulotlarni masofadan sotib olish boʻyicha ommaviy ofertasidir. Saytda buyurtma bergan har qanday shaxs («Xaridor») shartlarni toʻliq qabul qilgan hisoblanadi.',
  ),
  h2('1. Atamalar'),
  ul(
    'Sayt: ushbu manzildagi internet-doʻkon va uning sahifalari.',
    'Mahsulot: saytda tavsifi, narxi va surati koʻrsatilgan buyum.',
    'Buyurtma: xaridorning tanlangan mahsulotlarni sotib olish va yetkazib berish haqidagi soʻrovi.',
    'Topshirish punkti: buyurtma olib ketiladigan manzil.',
  ),
  h2('2. Shartnoma predmeti'),
  p(
    'Sotuvchi mahsulotni xaridor mulkiga topshirish, xaridor esa uni qabul qilish va narxini toʻlash majburiyatini oladi. Shartnoma buyurtma rasmiylashtirilgan va unga raqam berilgan paytdan tuzilgan hisoblanadi.',
  ),
  h2('3. Buyurtma berish'),
  ol(
    'Xaridor mahsulotni savatga qoʻshadi yoki «Bir bosishda xarid» orqali soʻrov yuboradi.',
    'Ism, telefon raqami va yetkazib berish manzilini koʻrsatadi.',
    'Yetkazib berish va toʻlov turini tanlab, yakuniy summani tasdiqlaydi.',
    'Sotuvchi buyurtma raqamini darhol sahifada va kabinetda koʻrsatadi.',
  ),
  p(
    'Xaridor koʻrsatgan maʼlumotlar notoʻgʻri boʻlib, buyurtma yetkazilmasa, qayta yetkazish xarajatini xaridor toʻlaydi.',
  ),
  h2('4. Narx va toʻlov'),
  p(
    'Narxlar Oʻzbekiston soʻmida, qoʻshilgan qiymat soligʻi bilan koʻrsatiladi. Mahsulot narxi toʻlov turiga, naqd yoki naqdsiz ekaniga qarab oʻzgarmaydi. Yetkazib berish narxi alohida va toʻlovdan oldin koʻrsatiladi.',
  ),
  p(
    'Tasdiqlangan buyurtma narxi bir tomonlama oʻzgartirilmaydi. Saytdagi narxda aniq texnik xato boʻlsa, sotuvchi xaridorni xabardor qiladi; xaridor buyurtmani toʻgʻri narxda tasdiqlashi yoki bekor qilishi mumkin.',
  ),
  p(
    'Muddatli toʻlovda birinchi toʻlov, oylik toʻlov, muddat, umumiy summa va ortiqcha toʻlov shartnoma tuzilguncha koʻrsatiladi va alohida shartnoma bilan rasmiylashtiriladi.',
  ),
  h2('5. Yetkazib berish'),
  p(
    'Muddat hududga bogʻliq va rasmiylashtirish sahifasida koʻrsatiladi. Mahsulotning tasodifan nobud boʻlish xavfi u xaridorga topshirilgan paytdan oʻtadi. Xaridor qutini qabul qilishda koʻzdan kechirish va nuqson topilsa qabul qilmaslik huquqiga ega.',
  ),
  h2('6. Qaytarish va almashtirish'),
  p(
    'Tegishli sifatli mahsulotni olgan kundan boshlab {return_days} kun ichida, u ishlatilmagan, koʻrinishi va yorliqlari saqlangan boʻlsa, almashtirish yoki qaytarish mumkin. Qonunda belgilangan, qaytarib olinmaydigan mahsulotlar bundan mustasno.',
  ),
  p(
    'Nuqsonli mahsulot boʻyicha xaridor oʻz tanloviga koʻra bepul tuzatish, almashtirish, narxini kamaytirish yoki pulni qaytarishni talab qilishi mumkin.',
  ),
  h2('7. Kafolat'),
  p(
    'Kafolat muddati mahsulot sahifasida va kafolat talonida koʻrsatiladi. Kafolat xaridor foydalanish qoidalarini buzgan hollarda amal qilmaydi.',
  ),
  h2('8. Shaxsiy maʼlumotlar'),
  p(
    'Xaridor ism, telefon raqami va manzilini buyurtmani bajarish uchun qayta ishlashga rozilik beradi. Maʼlumotlar Oʻzbekiston hududida saqlanadi, yetkazib berish va toʻlov xizmatlaridan boshqa uchinchi shaxslarga berilmaydi. Xaridor maʼlumotlarini oʻzgartirish yoki oʻchirishni istalgan vaqtda soʻrashi mumkin.',
  ),
  h2('9. Tomonlarning javobgarligi'),
  p(
    'Tomonlar majburiyatlarini bajarmaganlik uchun Oʻzbekiston Respublikasi qonunchiligiga muvofiq javob beradi. Tabiiy ofat, davlat organlari qarorlari va boshqa yengib boʻlmas kuch holatlarida tomonlar javobgarlikdan ozod qilinadi.',
  ),
  h2('10. Nizolar va boshqa shartlar'),
  p(
    'Eʼtirozlar yozma ravishda salom@chorsu.uz manziliga yuboriladi va 10 kun ichida koʻrib chiqiladi. Kelishuvga erishilmasa, nizo sudda hal qilinadi. Sotuvchi ofertani oʻzgartirishi mumkin; berilgan buyurtmalarga buyurtma kunidagi shartlar amal qiladi.',
  ),
);

const ru = page(
  p(
    'Настоящий документ является публичной офертой интернет-магазина {shop} («Продавец») о дистанционной продаже товаров. Любое лицо, оформившее заказ на сайте («Покупатель»), считается полностью принявшим её условия.',
  ),
  h2('1. Термины'),
  ul(
    'Сайт: интернет-магазин по этому адресу и все его страницы.',
    'Товар: вещь, описание, цена и изображение которой размещены на сайте.',
    'Заказ: запрос покупателя на покупку и доставку выбранных товаров.',
    'Пункт выдачи: адрес, по которому можно забрать заказ.',
  ),
  h2('2. Предмет договора'),
  p(
    'Продавец обязуется передать товар в собственность покупателя, а покупатель принять его и оплатить. Договор считается заключённым с момента, когда заказ оформлен и ему присвоен номер.',
  ),
  h2('3. Оформление заказа'),
  ol(
    'Покупатель добавляет товар в корзину или отправляет запрос через «Купить в один клик».',
    'Указывает имя, номер телефона и адрес доставки.',
    'Выбирает способ доставки и оплаты и подтверждает итоговую сумму.',
    'Продавец сразу показывает номер заказа на странице и в кабинете.',
  ),
  p(
    'Если заказ не доставлен из-за неверных данных покупателя, повторную доставку оплачивает покупатель.',
  ),
  h2('4. Цена и оплата'),
  p(
    'Цены указаны в узбекских сумах с учётом налога на добавленную стоимость. Цена товара не меняется в зависимости от способа оплаты, наличного или безналичного. Стоимость доставки показывается отдельно и до оплаты.',
  ),
  p(
    'Цена подтверждённого заказа не меняется в одностороннем порядке. При явной технической ошибке в цене продавец сообщает об этом покупателю, и тот может подтвердить заказ по верной цене или отменить его.',
  ),
  p(
    'При рассрочке первый и ежемесячный платёж, срок, общая сумма и переплата показываются до заключения договора и оформляются отдельным договором.',
  ),
  h2('5. Доставка'),
  p(
    'Срок зависит от региона и показывается при оформлении заказа. Риск случайной гибели товара переходит к покупателю с момента передачи. Покупатель вправе осмотреть товар при получении и не принимать его, если обнаружит недостаток.',
  ),
  h2('6. Возврат и обмен'),
  p(
    'Товар надлежащего качества можно обменять или вернуть в течение {return_days} дней со дня получения, если он не был в употреблении, сохранены его вид и ярлыки. Исключение составляют товары, которые по закону возврату не подлежат.',
  ),
  p(
    'По товару с недостатком покупатель вправе по своему выбору потребовать бесплатного устранения, замены, уменьшения цены или возврата денег.',
  ),
  h2('7. Гарантия'),
  p(
    'Гарантийный срок указан на странице товара и в гарантийном талоне. Гарантия не действует, если покупатель нарушил правила использования.',
  ),
  h2('8. Персональные данные'),
  p(
    'Покупатель соглашается на обработку имени, номера телефона и адреса для исполнения заказа. Данные хранятся на территории Узбекистана и не передаются третьим лицам, кроме служб доставки и оплаты. Покупатель может в любое время попросить изменить или удалить свои данные.',
  ),
  h2('9. Ответственность сторон'),
  p(
    'За неисполнение обязательств стороны отвечают по законодательству Республики Узбекистан. Стороны освобождаются от ответственности при стихийных бедствиях, решениях государственных органов и других обстоятельствах непреодолимой силы.',
  ),
  h2('10. Споры и прочие условия'),
  p(
    'Претензии направляются письменно на salom@chorsu.uz и рассматриваются в течение 10 дней. Если согласие не достигнуто, спор решает суд. Продавец может изменить оферту; к оформленным заказам применяются условия, действовавшие в день заказа.',
  ),
);

export const offer: SeedPost = {
  title: t('Ommaviy oferta', 'Публичная оферта'),
  excerpt: t(
    '{shop} internet-doʻkonida mahsulot sotib olish, yetkazib berish va qaytarish shartlari.',
    'Условия покупки, доставки и возврата товаров в интернет-магазине {shop}.',
  ),
  image: postPicture({
    tint: 'sand',
    subjects: ['book-alphabet', 'scales-kitchen~white', 'cabinet-filing~beige'],
  }),
  daysAgo: 180,
  updatedDaysAgo: 60,
  text: t(uz, ru),
};
