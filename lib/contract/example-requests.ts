import type { CallName } from './calls';
import type { Sent } from './contract';

/** A value of the header `Idempotency-Key`. */
export const EXAMPLE_KEY = '5f0c9a1e-7d0b-4f53-9d0e-2f6a6c1b8e47';

const PHONE = '998901234567';
const TEAPOT = { id: 385, slug: 'sopol-choynak-rishton-385', sub_product: 1119, price: 185_000 };
const SOLD_OUT = { sub_product: 29 };
/** The district `Chilonzor` in Tashkent. */
const DISTRICT = { region: 1726, district: 1_726_002 };
const ADDRESS = {
  ...DISTRICT,
  city: DISTRICT.district,
  house: 'Bunyodkor shoh koʻchasi, 21',
  entrance: '2',
  floor: '5',
  flat: '48',
};
const NEW_ADDRESS_ID = 1;
const PLACED_ORDER_ID = 20_000_001;
const RECEIVED_ORDER_ID = 20_000_002;

/**
 * One request per endpoint for the API reference, with products of the demonstration shop.
 *
 * `tests/mock/example-responses.test.ts` sends them to the shop and records the responses in
 * `example-responses.json`.
 */
export const exampleRequests: { readonly [Name in CallName]: Sent<Name> } = {
  'user.sendCode': { body: { phone: PHONE } },
  'user.signIn': { body: { phone: PHONE, code: '12345' } },
  'user.signOut': {},
  'user.get': {},
  'user.change': {
    body: {
      first_name: 'Madina',
      last_name: 'Karimova',
      gender: 'female',
      email: 'madina@example.uz',
    },
  },
  'address.list': { query: { city: DISTRICT.district } },
  'address.add': { body: ADDRESS },
  'address.change': {
    params: { id: NEW_ADDRESS_ID },
    body: { ...ADDRESS, comment: 'Domofon ishlamaydi' },
  },
  'address.remove': { params: { id: NEW_ADDRESS_ID } },
  'cart.list': {},
  'cart.put': { body: { sub_product: TEAPOT.sub_product, amount: 2 } },
  'cart.remove': { params: { id: TEAPOT.sub_product } },
  'liked.list': {},
  'liked.add': { body: { product: TEAPOT.id } },
  'liked.remove': { params: { id: TEAPOT.id } },
  'order.oneClick': {
    body: {
      full_name: 'Madina Karimova',
      phone_number: PHONE,
      ...DISTRICT,
      address: ADDRESS.house,
      type: 1,
      longitude: '69.2045',
      latitude: '41.2857',
      products: [
        {
          product: TEAPOT.id,
          sub_product: TEAPOT.sub_product,
          price: TEAPOT.price,
          count: 1,
        },
      ],
    },
  },
  'order.place': {
    body: {
      lines: [{ sub_product: TEAPOT.sub_product, amount: 1, price: TEAPOT.price }],
      full_name: 'Madina Karimova',
      phone_number: PHONE,
      delivery: { type: 'courier', ...ADDRESS },
      payment: 'sandbox',
      comment: 'Kechqurun yetkazing',
    },
  },
  'geo.regions': {},
  'geo.cities': { query: { region: DISTRICT.region } },
  'geo.deliveryPoints': { query: { city: DISTRICT.district } },
  'catalog.categories': {},
  'product.list': { query: { search: 'choynak', price_max: 300_000, sort: 'price_asc', size: 2 } },
  'product.get': { params: { slug: TEAPOT.slug } },
  'product.short': { params: { slug: TEAPOT.slug } },
  'catalog.collections': { query: { size: 2 } },
  'catalog.banners': {},
  'sale.products': { params: { id: 1 }, query: { page: 1, size: 2 } },
  'sale.get': { params: { id: 1 } },
  'content.posts': { query: { page: 1, size: 2 } },
  'content.post': { params: { id: 1 } },
  'content.postGroup': { params: { group: 'about' } },
  'content.faq': {},
  'content.menuPage': { params: { id: 9 } },
  'product.seen': { query: { page: 1, size: 2 } },
  'site.menu': { query: { with_children: '1' } },

  'site.settings': {},
  'site.contact': {},
  'content.team': {},
  'content.partners': {},
  'geo.branches': {},
  'product.similar': { params: { slug: TEAPOT.slug }, query: { size: 2 } },
  'product.offers': { query: { ids: [TEAPOT.id, 110] } },
  'product.suggest': { query: { q: 'choy' } },
  'catalog.sitemap': { query: { after: 0, size: 2 } },
  'product.markSeen': { body: { product: TEAPOT.id } },
  'restock.list': {},
  'restock.add': { body: { ...SOLD_OUT, phone: PHONE } },
  'restock.remove': { params: { id: SOLD_OUT.sub_product } },
  'review.list': { params: { slug: TEAPOT.slug }, query: { sort: 'new', size: 2 } },
  'review.add': {
    params: { slug: TEAPOT.slug },
    body: { rating: 5, text: 'Chiroyli ishlangan, suv tomchilamaydi' },
  },
  'order.quote': {
    body: {
      lines: [{ sub_product: TEAPOT.sub_product, amount: 2 }],
      delivery: { type: 'courier', district: DISTRICT.district },
      promo_code: 'CHORSU10',
    },
  },
  'order.list': { query: { state: 'active', size: 2 } },
  'order.get': { params: { id: PLACED_ORDER_ID } },
  'order.sent': {},
  'order.cancel': { params: { id: PLACED_ORDER_ID } },
  'order.return': {
    params: { id: RECEIVED_ORDER_ID },
    body: { lines: [RECEIVED_ORDER_ID * 1000 + 1], reason: 'Oʻlchami toʻgʻri kelmadi' },
  },
  'order.pay': { params: { id: PLACED_ORDER_ID }, body: { provider: 'sandbox' } },
  'user.instalment': {},
  'user.sessions': {},
  'user.endSession': { params: { id: 2 } },
  'user.endSessions': {},
};
