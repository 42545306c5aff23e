import { hoursText } from '../../../contract/hours-text.ts';
import type { Location } from '../../../contract/location.ts';
import { hoursOn, nextOpening } from '../../../contract/next-opening.ts';
import { opensText } from '../../../contract/opens-text.ts';
import type { WallClock } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';

/**
 * 'Open today 10 am – 6 pm', or 'Opens Tuesday 10 am' when today's hours are over or there are none; by the clock of the
 * store and with its special days. '' when a place gives no hours.
 */
export function hoursToday({ ws_hours }: Pick<Location, 'ws_hours'>, clock: WallClock): string {
  const today = hoursOn(ws_hours, clock.day);
  if (!today) return '';
  const next = nextOpening(ws_hours, clock);
  const why = today.label;
  if (next?.ahead === 0) {
    const hours = hoursText(today.range, words);
    return why ? m.checkout_hours_open_why({ hours, why }) : m.checkout_hours_open({ hours });
  }
  const opens = next ? m.checkout_hours_opens({ when: opensText(next) }) : m.checkout_hours_closed();
  return why && today.isClosed ? m.checkout_hours_closed_why({ why, opens }) : opens;
}

/** 'Open today 24 hours'. */
const words = { always: m.checkout_hours_always, closed: m.order_hours_closed };
