import type { Text } from '@/api/demo/seed/department';
import { team } from './people';
import type { SeedPost } from './post';
import { p, t } from './text';

type Profile = { category: string; about: Text };

/** The profiles, in the order of the team page. */
const profiles: Profile[] = [
  {
    category: 'rahbariyat',
    about: t(
      'Doʻkonni Eski shahardagi kichik rastadan boshlagan. Har shanba filiallardan birida xaridorlar bilan gaplashadi.',
      'Начал с небольшой лавки в Старом городе. Каждую субботу говорит с покупателями в одном из филиалов.',
    ),
  },
  {
    category: 'rahbariyat',
    about: t(
      'Mahsulot tanlovi va narxlar uchun javob beradi. Mahalliy ustalar bilan ishlashni yoʻlga qoʻygan.',
      'Отвечает за ассортимент и цены. Наладила работу с местными мастерами.',
    ),
  },
  {
    category: 'rahbariyat',
    about: t(
      'Sayt sekin internetda ham tez ochilishi uchun javob beradi. Boʻsh vaqtida shaxmat oʻynaydi.',
      'Отвечает за то, чтобы сайт быстро открывался и при слабом интернете. В свободное время играет в шахматы.',
    ),
  },
  {
    category: 'yetkazib-berish',
    about: t(
      'Kuryerlar va topshirish punktlarini boshqaradi. Buyurtmalar vaqtida yetib borishini kuzatadi.',
      'Руководит курьерами и пунктами выдачи. Следит, чтобы заказы приезжали вовремя.',
    ),
  },
  {
    category: 'yetkazib-berish',
    about: t(
      'Ombordagi har bir quti qayerda turganini biladi. Yigʻish vaqtini 40 daqiqadan 12 daqiqaga tushirgan.',
      'Знает, где стоит каждая коробка на складе. Сократил сборку заказа с 40 минут до 12.',
    ),
  },
  {
    category: 'mijozlarga-xizmat',
    about: t(
      'Qoʻngʻiroq va yozishmalarga javob beradigan jamoani boshqaradi: oʻzbek, rus va qoraqalpoq tillarida.',
      'Руководит теми, кто отвечает на звонки и сообщения: на узбекском, русском и каракалпакском.',
    ),
  },
  {
    category: 'mijozlarga-xizmat',
    about: t(
      'Yangi taʼminotchilar bilan kelishadi va mahsulot tavsiflarini tekshiradi.',
      'Договаривается с новыми поставщиками и проверяет описания товаров.',
    ),
  },
  {
    category: 'rahbariyat',
    about: t(
      'Sahifalar koʻrinishi va matnlarning tushunarli boʻlishi uchun javob beradi.',
      'Отвечает за то, как выглядят страницы и понятны ли тексты.',
    ),
  },
  {
    category: 'mijozlarga-xizmat',
    about: t(
      'Kafolatli taʼmirlashni qabul qiladi. Oʻn besh yildan beri maishiy texnika tuzatadi.',
      'Принимает гарантийный ремонт. Чинит бытовую технику пятнадцать лет.',
    ),
  },
];

export const staff: SeedPost[] = team.flatMap((member, number) => {
  const profile = profiles[number];
  if (!profile) return [];
  return {
    category: profile.category,
    title: member.name,
    role: member.role,
    image: '',
    excerpt: profile.about,
    text: t(p(profile.about.uz), p(profile.about.ru)),
    daysAgo: 90 + number,
  };
});
