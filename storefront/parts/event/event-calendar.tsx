import type { KeyboardEvent, MouseEvent } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import * as m from '../../../messages/compiled/messages.js';
import { asksForNewTab } from '../../../ui/asks-for-new-tab.ts';
import { IconLink } from '../../../ui/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons.tsx';
import { CalendarDay } from './calendar-day.tsx';
import { dayAfterKey } from './calendar-keys.ts';
import styles from './event-calendar.module.css';
import { inWords, weekdays } from './event-dates.ts';
import { monthPath } from './event-paths.ts';
import { byDay, monthsBeside, weeksOf } from './month.ts';

interface EventCalendarProps {
  /** 'YYYY-MM'. */
  month: string;
  /** Every date of the month. */
  events: readonly ShopEvent[];
  /** 'YYYY-MM-DD', by the shop's clock. */
  today: string;
  /** Of the month's name in the outline of the page. */
  level: 2 | 3;
  /** Shows another month here; without it the arrows lead to the calendar's page (EVENT-027). */
  onMonth?: (month: string) => void;
  pending?: boolean;
}

/** One month, from Sunday (EVENT-028). A day with events is a link, so the calendar works without JavaScript. */
export function EventCalendar({ month, events, today, level, onMonth, pending }: EventCalendarProps) {
  const Heading = `h${level}` as const;
  const days = byDay(month, events);
  const name = inWords(`${month}-01`, 'month');
  return (
    <div className={styles.calendar} aria-busy={pending || undefined}>
      <div className={styles.bar}>
        <MonthLink month={monthsBeside(month).previous} to="previous" onMonth={onMonth} />
        <Heading aria-live="polite">{name}</Heading>
        <MonthLink month={monthsBeside(month).next} to="next" onMonth={onMonth} />
      </div>
      <table
        className={styles.month}
        aria-label={m.events_month_label({ month: name })}
        onKeyDown={moveFocus}
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={inWords(day, 'longWeekday')}>
                {inWords(day, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, i) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a weekday
                  <td key={i} className={styles.beside} />
                ) : (
                  <td key={day} aria-current={day === today ? 'date' : undefined}>
                    <CalendarDay day={day} events={days.get(day) ?? []} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MonthLinkProps {
  month: string | null;
  to: 'previous' | 'next';
  onMonth: EventCalendarProps['onMonth'];
}

function MonthLink({ month, to, onMonth }: MonthLinkProps) {
  if (month === null) return <span />;
  const name = inWords(`${month}-01`, 'month');
  const [label, Icon] =
    to === 'previous'
      ? [m.events_month_previous({ month: name }), ChevronLeftIcon]
      : [m.events_month_next({ month: name }), ChevronRightIcon];
  const follow = (event: MouseEvent) => {
    if (!onMonth || asksForNewTab(event)) return;
    event.preventDefault();
    onMonth(month);
  };
  return (
    <IconLink
      href={monthPath(month)}
      rel="nofollow"
      label={label}
      icon={<Icon />}
      outlined
      onClick={follow}
    />
  );
}

function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a[data-day]')];
  const here = links.find((link) => link === document.activeElement)?.dataset.day;
  if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
  const day = dayAfterKey(
    event.key,
    links.flatMap((link) => link.dataset.day ?? []),
    here,
  );
  if (!day) return;
  event.preventDefault();
  links.find((link) => link.dataset.day === day)?.focus();
}
