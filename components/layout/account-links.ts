/** The account dropdown, in the specification's order (§2). */
export const accountLinks = [
  { href: '/user/orders', key: 'orders', icon: 'box' },
  { href: '/user/profile', key: 'profile', icon: 'user' },
  { href: '/user/address', key: 'addresses', icon: 'pin' },
] as const;
