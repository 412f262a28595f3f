import type { CallName } from './calls';

/** The texts about an endpoint in the API reference. Descriptions may contain Markdown. */
type Description = { summary: string; description: string };

/** Describes every endpoint for the OpenAPI document. */
export const descriptions: Readonly<Record<CallName, Description>> = {
  'user.sendCode': {
    summary: 'Send a sign-in code',
    description:
      'Sends a five-digit code by SMS to an Uzbek phone number. Known and unknown numbers get the same response. In test mode no SMS is sent, and `detail` contains the code.',
  },
  'user.signIn': {
    summary: 'Sign in with a code',
    description:
      "Signs in and returns a token. Creates an account if the phone number has none. The guest's cart, wishlist and alerts move to the account. Send the token as `Authorization: Bearer …` in later requests.",
  },
  'user.signOut': {
    summary: 'Sign out',
    description: 'Ends the session that the token identifies and sets a new guest cookie.',
  },
  'user.get': {
    summary: 'Get the profile',
    description: "Returns the customer's profile.",
  },
  'user.change': {
    summary: 'Change the profile',
    description:
      'Changes the given fields and returns the profile. An empty e-mail or gender removes the stored one. The phone number cannot be changed.',
  },
  'address.list': {
    summary: 'List saved addresses',
    description:
      "Lists the customer's addresses, oldest first. `city` limits the list to one district.",
  },
  'address.add': {
    summary: 'Save an address',
    description:
      'Saves an address for the customer. The district must belong to the region, and `city` must have the id of the district.',
  },
  'address.change': {
    summary: 'Change an address',
    description: 'Replaces all fields of an address.',
  },
  'address.remove': {
    summary: 'Delete an address',
    description: 'Deletes an address. Orders to this address keep its text.',
  },
  'cart.list': {
    summary: 'List the cart',
    description:
      'Lists the cart lines of the customer or guest in the order in which they were added, with current prices and stock.',
  },
  'cart.put': {
    summary: 'Set a cart line',
    description:
      "Sets the amount of a sub-product in the cart and adds the line if needed. `amount` is the new amount, not a difference. A browser's first write sets the guest cookie.",
  },
  'cart.remove': {
    summary: 'Remove a cart line',
    description:
      'Removes a sub-product from the cart. `id` is the id of the sub-product. Idempotent.',
  },
  'liked.list': {
    summary: 'List the wishlist',
    description: 'Lists the wishlist of the customer or guest, latest first.',
  },
  'liked.add': {
    summary: 'Add to the wishlist',
    description: 'Adds a product to the wishlist. Idempotent.',
  },
  'liked.remove': {
    summary: 'Remove from the wishlist',
    description: 'Removes a product from the wishlist. `id` is the id of the product. Idempotent.',
  },
  'order.oneClick': {
    summary: 'Order with one click',
    description:
      'Places a cash order with courier delivery, without a cart. Guests can order within limits. Their order is canceled unless the shop confirms it or the shopper signs in with the same phone number in the same browser. In form data, `products` is a JSON string. `price` is the price of the line that the shopper saw, in UZS. Another request with the same `Idempotency-Key` returns the first order.',
  },
  'order.place': {
    summary: 'Place an order',
    description:
      'Places an order from the checkout and removes its lines from the cart. `price` is the unit price that the shopper saw, in UZS. If prices or stock have changed, the response is 409 with the current lines. `delivery` is a new address (`courier`), a saved one (`address`) or a pickup point (`pickup`). `promo_discount` is the discount that the quote showed for `promo_code`. If the discount has changed, the response is 409 with the code `promo_changed`. Another request with the same `Idempotency-Key` returns the first order.',
  },
  'geo.regions': {
    summary: 'List regions',
    description: 'Lists the regions of Uzbekistan with their delivery terms.',
  },
  'geo.cities': {
    summary: 'List districts and cities',
    description: 'Lists the districts and cities of a region, or all of them.',
  },
  'geo.deliveryPoints': {
    summary: 'List pickup points',
    description: 'Lists the pickup points in one district or city, or all of them.',
  },
  'catalog.categories': {
    summary: 'Get the category tree',
    description:
      'Returns all categories. The product count of a category includes its descendants.',
  },
  'product.list': {
    summary: 'List and search products',
    description:
      'Lists one page of products with facets. A product must match all filters, but only one of the given values per attribute. Each facet is computed with all other filters applied. To continue, send `next` of the previous page as `after`. `menu` is the slug of a category and `collection` the slug of a collection.',
  },
  'product.get': {
    summary: 'Get a product',
    description:
      'Returns a product with all its sub-products. The API uses only the id at the end of the slug. The response for a withdrawn product is 410.',
  },
  'product.short': {
    summary: 'Get a product for the quick view',
    description: 'Returns a product without its description, categories and specifications.',
  },
  'catalog.collections': {
    summary: 'List collections',
    description:
      'Lists the collections of the home page, each with its first `size` products. The product list with `collection` returns all products of a collection.',
  },
  'catalog.banners': {
    summary: 'List banners',
    description: 'Lists the banners of the home page by position.',
  },
  'sale.products': {
    summary: 'List the products of a sale',
    description: 'Lists one page of the products of a sale.',
  },
  'sale.get': {
    summary: 'Get a sale',
    description: 'Returns the name, the period and the number of products of a sale.',
  },
  'content.posts': {
    summary: 'List blog posts',
    description: 'Lists one page of blog posts without their texts.',
  },
  'content.post': {
    summary: 'Get a blog post',
    description: 'Returns a blog post with its text as HTML.',
  },
  'content.postGroup': {
    summary: 'Get a group of posts',
    description:
      'Returns a group of posts or people with its categories. In menu items of the types `post` and `person`, `group` is the name of the group.',
  },
  'content.faq': {
    summary: 'List frequently asked questions',
    description: 'Lists frequently asked questions with their answers.',
  },
  'content.menuPage': {
    summary: 'Get a menu page',
    description: 'Returns a static page with its text as HTML. `id` is the id of the menu item.',
  },
  'product.seen': {
    summary: 'List recently viewed products',
    description: 'Lists up to 30 recently viewed products of the customer or guest, latest first.',
  },
  'site.menu': {
    summary: 'List the menu',
    description: 'Lists the menu items, with their descendants if `with_children` is set.',
  },
  'site.settings': {
    summary: 'Get the settings',
    description: 'Returns the public settings of the shop: names, terms and payment methods.',
  },
  'site.contact': {
    summary: 'Get the contacts',
    description: 'Returns phone numbers, addresses, opening hours and social networks of the shop.',
  },
  'content.team': {
    summary: 'List the team',
    description: 'Lists the team members of the shop.',
  },
  'content.partners': {
    summary: 'List partners',
    description: 'Lists the partners of the shop.',
  },
  'geo.branches': {
    summary: 'List branches',
    description: 'Lists the branches of the shop with their positions and images.',
  },
  'product.similar': {
    summary: 'List similar products',
    description:
      "Lists the most popular products in the product's category, then those of each parent category.",
  },
  'product.offers': {
    summary: 'Get current prices and stock',
    description:
      'Returns the prices and stock of up to 100 products in the order of `ids`. The response omits products that no longer exist.',
  },
  'product.suggest': {
    summary: 'Suggest categories and products',
    description:
      'Suggests categories and products while the shopper types. The response to an empty text contains no suggestions.',
  },
  'catalog.sitemap': {
    summary: 'List products for a sitemap',
    description:
      'Lists the products with ids greater than `after` and up to `until`, ordered by id. `last` is the largest id of all products.',
  },
  'product.markSeen': {
    summary: 'Record a viewed product',
    description: 'Puts a product at the front of the recently viewed products.',
  },
  'restock.list': {
    summary: 'List back-in-stock alerts',
    description: 'Lists the alerts of the customer or guest, oldest first.',
  },
  'restock.add': {
    summary: 'Request a back-in-stock alert',
    description:
      'Requests one SMS when a sold-out sub-product is available again. Customers may omit the phone number. Repeating the request replaces the phone number.',
  },
  'restock.remove': {
    summary: 'Delete a back-in-stock alert',
    description: 'Deletes an alert. `id` is the id of the sub-product. Idempotent.',
  },
  'review.list': {
    summary: 'List reviews',
    description:
      "Lists one page of a product's reviews with the product's rating. To continue, send `next` of the previous page as `after`.",
  },
  'review.add': {
    summary: 'Review a product',
    description:
      'Adds a review of a product that the customer has received, with up to three photos of less than 1 MiB each. Every received order line can be reviewed once.',
  },
  'order.quote': {
    summary: 'Calculate the price of an order',
    description:
      'Calculates prices, delivery and payment methods of an order without placing it. The delivery price and date are null until the destination is known. Guests get no installment plans. A `promo_code` that gives no discount does not fail the request: `promo.trouble` and `promo.detail` state the reason. After many unknown codes, the reason is `limited`. Earlier use of the code is reported only to a signed-in customer.',
  },
  'order.list': {
    summary: 'List orders',
    description:
      "Lists one page of the customer's orders. `state` selects active or completed ones. A page holds at most 400 order lines. To continue, send `next` of the previous page as `after`.",
  },
  'order.get': {
    summary: 'Get an order',
    description: "Returns one of the customer's orders with its history.",
  },
  'order.sent': {
    summary: 'Find an order by its idempotency key',
    description:
      'Returns the order that a request with this `Idempotency-Key` has placed, or null. Use it if the response to that request was lost.',
  },
  'order.cancel': {
    summary: 'Cancel an order',
    description:
      'Cancels a new, unpaid order and restores its stock. The response is 409 when the order is paid or in progress. Idempotent.',
  },
  'order.return': {
    summary: 'Request a return',
    description:
      'Requests the return of order lines. The response is 409 if the order has not been received or its return period (`return_days`) is over. A second request for the same line changes nothing.',
  },
  'order.pay': {
    summary: 'Start an online payment',
    description:
      "Starts the payment of an order and returns the URL of the provider's payment page. The customer may change the provider and try again.",
  },
  'user.instalment': {
    summary: 'Get the installment limit',
    description:
      'Returns the remaining installment limit in UZS and the available terms in months.',
  },
  'user.sessions': {
    summary: 'List sessions',
    description: 'Lists the devices on which the customer is signed in, the current one first.',
  },
  'user.endSession': {
    summary: 'End a session',
    description: 'Ends one session of the customer. Idempotent.',
  },
  'user.endSessions': {
    summary: 'End all sessions',
    description: 'Ends all sessions, including the current one.',
  },
};
