import { createTranslator } from 'next-intl';
import uz from '@/messages/uz.json';

/** Returns the Uzbek text of a message key, so that tests do not depend on the wording. */
export const t = createTranslator({ locale: 'uz', messages: uz });
