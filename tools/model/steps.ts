import { wholeOrPart } from '@/tests/support/tier';
import {
  chores,
  confirms,
  imports,
  movesOrder,
  movesPayment,
  passes,
  restocks,
} from './merchant-steps';
import { cancels, orders, ordersAtOnce, readOrders, sendsAgain } from './order-steps';
import { goesOn, opensPayme, pays, preparesClick } from './payment-steps';
import { like, putCart, readCart, removeCart, reviews, signsIn, signsOut } from './shopper-steps';
import { clockJumps, ordersInTabs, requestsLost } from './tab-steps';
import {
  clockStepsBack,
  descriptorsRunOut,
  diskIsFull,
  isSuspended,
  killed,
  standsStill,
} from './trouble-steps';

/** The steps of a run. A step that is listed more often is selected more often. */
export const steps = [
  putCart,
  putCart,
  putCart,
  removeCart,
  readCart,
  like,
  signsIn,
  signsIn,
  signsIn,
  signsOut,
  orders,
  orders,
  orders,
  orders,
  orders,
  orders,
  ordersAtOnce,
  ordersAtOnce,
  sendsAgain,
  readOrders,
  cancels,
  pays,
  opensPayme,
  opensPayme,
  preparesClick,
  goesOn,
  goesOn,
  goesOn,
  movesOrder,
  movesOrder,
  movesOrder,
  movesPayment,
  movesPayment,
  confirms,
  restocks,
  restocks,
  imports,
  reviews,
  reviews,
  passes,
  chores,
  clockStepsBack,
  ordersInTabs,
  ordersInTabs,
  ordersInTabs,
  ordersInTabs,
  requestsLost,
  clockJumps,
];
/** Repeats the steps in full runs, so that the failures, which take seconds each, are rarer. */
const often = wholeOrPart(Array.from({ length: 5 }, () => steps).flat(), steps);
export const stepsWithKills = [...often, killed];
/**
 * The steps for the embedded database. It shares the disk, the file descriptors and the thread of
 * the API process, so these failures affect it.
 */
export const stepsWithTroubles = [
  ...stepsWithKills,
  diskIsFull,
  descriptorsRunOut,
  standsStill,
  isSuspended,
];
