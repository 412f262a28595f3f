import { h2, p, page, t, table, ul } from './text';

/**
 * Sizes are Russian; EU and letter sizes follow the usual conversion. Lengths are in centimeters.
 */
export const clothesSizes = t(
  page(
    h2('Qanday oʻlchanadi'),
    ul(
      'Koʻkrak aylanasi: tasmani koʻkrakning eng boʻrtiq joyidan va kuraklar ustidan oʻtkazing.',
      'Bel aylanasi: belning eng ingichka joyidan oʻlchang, qorinni tortmang.',
      'Boʻksa aylanasi: boʻksaning eng keng joyidan oʻlchang.',
    ),
    p(
      'Tasma tanaga tegib tursin, lekin qismasin. Oʻlchov ikki oʻlcham orasiga tushsa, kattarogʻini tanlang.',
    ),
    h2('Ayollar kiyimlari'),
    table(
      'RU|EU|Harf|Koʻkrak, sm|Bel, sm|Boʻksa, sm',
      ...['42|36|S|82–85|64–67|90–93', '44|38|M|86–89|68–71|94–97'],
      ...['46|40|L|90–93|72–75|98–101', '48|42|XL|94–97|76–79|102–105'],
      '50|44|XXL|98–101|80–83|106–109',
    ),
    h2('Ayollar jinsilari'),
    table(
      'Oʻlcham, dyuym|RU|Bel, sm|Boʻksa, sm',
      ...['26|42|64–66|90–92', '27|42–44|67–69|93–95', '28|44|70–71|96–97'],
      ...['29|46|72–74|98–100', '30|46–48|75–77|101–103', '31|48|78–80|104–106'],
    ),
    h2('Erkaklar kiyimlari'),
    table(
      'RU|EU|Harf|Koʻkrak, sm|Bel, sm|Boʻksa, sm',
      ...['46|46|S|90–93|78–81|94–97', '48|48|M|94–97|82–85|98–101'],
      ...['50|50|L|98–101|86–89|102–105', '52|52|XL|102–105|90–94|106–109'],
      '54|54|XXL|106–109|95–99|110–113',
    ),
  ),
  page(
    h2('Как измерить'),
    ul(
      'Обхват груди: лента проходит по самым выступающим точкам груди и по лопаткам.',
      'Обхват талии: измерьте в самом узком месте, живот не втягивайте.',
      'Обхват бёдер: измерьте в самом широком месте.',
    ),
    p(
      'Лента прилегает к телу, но не стягивает его. Если мерка попала между двумя размерами, выбирайте больший.',
    ),
    h2('Женская одежда'),
    table(
      'RU|EU|Буква|Грудь, см|Талия, см|Бёдра, см',
      ...['42|36|S|82–85|64–67|90–93', '44|38|M|86–89|68–71|94–97'],
      ...['46|40|L|90–93|72–75|98–101', '48|42|XL|94–97|76–79|102–105'],
      '50|44|XXL|98–101|80–83|106–109',
    ),
    h2('Женские джинсы'),
    table(
      'Размер, дюймы|RU|Талия, см|Бёдра, см',
      ...['26|42|64–66|90–92', '27|42–44|67–69|93–95', '28|44|70–71|96–97'],
      ...['29|46|72–74|98–100', '30|46–48|75–77|101–103', '31|48|78–80|104–106'],
    ),
    h2('Мужская одежда'),
    table(
      'RU|EU|Буква|Грудь, см|Талия, см|Бёдра, см',
      ...['46|46|S|90–93|78–81|94–97', '48|48|M|94–97|82–85|98–101'],
      ...['50|50|L|98–101|86–89|102–105', '52|52|XL|102–105|90–94|106–109'],
      '54|54|XXL|106–109|95–99|110–113',
    ),
  ),
);

const feet = [
  '36|37|23,0',
  '37|38|24,0',
  '38|39|24,5',
  '39|40|25,0',
  '40|41|25,5',
  '41|42|26,5',
  '42|43|27,0',
  '43|44|27,5',
  '44|45|28,5',
  '45|46|29,0',
];

export const shoeSizes = t(
  page(
    h2('Qanday oʻlchanadi'),
    ul(
      'Kechqurun oʻlchang: kun oxirida oyoq biroz kattalashadi.',
      'Oyogʻingizni varaq ustiga qoʻying, tovon va eng uzun barmoq uchini belgilang.',
      'Ikki belgi orasini santimetrda oʻlchang. Oyoqlar farq qilsa, uzunrogʻini hisobga oling.',
    ),
    p('Oʻlchov ikki oʻlcham orasiga tushsa yoki qalin paypoq kiysangiz, kattarogʻini tanlang.'),
    h2('Ayollar va erkaklar poyabzali'),
    table('Oʻlcham (RU)|EU|Oyoq uzunligi, sm', ...feet),
  ),
  page(
    h2('Как измерить'),
    ul(
      'Измеряйте вечером: к концу дня стопа немного увеличивается.',
      'Встаньте на лист бумаги, отметьте пятку и кончик самого длинного пальца.',
      'Измерьте расстояние между отметками в сантиметрах. Если стопы разные, берите большую.',
    ),
    p('Если мерка попала между двумя размерами или вы носите толстый носок, выбирайте больший.'),
    h2('Женская и мужская обувь'),
    table('Размер (RU)|EU|Длина стопы, см', ...feet),
  ),
);

const heads = ['54–55|S', '56–57|M', '58–59|L', '60–61|XL'];
const rings = ['16|50', '17|53', '18|57', '19|60'];
const socks = ['36–38|23–24,5', '39–41|25–26,5', '42–44|27–28,5'];

export const accessorySizes = t(
  page(
    h2('Bosh kiyimlar'),
    p(
      'Tasmani peshona oʻrtasidan, quloqlar ustidan va ensadan oʻtkazib, bosh aylanasini oʻlchang.',
    ),
    table('Bosh aylanasi, sm|Harf', ...heads),
    h2('Uzuklar'),
    p('Oʻlcham uzukning ichki diametriga teng. Barmoqni kechqurun, issiq xonada oʻlchang.'),
    table('Oʻlcham, mm|Barmoq aylanasi, mm', ...rings),
    h2('Paypoqlar'),
    table('Oʻlcham|Oyoq uzunligi, sm', ...socks),
  ),
  page(
    h2('Головные уборы'),
    p('Измерьте обхват головы: лента проходит посередине лба, над ушами и по затылку.'),
    table('Обхват головы, см|Буква', ...heads),
    h2('Кольца'),
    p('Размер равен внутреннему диаметру кольца. Измеряйте палец вечером, в тепле.'),
    table('Размер, мм|Обхват пальца, мм', ...rings),
    h2('Носки'),
    table('Размер|Длина стопы, см', ...socks),
  ),
);
