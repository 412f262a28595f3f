/** The header's top menu, on desktops in its first row, on phones in the menu drawer. */
export const headerLinks = [
  { href: '/about', key: 'about' },
  { href: '/contacts', key: 'contacts' },
  { href: '/info/about', key: 'offer' },
] as const;
