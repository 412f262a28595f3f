import type { Reviewer, SeedReview } from './review';
import { anyReviews } from './reviews-any';
import { homeReviews } from './reviews-home';
import { techReviews } from './reviews-tech';
import { wearReviews } from './reviews-wear';

export const reviews: SeedReview[] = [
  ...anyReviews,
  ...techReviews,
  ...homeReviews,
  ...wearReviews,
];

const women = (...names: string[]) => names.map((name): Reviewer => ({ name, gender: 'f' }));
const men = (...names: string[]) => names.map((name): Reviewer => ({ name, gender: 'm' }));

/** Reviewers by language. The shop shows the first name and an initial. */
export const reviewers: Record<SeedReview['locale'], Reviewer[]> = {
  uz: [
    ...women(
      'Dilnoza R.',
      'Aziza M.',
      'Nodira A.',
      'Gulnora S.',
      'Madina Y.',
      'Shahnoza B.',
      'Zulfiya Q.',
      'Mohira D.',
      'Nigora T.',
      'Feruza X.',
      'Sevara U.',
      'Hulkar Oʻ.',
      'Lola N.',
      'Kamola V.',
      'Dildora H.',
    ),
    ...men(
      'Jasur T.',
      'Sherzod K.',
      'Bekzod X.',
      'Otabek N.',
      'Ulugʻbek J.',
      'Sardor E.',
      'Farrux I.',
      'Islom R.',
      'Doston A.',
      'Javohir M.',
      'Akmal S.',
      'Muzaffar P.',
      'Alisher Gʻ.',
      'Rustam B.',
      'Ibrohim Y.',
    ),
  ],
  ru: [
    ...women(
      'Ольга К.',
      'Наталья В.',
      'Елена С.',
      'Виктория П.',
      'Ирина Л.',
      'Марина Д.',
      'Анна Ф.',
      'Светлана Ю.',
      'Камила Р.',
      'Гузаль Б.',
      'Зарина Э.',
      'Малика Н.',
    ),
    ...men(
      'Тимур А.',
      'Рустам Х.',
      'Дильшод Н.',
      'Азиз М.',
      'Санжар У.',
      'Шохрух Т.',
      'Бахтиёр И.',
      'Эльдар Г.',
      'Артём Ж.',
      'Денис О.',
      'Павел Ч.',
      'Сергей Т.',
    ),
  ],
};
