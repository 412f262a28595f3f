export const headerLinks = [
  { href: '/about', key: 'about' },
  { href: '/contacts', key: 'contacts' },
  { href: '/info/about', key: 'offer' },
] as const;
