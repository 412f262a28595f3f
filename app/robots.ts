import type { MetadataRoute } from 'next';

/** Pages of one shopper, and the API; everything that must drop out by `noindex` stays readable. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/cart', '/liked', '/orders', '/ru/cart', '/ru/liked', '/ru/orders'],
    },
  };
}
