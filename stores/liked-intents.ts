import { likedKind } from './intent-kinds';
import { IntentStore } from './intent-store';
import { isLikeDesired, likeDesired, likeSettled } from './liked';

export const likedIntents = new IntentStore<boolean>({
  ...likedKind,
  desired: likeDesired,
  isDesired: isLikeDesired,
  settled: likeSettled,
});
