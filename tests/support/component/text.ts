import { createTranslator } from 'next-intl';
import uz from '@/messages/uz.json';

/** The interface's texts, so that tests name what they look for by its role and not its words. */
export const t = createTranslator({ locale: 'uz', messages: uz });
