export const BRAND_KEY = 'brand';
export const COLOUR_KEY = 'colour';
