import type { FaqEntry, PostDetail } from '@/lib/contract/content';
import type { Branch } from '@/lib/contract/geo';
import type { Product } from '@/lib/contract/product';
import type { Review } from '@/lib/contract/review';
import type { Contact, Settings } from '@/lib/contract/site';
import { activeByPosition } from '@/lib/domain/place/contacts';
import { currentPrice } from '@/lib/domain/product/discount';
import { isoDay } from '@/lib/domain/time/date';
import { envServer } from '@/lib/env.server';
import { mediaUrl } from '@/lib/http/url';
import { plainText } from './sanitize';

const absolute = (path: string) => new URL(path, envServer.SITE_URL).href;

export function breadcrumbLd(trail: { name: string; href: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(href),
    })),
  };
}

export function shopLd(settings: Settings, contact: Contact) {
  const [phone] = activeByPosition(contact.phone_number);
  const shop = { name: settings.app_name, url: absolute('/') };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        ...shop,
        logo: absolute('/mark.svg'),
        sameAs: activeByPosition(contact.social).map(({ value }) => value),
        hasMerchantReturnPolicy: returnPolicy(settings.return_days),
        ...(phone && {
          contactPoint: {
            '@type': 'ContactPoint',
            telephone: phone.value,
            contactType: 'customer service',
          },
        }),
      },
      { '@type': 'WebSite', ...shop },
    ],
  };
}

/** Describes the return policy once for the shop; search engines apply it to all its products. */
function returnPolicy(days: number) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'UZ',
    ...(days > 0
      ? {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: days,
        }
      : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
  };
}

export function branchesLd(branches: Branch[]) {
  return {
    '@context': 'https://schema.org',
    '@graph': branches.map(({ name, city, address, latitude, longitude, phone, work_time }) => ({
      '@type': 'Store',
      name,
      image: absolute('/mark.svg'),
      telephone: phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: city,
        addressCountry: 'UZ',
      },
      geo: { '@type': 'GeoCoordinates', latitude, longitude },
      ...openingHours(work_time),
    })),
  };
}

export function postLd(post: PostDetail, path: string, shop: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title.slice(0, 110),
    image: absolute(mediaUrl(post.image)),
    datePublished: post.date,
    dateModified: post.updated_at,
    mainEntityOfPage: absolute(path),
    author: { '@type': 'Organization', name: shop, url: absolute('/') },
  };
}

export function faqLd(entries: FaqEntry[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function productLd(product: Product, reviews: Review[], path: string) {
  const { reviews_count: count } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: plainText(product.short_description),
    sku: product.article,
    url: absolute(path),
    image: product.images.map(({ image }) => absolute(mediaUrl(image))),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    offers: offersOf(product, absolute(path)),
    ...(count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: count,
      },
      review: reviews.map(reviewLd),
    }),
  };
}

function offersOf({ sub_products }: Product, url: string) {
  const prices = sub_products.map(currentPrice);
  const common = {
    url,
    priceCurrency: 'UZS',
    itemCondition: 'https://schema.org/NewCondition',
    availability: sub_products.some(({ amount }) => amount > 0)
      ? 'https://schema.org/InStock'
      : 'https://schema.org/OutOfStock',
  };
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  if (low === high) return { '@type': 'Offer', price: low, ...common };
  return {
    '@type': 'AggregateOffer',
    lowPrice: low,
    highPrice: high,
    offerCount: prices.length,
    ...common,
  };
}

function reviewLd({ author, date, rating, text }: Review) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author.title },
    datePublished: isoDay(date),
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    reviewBody: text,
  };
}

/** Branches have the same hours every day. Text that is not a pair of times is ignored. */
function openingHours(workTime: string) {
  const times = /^(\d\d:\d\d)\s*[–-]\s*(\d\d:\d\d)$/.exec(workTime.trim());
  return times ? { openingHours: `Mo-Su ${times[1]}-${times[2]}` } : {};
}
