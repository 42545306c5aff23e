import { useEffect, useState } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import { wallClock } from '../../../contract/wall-clock.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import styles from './event-facts.module.css';

type Times = Pick<ShopEvent, 'all_day' | 'from' | 'time_zone'>;

/** For visitors whose clock differs from the shop's: when the event begins by theirs. Only browsers know it. */
export function VisitorTime({ event }: { event: Times }) {
  const { all_day, from, time_zone } = event;
  const [text, setText] = useState('');
  useEffect(() => setText(all_day ? '' : visitorTime({ from, time_zone })), [all_day, from, time_zone]);
  return text ? <span className={styles.soft}>{m.events_your_time({ time: text })}</span> : null;
}

/** '' where the visitor's clock shows what the shop's does. */
export function visitorTime(
  { from, time_zone }: Omit<Times, 'all_day'>,
  own = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const at = new Date(from * 1000);
  const [here, there] = [wallClock(own, at), wallClock(time_zone, at)];
  if (here.day === there.day && here.minute === there.minute) return '';
  return new Intl.DateTimeFormat(getLocale(), {
    timeZone: own,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
}
