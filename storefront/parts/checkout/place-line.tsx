import { addressLine, type Place } from './location-choice.tsx';
import styles from './purchase-form.module.css';

/** Where and when, under the heading. */
export function PlaceLine({ place: { location, today } }: { place: Place }) {
  return (
    <p className={styles.place}>
      <span>{addressLine(location)}</span>
      {today && <span>{today}</span>}
    </p>
  );
}
