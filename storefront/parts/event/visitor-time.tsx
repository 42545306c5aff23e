import { useEffect, useState } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import { clockText } from '../../../contract/hours-text.ts';
import { wallClock } from '../../../contract/wall-clock.ts';
import * as m from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import styles from './event-facts.module.css';

type Times = Pick<ShopEvent, 'all_day' | 'from' | 'is_online' | 'time_zone'>;

/** When an online event begins by the visitor’s clock, where that differs from the shop’s. Only browsers know it. */
export function VisitorTime({ event }: { event: Times }) {
  const { all_day, from, is_online, time_zone } = event;
  const isShown = is_online && !all_day;
  const [text, setText] = useState('');
  useEffect(() => setText(isShown ? visitorTime({ from, time_zone }) : ''), [isShown, from, time_zone]);
  return text ? <span className={styles.soft}>{text}</span> : null;
}

/** '' where the visitor's clock shows what the shop's does. */
export function visitorTime(
  { from, time_zone }: Pick<Times, 'from' | 'time_zone'>,
  own = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const at = new Date(from * 1000);
  const [here, there] = [wallClock(own, at), wallClock(time_zone, at)];
  if (here.day === there.day && here.minute === there.minute) return '';
  const words = { timeZone: own, weekday: 'long', month: 'long', day: 'numeric' } as const;
  const day = new Intl.DateTimeFormat(getLocale(), words).format(at);
  return m.events_your_time({ day, time: clockText(here.minute) });
}
