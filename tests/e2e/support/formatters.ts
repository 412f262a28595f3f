import { formatPhone } from '@/lib/domain/text/format-phone';
import { formatAmount, formatPrice } from '@/lib/domain/text/money';
import { formatCount, formatRating } from '@/lib/domain/text/number';
import { slugify } from '@/lib/domain/text/slug';
import { formatCountdown, formatDate } from '@/lib/domain/time/date';

/** Returns samples of every format as code points, so that different spaces are distinguishable. */
export function written(): number[][] {
  const sums = [0, 7, 999, 1000, 12_345, 1_234_567, 9_999_999_999];
  const texts = [
    ...sums.flatMap((sum) => [formatAmount(sum), formatPrice(sum, 'uz'), formatPrice(sum, 'ru')]),
    ...sums.map(formatCount),
    ...[0, 4.75, 4.8, 5].map(formatRating),
    ...['2026-05-09T00:30:00+05:00', '2026-12-31T20:00:00Z', '2024-02-29T12:00:00Z'].map(
      formatDate,
    ),
    ...[120, 119, 60, 9, 0].map(formatCountdown),
    formatPhone('998901234567'),
    ...['Ўйинчоқ oʻgʻil bola', 'Холодильник ARTEL', 'ёж Щука ъь'].map(slugify),
  ];
  return texts.map((text) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
}
