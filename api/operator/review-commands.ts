import { plainLine } from '@/lib/domain/text/plain-text';
import { formatDateTime } from '@/lib/domain/time/date';
import type { Command, ReviewReport } from './command';
import {
  isConfirmed,
  NOT_DONE,
  positiveCount,
  print,
  type ToolCommand,
  wholeNumber,
} from './command-line';
import { withOperator } from './connect';

const TEXT_SHOWN = 100;
const changes = { hide: 'hidden', show: 'shown', answer: 'answered' } as const;

export const reviewCommands: ToolCommand[] = [
  {
    usage: 'review list [--page <number>]',
    does: 'print 50 reviews per page, latest first',
    matches: /^review list$/,
    run: (env, _, { page = '1' }) =>
      withOperator(env, async (shop) => {
        const found = await shop('reviews', { page: positiveCount('page', page) });
        return print(found.length > 0 ? found.map(reviewLine).join('\n') : 'no reviews');
      }),
  },
  {
    usage: 'review (hide|show) <id>',
    does: 'hide a review and exclude it from the rating, or show it again',
    matches: /^review (?:hide|show) \d+$/,
    run: (env, [, verb, id]) =>
      withOperator(env, async (shop) => {
        const to: Command<'changeReview'>['to'] = verb === 'hide' ? changes.hide : changes.show;
        return print(reviewLine(await shop('changeReview', { id: wholeNumber(id), to })));
      }),
  },
  {
    usage: "review answer <id> '<text>'",
    does: "show the shop's answer below a review; an empty text removes it",
    matches: /^review answer \d+ \S+$/,
    run: (env, [, , id, answer]) =>
      withOperator(env, async (shop) => {
        const command = { id: wholeNumber(id), to: changes.answer, answer };
        return print(reviewLine(await shop('changeReview', command)));
      }),
  },
  {
    usage: 'review delete <id> [--yes]',
    does: 'delete a review with its photos',
    matches: /^review delete \d+$/,
    run: (env, [, , id], flags) =>
      withOperator(env, async (shop) => {
        const command = { id: wholeNumber(id) };
        print(reviewLine(await shop('review', command)));
        if (!(await isConfirmed(flags))) return NOT_DONE;
        await shop('changeReview', { ...command, to: 'deleted' });
        return print('deleted');
      }),
  },
];

function reviewLine(review: ReviewReport): string {
  const { id, date, article, rating, author, text, answer, photos, isHidden } = review;
  const notes = [
    ...(isHidden ? ['hidden'] : []),
    ...(photos > 0 ? [`photos: ${photos}`] : []),
    ...(answer ? [`answer: ${shorten(answer)}`] : []),
  ];
  const head = `${id}  ${formatDateTime(date)}  ${article}  ${rating}/5  ${author}: ${shorten(text)}`;
  return plainLine(notes.length > 0 ? `${head}  [${notes.join('; ')}]` : head);
}

function shorten(text: string): string {
  return text.length > TEXT_SHOWN ? `${text.slice(0, TEXT_SHOWN - 1)}…` : text;
}
