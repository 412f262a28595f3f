import { expect, test } from 'vitest';
import { branchesLd, postLd, shopLd } from '@/lib/server/json-ld';

const branch = {
  id: 1,
  name: 'Chorsu',
  city: 'Toshkent',
  address: 'Navoiy 1',
  images: [],
  latitude: 41.3,
  longitude: 69.2,
  phone: '998901234567',
  work_time: '09:00 – 20:00',
};

test('describes the hours of a branch, unless they are in an unknown format', () => {
  const hoursOf = (work_time: string) => branchesLd([{ ...branch, work_time }])['@graph'][0];
  expect(hoursOf('09:00 – 20:00')?.openingHours).toBe('Mo-Su 09:00-20:00');
  expect(hoursOf('around the clock')?.openingHours).toBeUndefined();
});

const settings = {
  app_name: 'Chorsu',
  head_image: '',
  keywords: { uz: '', ru: '' },
  test_mode: false,
  head_title: { uz: '', ru: '' },
  head_description: { uz: '', ru: '' },
  pickup_points: 0,
  modal_title: { uz: '', ru: '' },
  modal_description: { uz: '', ru: '' },
};
const contact = {
  address: [],
  email: [],
  phone_number: [],
  work_time: [],
  social: [],
  telegram_bot: '',
  map: null,
};

test.each([
  [
    10,
    {
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 10,
    },
  ],
  [0, { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }],
])('describes a return policy of %i days for the shop', (return_days, policy) => {
  const [shop] = shopLd({ ...settings, return_days }, contact)['@graph'];
  expect(shop).toMatchObject({
    '@type': 'Organization',
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'UZ',
      ...policy,
    },
  });
});

test('names the shop with its home page as the author of a post', () => {
  const post = {
    id: 1,
    role: null,
    title: 'Quloqchin',
    slug: 'quloqchin-1',
    excerpt: '',
    image: 'a.webp',
    text: '',
    date: '2026-11-23T16:03:07.401Z',
    updated_at: '2026-11-24T16:03:07.401Z',
  };
  const { author } = postLd(post, '/post/quloqchin-1', 'Chorsu');
  expect(author).toMatchObject({ '@type': 'Organization', name: 'Chorsu' });
  expect(new URL(author.url).pathname).toBe('/');
});
