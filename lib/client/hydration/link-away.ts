import { isPlainClick } from '@/lib/navigation/is-plain-click';
import { CONTROLS, controlOf } from './control-of';

/** The link that this press follows to another page of the shop, in this tab. */
export function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  const link = controlOf(event.target, `${CONTROLS}, a[href]`);
  if (!(link instanceof HTMLAnchorElement) || link.target || !isPlainClick(event)) return null;
  const isElsewhere = link.pathname + link.search !== location.pathname + location.search;
  return link.origin === location.origin && isElsewhere ? link : null;
}
