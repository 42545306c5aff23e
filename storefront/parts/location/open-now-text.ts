import { clockText } from '../../../contract/hours-text.ts';
import type { Location } from '../../../contract/location.ts';
import { hoursOn, nextOpening } from '../../../contract/next-opening.ts';
import { opensText } from '../../../contract/opens-text.ts';
import type { WallClock } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';

const wholeDay = 1440;

/** 'Open now · until 6 pm' or 'Closed now · opens tomorrow at 10 am', by the clock of the store. '' without hours. */
export function openNowText(hours: Location['ws_hours'], clock: WallClock): string {
  const next = nextOpening(hours, clock);
  if (!next) return '';
  if (!next.isNow) return m.page_closed_now({ when: opensText(next) });
  const [opens, closes] = hoursOn(hours, clock.day)?.range ?? [0, wholeDay];
  if (opens === 0 && closes === wholeDay) return m.page_open_all_day();
  return m.page_open_now({ time: clockText(closes) });
}
