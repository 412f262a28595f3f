import type { Messages } from 'next-intl';

/**
 * What components of every page's first load say, by path. It is in the HTML of each page: what is
 * opened later brings all messages along (`late`), what belongs to a few pages comes with them
 * (`PageMessages`).
 */
const firstLoad = [
  ...['account.addresses', 'account.cabinet', 'account.exit', 'account.orders'],
  ...['account.profile', 'account.sessionEnded', 'account.signIn', 'actions.retry'],
  ...['cart.add', 'cart.addOf', 'cart.addShort', 'cart.amountOf', 'cart.decrease', 'cart.failed'],
  ...['cart.increase', 'cart.kept', 'cart.replayed', 'cart.replayRefused'],
  ...['errors.offline', 'errors.page'],
  ...['header.cart', 'header.cartCount', 'header.catalogue', 'header.home', 'header.language'],
  ...['header.liked', 'header.likedCount', 'header.menu', 'layout.saved'],
  ...['liked.add', 'liked.addOf', 'liked.added', 'liked.failed'],
  ...['notice.testMode', 'notice.testModeMore', 'notice.testModeText', 'notice.understood'],
  ...['menu.bottom', 'product.new', 'product.ratingOf', 'product.seen', 'product.soldOut'],
  ...['quickView.open', 'quickView.openOf', 'search.clear', 'search.label', 'search.placeholder'],
];

const pages = {
  about: ['about.pause', 'about.play'],
  cart: ['cart', 'instalment.fromMonthly', 'instalment.row'],
  contacts: ['map.failed', 'map.retry', 'map.show'],
  home: [
    ...['carousel', 'home.all', 'home.allBranches', 'home.branches', 'home.closed', 'home.map'],
    ...['home.more', 'home.moreFailed', 'home.onMap', 'home.open'],
    ...['map.failed', 'map.retry', 'map.show'],
  ],
  liked: ['liked'],
  list: [
    ...['catalog.apply', 'catalog.category', 'catalog.clear', 'catalog.close'],
    ...['catalog.discounted', 'catalog.express', 'catalog.filters', 'catalog.from'],
    ...['catalog.moreFailed', 'catalog.moreOptions', 'catalog.priceFrom', 'catalog.priceIn'],
    ...['catalog.priceTo', 'catalog.showFound', 'catalog.showMore', 'catalog.shownOf'],
    ...['catalog.sort', 'catalog.sortBy', 'catalog.to'],
  ],
  orders: ['checkout', 'orderResult', 'payment'],
  product: [
    ...['cart.open', 'instalment.fromMonthly', 'instalment.row', 'oneClick.open', 'product.buy'],
    ...['product.enlarge', 'product.gallery', 'product.linkCopied', 'product.pictureOf'],
    ...['product.inStock', 'product.share', 'product.showPicture', 'product.stock'],
  ],
  user: ['account', 'actions', 'address', 'orders', 'profile'],
} as const;

export type SpeakingPage = keyof typeof pages;

type Tree = { [name: string]: string | Tree };

export function firstLoadMessages(messages: Messages): Messages {
  return messagesAt(messages, firstLoad);
}

export function pageMessages(messages: Messages, page: SpeakingPage): Messages {
  return messagesAt(messages, pages[page]);
}

/** The messages under `paths`: whole namespaces, parts of them, or single ones. */
function messagesAt(messages: Messages, paths: readonly string[]): Messages {
  const picked: Tree = {};
  for (const path of paths) copy(messages, picked, path.split('.'));
  return asMessages(picked);
}

function copy(from: Tree, to: Tree, [name = '', ...rest]: string[]) {
  const part = from[name];
  if (part === undefined) return;
  if (rest.length === 0 || typeof part === 'string') {
    to[name] = part;
    return;
  }
  const kept = to[name];
  const inner: Tree = typeof kept === 'object' ? { ...kept } : {};
  copy(part, inner, rest);
  to[name] = inner;
}

/**
 * Components ask only for what is listed for them: a missing message is an error in the console and
 * fails every end-to-end test that meets it.
 */
function asMessages(part: Tree): Messages {
  return part as Messages;
}
