import { useEffect, useRef, useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { useSettings } from '../session/use-settings.ts';
import { EventCalendar } from './event-calendar.tsx';
import { type EventsShown, loadDates } from './load-events.ts';
import { lastDayOf } from './month.ts';

export interface MonthShown extends Pick<EventsShown, 'rows' | 'now'> {
  /** 'YYYY-MM'. */
  month: string;
  /** 'YYYY-MM-DD'. */
  today: string;
}

/** A calendar among other things of a page: another month is read and shown in its place (EVENT-029). */
export function LiveCalendar({ shown, level }: { shown: MonthShown; level: 2 | 3 }) {
  const { month, events, pending, show } = useMonth(shown);
  return (
    <EventCalendar
      month={month}
      events={events}
      today={shown.today}
      level={level}
      onMonth={show}
      pending={pending}
    />
  );
}

function useMonth(shown: MonthShown) {
  const settings = useSettings();
  const toasts = useToasts();
  const [now, setNow] = useState({ month: shown.month, events: shown.rows });
  const [pending, setPending] = useState(false);
  const wanted = useRef(shown.month);
  useEffect(() => {
    wanted.current = shown.month;
    setNow({ month: shown.month, events: shown.rows });
  }, [shown.month, shown.rows]);

  async function show(month: string) {
    wanted.current = month;
    setPending(true);
    try {
      const { rows } = await loadDates(call, settings, `${month}-01`, lastDayOf(month));
      // Another arrow may have been pressed meanwhile.
      if (wanted.current === month) setNow({ month, events: rows });
    } catch (e) {
      if (wanted.current === month)
        toasts.show({ tone: 'error', message: e instanceof Error ? e.message : m.common_error() });
    } finally {
      if (wanted.current === month) setPending(false);
    }
  }
  return { ...now, pending, show };
}
