import { createTranslator } from 'next-intl';
import uz from '@/messages/uz.json';

/** The texts of the interface, so that tests use message keys instead of wording. */
export const t = createTranslator({ locale: 'uz', messages: uz });
