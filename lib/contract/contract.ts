import { z } from 'zod';
import { SEARCH_LENGTH_MAX } from '@/lib/domain/product/bounds';
import { address, addressForm } from './address';
import { type CallName, calls } from './calls';
import { cartLine, putCartLine } from './cart';
import { banner, collection, sale } from './catalog';
import { faqEntry, menuPage, partner, post, postDetail, postGroup, teamMember } from './content';
import { branch, deliveryPoint, region, regionWithTerms } from './geo';
import { addLiked, likedItem } from './liked';
import {
  oneClickForm,
  order,
  orderForm,
  orderList,
  orderQuery,
  paymentRequest,
  paymentStart,
  returnForm,
} from './order';
import {
  offer,
  offerQuery,
  product,
  productCard,
  productList,
  productQuery,
  shortProduct,
  suggestion,
} from './product';
import { quote, quoteRequest } from './quote';
import { newRestockAlert, restockAlert } from './restock';
import { newReview, review, reviewList, reviewQuery } from './review';
import { byId, bySlug, flag, listOf, paging, size } from './shape';
import { contact, menuItem, settings } from './site';
import { sitemapProduct, sitemapQuery } from './sitemap';
import { typedLine } from './typed-text';
import {
  codeRequest,
  codeSent,
  installmentLimit,
  session,
  signedIn,
  signIn,
  user,
  userChange,
} from './user';

/** The schemas and properties of one endpoint. */
export type CallShape = {
  params?: z.ZodType;
  query?: z.ZodObject;
  body?: z.ZodType;
  data: z.ZodType;
  /** Only for signed-in customers: without a valid token the response is 401. */
  customer?: true;
  /** The items use `_id` instead of `id` on the wire (S3-06, S3-15). */
  underscoreId?: true;
};

/**
 * Request and response schemas of every endpoint.
 *
 * The storefront's server parses responses with them, and the API validates requests.
 */
export const contract = {
  'user.sendCode': { body: codeRequest, data: codeSent },
  'user.signIn': { body: signIn, data: signedIn },
  'user.signOut': { customer: true, data: z.null() },
  'user.get': { customer: true, data: user.nullable() },
  'user.change': { customer: true, body: userChange, data: user },
  'address.list': {
    customer: true,
    query: z.object({ city: byId.shape.id.optional() }),
    data: listOf(address),
  },
  'address.add': { customer: true, body: addressForm, data: address },
  'address.change': { customer: true, params: byId, body: addressForm, data: address },
  'address.remove': { customer: true, params: byId, data: z.null() },
  'cart.list': { data: listOf(cartLine) },
  'cart.put': { body: putCartLine, data: z.null() },
  'cart.remove': { params: byId, data: z.null() },
  'liked.list': { data: listOf(likedItem) },
  'liked.add': { body: addLiked, data: z.null() },
  'liked.remove': { params: byId, data: z.null() },
  'order.oneClick': { body: oneClickForm, data: order },
  'order.place': { customer: true, body: orderForm, data: order },
  'geo.regions': { data: listOf(regionWithTerms), underscoreId: true },
  'geo.cities': {
    query: z.object({ region: byId.shape.id.optional() }),
    data: listOf(region),
    underscoreId: true,
  },
  'geo.deliveryPoints': {
    query: z.object({ city: byId.shape.id.optional() }),
    data: listOf(deliveryPoint),
  },
  'catalog.categories': { data: listOf(menuItem) },
  'product.list': { query: productQuery, data: productList },
  'product.get': { params: bySlug, data: product },
  'product.short': { params: bySlug, data: shortProduct },
  'catalog.collections': { query: z.object({ size }), data: listOf(collection) },
  'catalog.banners': { data: listOf(banner) },
  'sale.products': { params: byId, query: paging, data: listOf(productCard) },
  'sale.get': { params: byId, data: sale, underscoreId: true },
  'content.posts': { query: paging, data: listOf(post) },
  'content.post': { params: byId, data: postDetail },
  'content.postGroup': { params: z.object({ group: z.string().max(60) }), data: postGroup },
  'content.faq': { data: listOf(faqEntry) },
  'content.menuPage': { params: byId, data: menuPage },
  'product.seen': { query: paging, data: listOf(productCard) },
  'site.menu': { query: z.object({ with_children: flag.optional() }), data: listOf(menuItem) },

  'site.settings': { data: settings },
  'site.contact': { data: contact },
  'content.team': { data: listOf(teamMember) },
  'content.partners': { data: listOf(partner) },
  'geo.branches': { data: listOf(branch) },
  'product.similar': { params: bySlug, query: z.object({ size }), data: listOf(productCard) },
  /**
   * Current prices and stock of the requested products. Omits products that no longer exist.
   */
  'product.offers': { query: offerQuery, data: listOf(offer) },
  'product.suggest': {
    query: z.object({ q: typedLine.max(SEARCH_LENGTH_MAX) }),
    data: suggestion,
  },
  'catalog.sitemap': {
    query: sitemapQuery,
    data: listOf(sitemapProduct).extend({ last: z.number().int().nonnegative() }),
  },
  'product.markSeen': { body: z.object({ product: byId.shape.id }), data: z.null() },
  'restock.list': { data: listOf(restockAlert) },
  'restock.add': { body: newRestockAlert, data: restockAlert },
  /** `id` is the id of the variant. */
  'restock.remove': { params: byId, data: z.null() },
  'review.list': { params: bySlug, query: reviewQuery, data: reviewList },
  'review.add': { customer: true, params: bySlug, body: newReview, data: review },
  'order.quote': { body: quoteRequest, data: quote },
  'order.list': { customer: true, query: orderQuery, data: orderList },
  'order.get': { customer: true, params: byId, data: order },
  /**
   * The order that the caller created with the request's `Idempotency-Key`; null if there is none.
   */
  'order.sent': { data: order.nullable() },
  'order.cancel': { customer: true, params: byId, data: order },
  'order.return': { customer: true, params: byId, body: returnForm, data: order },
  'order.pay': { customer: true, params: byId, body: paymentRequest, data: paymentStart },
  'user.instalment': { customer: true, data: installmentLimit },
  'user.sessions': { customer: true, data: listOf(session) },
  'user.endSession': { customer: true, params: byId, data: z.null() },
  'user.endSessions': { customer: true, data: z.null() },
} as const satisfies Record<CallName, CallShape>;

/** The query of an endpoint before its schema parses it. */
export type Query<Name extends CallName> = z.input<
  (typeof contract)[Name] extends { query: infer Q extends z.ZodType } ? Q : never
>;

type Contract = typeof contract;
type Part<Name extends CallName, Key extends 'params' | 'query' | 'body', Side> =
  Contract[Name] extends Record<Key, infer Schema extends z.ZodType>
    ? { [K in Key]: Side extends 'sent' ? z.input<Schema> : z.output<Schema> }
    : unknown;

/** The input that a client passes for an endpoint, before the schemas parse it. */
export type Sent<Name extends CallName> = object &
  Part<Name, 'params', 'sent'> &
  (Part<Name, 'query', 'sent'> extends { query: infer Query }
    ? Partial<Query> extends Query
      ? { query?: Query }
      : { query: Query }
    : unknown) &
  Part<Name, 'body', 'sent'>;

/** The parsed input that an API handler receives. */
export type Received<Name extends CallName> = Part<Name, 'params', 'received'> &
  Part<Name, 'query', 'received'> &
  Part<Name, 'body', 'received'>;

/** The parsed response data of an endpoint. */
export type Data<Name extends CallName> = z.output<Contract[Name]['data']>;

/** All endpoint names. The cast is safe because the keys of `calls` are the names. */
export const callNames = Object.keys(calls) as CallName[];
