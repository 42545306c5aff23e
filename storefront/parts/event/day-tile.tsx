import type { CSSProperties } from 'react';
import type { ShopEvent } from '../../../contract/event.ts';
import styles from './day-tile.module.css';
import { inWords } from './event-dates.ts';

/** The first day as a leaf of a calendar: for the eye, the date stands beside it in words. */
export function DayTile({ event }: { event: Pick<ShopEvent, 'date' | 'category'> }) {
  const colour = event.category && ({ '--category': event.category.colour } as CSSProperties);
  return (
    <p className={styles.tile} aria-hidden="true" style={colour ?? undefined}>
      <span className={styles.month}>{inWords(event.date, 'shortMonth')}</span>
      <span className={styles.day}>{Number(event.date.slice(8))}</span>
      <span className={styles.weekday}>{inWords(event.date, 'weekday')}</span>
    </p>
  );
}
