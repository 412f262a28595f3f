import { partnerPicture } from '@/api/demo/pictures/picture-path';
import type { Text } from '@/api/demo/seed/department';
import { t } from './text';

export type SeedMember = { name: Text; role: Text };
export type SeedPartner = { name: string; image: string; link: string };

export const team: SeedMember[] = [
  {
    name: t('Aziz Rahimov', 'Азиз Рахимов'),
    role: t('Bosh direktor', 'Генеральный директор'),
  },
  {
    name: t('Nilufar Karimova', 'Нилуфар Каримова'),
    role: t('Savdo boʻyicha direktor', 'Коммерческий директор'),
  },
  {
    name: t('Sardor Yoʻldoshev', 'Сардор Юлдашев'),
    role: t('Texnik direktor', 'Технический директор'),
  },
  {
    name: t('Malika Tursunova', 'Малика Турсунова'),
    role: t('Yetkazib berish rahbari', 'Руководитель доставки'),
  },
  {
    name: t('Timur Aliyev', 'Тимур Алиев'),
    role: t('Ombor boshligʻi', 'Начальник склада'),
  },
  {
    name: t('Dilfuza Saidova', 'Дилфуза Саидова'),
    role: t('Mijozlarga xizmat rahbari', 'Руководитель клиентской службы'),
  },
  {
    name: t('Bekzod Nazarov', 'Бекзод Назаров'),
    role: t('Taʼminotchilar bilan ishlash', 'Работа с поставщиками'),
  },
  {
    name: t('Yulduz Ergasheva', 'Юлдуз Эргашева'),
    role: t('Dizayner', 'Дизайнер'),
  },
  {
    name: t('Rustam Xoliqov', 'Рустам Холиков'),
    role: t('Servis markazi ustasi', 'Мастер сервисного центра'),
  },
];

export const partners: SeedPartner[] = [
  {
    name: 'Sado',
    image: partnerPicture({ shape: 'waves', colour: 'blue' }),
    link: 'https://sado.example',
  },
  {
    name: 'Ufq',
    image: partnerPicture({ shape: 'sun', colour: 'yellow' }),
    link: 'https://ufq.example',
  },
  {
    name: 'Marvarid',
    image: partnerPicture({ shape: 'rings', colour: 'purple' }),
    link: 'https://marvarid.example',
  },
  {
    name: 'Zarif',
    image: partnerPicture({ shape: 'petals', colour: 'orange' }),
    link: 'https://zarif.example',
  },
  {
    name: 'Qadam',
    image: partnerPicture({ shape: 'peaks', colour: 'green' }),
    link: 'https://qadam.example',
  },
  {
    name: 'Rishton',
    image: partnerPicture({ shape: 'arches', colour: 'brown' }),
    link: 'https://rishton.example',
  },
  {
    name: 'Nova',
    image: partnerPicture({ shape: 'tiles', colour: 'sky' }),
    link: 'https://nova.example',
  },
  {
    name: 'Zomin',
    image: partnerPicture({ shape: 'leaf', colour: 'green' }),
    link: 'https://zomin.example',
  },
  {
    name: 'Nargiz',
    image: partnerPicture({ shape: 'petals', colour: 'pink' }),
    link: 'https://nargiz.example',
  },
  {
    name: 'Chimyon',
    image: partnerPicture({ shape: 'peaks', colour: 'blue' }),
    link: 'https://chimyon.example',
  },
];
