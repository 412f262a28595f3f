import { Intents } from './intents';
import { isLikeWished, likeAnswered, likeWished } from './liked';

/** Whether the wish list shall hold it, by product. */
export const likedIntents = new Intents<boolean>({
  name: 'chorsu:liked-intents',
  isValue: (value) => typeof value === 'boolean',
  wished: likeWished,
  isWished: isLikeWished,
  wishAnswered: likeAnswered,
});
