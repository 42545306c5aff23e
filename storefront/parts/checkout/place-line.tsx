import { ClockIcon } from '../../../ui/more-icons.tsx';
import { addressLine, type Place } from './location-choice.tsx';
import styles from './purchase-form.module.css';

interface PlaceLineProps {
  place: Place | null;
  /** When everything is ready there; '' = not known, and then today's hours say when to come. */
  ready: string;
}

/** Where and when, under the heading. */
export function PlaceLine({ place, ready }: PlaceLineProps) {
  if (!place && !ready) return null;
  return (
    <p className={styles.place}>
      {place && <span>{addressLine(place.location)}</span>}
      {ready ? (
        <span className={styles.ready}>
          <ClockIcon size={18} />
          {ready}
        </span>
      ) : (
        place?.today && <span>{place.today}</span>
      )}
    </p>
  );
}
