import { foldLoose } from '@/lib/domain/text/fold';

/** Brands as written and as pronounced: any form in a row matches all forms of the row. */
const brands = [
  ['iphone', 'айфон', 'ayfon', 'ифон', 'ifon', 'айфин'],
  ['apple', 'эпл', 'эппл', 'апл', 'эйпл', 'epl', 'apl'],
  ['ipad', 'айпад', 'aypad'],
  ['macbook', 'макбук', 'makbuk', 'мак бук'],
  ['imac', 'аймак', 'aymak'],
  ['airpods', 'аирподс', 'эирподс', 'эйрподс', 'эйрподсы', 'air pods', 'erpods', 'eyrpods'],
  ['samsung', 'самсунг', 'самсунк', 'самсун', 'sansung'],
  ['galaxy', 'галакси', 'гелакси', 'galaksi', 'гэлакси'],
  [
    'xiaomi',
    'сяоми',
    'ксиаоми',
    'ксяоми',
    'шаоми',
    'шиаоми',
    'сиоми',
    'xaomi',
    'shaomi',
    'mi',
    'ми',
  ],
  ['redmi', 'редми', 'ридми', 'redme'],
  ['poco', 'поко', 'pokko'],
  ['huawei', 'хуавей', 'хуавэй', 'хуавеи', 'вавей', 'huavey', 'xuavey'],
  ['honor', 'хонор', 'хонер', 'xonor', 'онор'],
  ['realme', 'реалми', 'рилми', 'realmi', 'риалми'],
  ['oppo', 'оппо', 'опо'],
  ['vivo', 'виво'],
  ['infinix', 'инфиникс', 'infiniks'],
  ['tecno', 'текно', 'tekno'],
  ['nokia', 'нокиа', 'нокия'],
  ['oneplus', 'one plus', 'ванплас', 'уанплюс'],
  ['lg', 'лджи', 'элджи', 'эл джи', 'elji', 'eldji', 'el ji'],
  ['artel', 'артел', 'артель'],
  ['shivaki', 'шиваки'],
  ['avalon', 'авалон'],
  ['hisense', 'хайсенс', 'хисенсе', 'xaysens', 'haysens'],
  ['haier', 'хайер', 'хаер', 'xayer'],
  ['bosch', 'бош', 'босх', 'bosh'],
  ['siemens', 'сименс', 'simens'],
  ['philips', 'филипс', 'фелипс', 'filips'],
  ['tefal', 'тефаль', 'тифаль', 'tifal'],
  ['panasonic', 'панасоник', 'panasonik'],
  ['sony', 'сони', 'soni'],
  ['playstation', 'плейстейшн', 'плейстейшен', 'play station', 'плей стейшн', 'pleysteyshn'],
  ['xbox', 'иксбокс', 'хбокс', 'iksboks'],
  ['nintendo', 'нинтендо'],
  ['toshiba', 'тошиба'],
  ['sharp', 'шарп'],
  ['braun', 'браун'],
  ['gorenje', 'горенье', 'gorenye'],
  ['electrolux', 'электролюкс', 'elektrolyuks', 'elektroluks'],
  ['indesit', 'индезит', 'индесит'],
  ['ariston', 'аристон'],
  ['beko', 'беко'],
  ['midea', 'мидеа', 'мидея'],
  ['dyson', 'дайсон', 'dayson'],
  ['karcher', 'kärcher', 'керхер', 'кархер', 'karxer'],
  ['makita', 'макита'],
  ['dewalt', 'девольт', 'деволт', 'дивалт', 'devolt'],
  ['asus', 'асус'],
  ['acer', 'асер', 'эйсер', 'эсер', 'eyser'],
  ['lenovo', 'леново'],
  ['dell', 'делл', 'дел'],
  ['hp', 'hewlett packard', 'хьюлетт паккард', 'эйчпи', 'эйч пи'],
  ['msi', 'мси', 'эмэсай'],
  ['intel', 'интел', 'интель'],
  ['canon', 'кэнон', 'канон', 'кенон'],
  ['epson', 'эпсон'],
  ['logitech', 'логитек', 'лоджитек', 'logitek'],
  ['jbl', 'джибиэль', 'джибиэл', 'джи би эл', 'жбл'],
  ['marshall', 'маршалл', 'маршал'],
  ['anker', 'анкер'],
  ['baseus', 'базеус', 'бейсус', 'басеус'],
  ['tp link', 'tplink', 'тп линк', 'тплинк'],
  ['kingston', 'кингстон', 'kingstone'],
  ['sandisk', 'сандиск', 'сэндиск'],
  ['adidas', 'адидас'],
  ['nike', 'найк', 'найки', 'нике', 'nayk'],
  ['puma', 'пума'],
  ['reebok', 'рибок', 'ribok'],
  ['new balance', 'нью баланс', 'нью беланс'],
  ['skechers', 'скечерс', 'скетчерс'],
  ['converse', 'конверс', 'konvers'],
  ['vans', 'ванс', 'вэнс'],
  ['zara', 'зара'],
  ['lacoste', 'лакост', 'lakost'],
  ['levis', 'левис', 'левайс', 'levays'],
  ['columbia', 'коламбия', 'колумбия'],
  ['lego', 'лего'],
  ['barbie', 'барби', 'barbi'],
  ['hot wheels', 'хот вилс', 'хотвилс'],
  ['pampers', 'памперс'],
  ['huggies', 'хаггис', 'хагис', 'xaggis'],
  ['nivea', 'нивея', 'нивеа', 'niveya'],
  ['loreal', 'l oreal', 'лореаль', 'лореал'],
  ['maybelline', 'мейбелин', 'мэйбилин', 'мейбеллин', 'maybelin'],
  ['garnier', 'гарньер', 'гарнье', 'garnye'],
  ['gillette', 'жиллет', 'джилет', 'jillet', 'jilet'],
  ['colgate', 'колгейт', 'kolgeyt'],
  ['oral b', 'орал би', 'oralb', 'оралби'],
  ['nescafe', 'нескафе', 'neskafe'],
  ['jacobs', 'якобс', 'джекобс', 'yakobs'],
  ['lipton', 'липтон'],
  ['ahmad', 'ахмад', 'axmad'],
  ['wi fi', 'wifi', 'вайфай', 'вай фай', 'vayfay'],
  ['bluetooth', 'блютуз', 'блютус', 'blyutuz', 'blutuz', 'blue tooth'],
  ['power bank', 'powerbank', 'повербанк', 'пауэрбанк', 'павербанк', 'повер банк', 'pauerbank'],
  ['smart watch', 'smartwatch', 'смарт часы', 'смартвотч'],
  ['usb', 'юсб', 'юэсби'],
];

/** Colloquial words: the first word also matches the others, but not vice versa. */
const colloquial = [
  ['телефон', 'смартфон'],
  ['мобильный', 'смартфон'],
  ['сотка', 'смартфон'],
  ['уяли', 'смартфон'],
  ['телик', 'телевизор'],
  ['tv', 'телевизор'],
  ['тв', 'телевизор'],
  ['ноут', 'ноутбук'],
  ['нотбук', 'ноутбук'],
  ['комп', 'компьютер'],
  ['холодос', 'холодильник'],
  ['muzlatkich', 'muzlatgich'],
  ['sovutgich', 'muzlatgich'],
  ['sovutkich', 'muzlatgich'],
  ['sovitkich', 'muzlatgich'],
  ['стиралка', 'стиральная машина'],
  ['микроволновка', 'микроволновая печь'],
  ['кондей', 'кондиционер'],
  ['кондёр', 'кондиционер'],
  ['зарядка', 'зарядное устройство'],
  ['чайник', 'электрочайник'],
  ['велик', 'велосипед'],
  ['кроссы', 'кроссовки'],
];

/** Maps a folded word, or a phrase with spaces, to all its synonyms. */
export const aliases: ReadonlyMap<string, string[][]> = toAliases();

export const ALIAS_WORDS_MAX = 3;

function toAliases(): Map<string, string[][]> {
  const known = new Map<string, string[][]>();
  for (const row of brands) {
    const forms = [...new Set(row.map(foldLoose))];
    for (const form of forms) known.set(form, forms.map(toWords));
  }
  for (const row of colloquial) {
    const forms = row.map(foldLoose);
    known.set(forms[0] ?? '', [...new Set(forms)].map(toWords));
  }
  return known;
}

function toWords(form: string): string[] {
  return form.split(' ');
}
