import type { Settings } from '@/lib/contract/site';

const both = (text: string) => ({ uz: text, ru: text });

/** Returns a shop's settings without the seller's legal details. */
export function someSettings(settings: Partial<Settings> = {}): Settings {
  return {
    app_name: 'Chorsu',
    head_title: both(''),
    head_description: both(''),
    keywords: both(''),
    head_image: '',
    modal_title: both(''),
    modal_description: both(''),
    test_mode: false,
    return_days: 10,
    pickup_points: 0,
    ...settings,
  };
}

export const aSeller = {
  legal_name: both('«Savdo» MCHJ'),
  legal_stir: '123456789',
  legal_address: both('Navoiy 1'),
  legal_bank: both('MFO 00444'),
};
