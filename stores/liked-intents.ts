import { IntentStore } from './intent-store';
import { isLikeDesired, likeDesired, likeSettled } from './liked';

export const likedIntents = new IntentStore<boolean>({
  name: 'chorsu:liked-intents',
  isValue: (value) => typeof value === 'boolean',
  desired: likeDesired,
  isDesired: isLikeDesired,
  settled: likeSettled,
});
