/** The two attributes that every shop has. */
export const BRAND_KEY = 'brand';
export const COLOUR_KEY = 'colour';
