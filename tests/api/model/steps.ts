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
import { cancels, killed, orders, ordersAtOnce, readOrders, sendsAgain } from './order-steps';
import { goesOn, opensPayme, pays, preparesClick } from './payment-steps';
import { like, putCart, readCart, removeCart, reviews, signsIn, signsOut } from './shopper-steps';

/** What happens most in a shop stands more than once. */
export const steps = [
  ...[putCart, putCart, putCart, removeCart, readCart, like, signsIn, signsIn, signsIn, signsOut],
  ...[orders, orders, orders, orders, orders, orders, ordersAtOnce, ordersAtOnce, sendsAgain],
  ...[readOrders, cancels, pays, opensPayme, opensPayme, preparesClick, goesOn, goesOn, goesOn],
  ...[
    movesOrder,
    movesOrder,
    movesOrder,
    movesPayment,
    movesPayment,
    confirms,
    restocks,
    restocks,
    imports,
  ],
  ...[reviews, reviews, passes, chores],
];
/** A start takes seconds: where the run is long, more happens between two of them. */
const kills = wholeOrPart([killed], [killed, killed, killed, killed]);
export const stepsWithKills = [...steps, ...kills];
