import type { ReactNode } from 'react';
import type { Location } from '../../../contract/location.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import styles from './location-choice.module.css';

export interface Place {
  location: Location;
  /** 'Open today 10 am – 6 pm'. */
  today: string;
}

interface LocationChoiceProps {
  legend: ReactNode;
  places: Place[];
  chosen: number | null;
  error?: string | undefined;
  /** With it, only `chosen` decides which one is checked. */
  onChoose?: (id: number) => void;
}

/** Every location of the shop as a card with its address and today's hours (APP-019, CHECKOUT-031). */
export function LocationChoice({ legend, places, chosen, error, onChoose }: LocationChoiceProps) {
  return (
    <RadioGroup
      look="cards"
      name="location_id"
      legend={legend}
      required
      error={error}
      {...(onChoose
        ? { value: String(chosen ?? ''), onChoose: (value: string) => onChoose(Number(value)) }
        : { defaultValue: String(chosen ?? '') })}
      options={places.map(({ location, today }) => ({
        value: String(location.location_id),
        label: <span className={styles.name}>{location.altname}</span>,
        detail: (
          <span className={styles.facts}>
            <span>{addressLine(location)}</span>
            {today && <span>{today}</span>}
            {location.sc_phone && <span>{location.sc_phone}</span>}
          </span>
        ),
      }))}
    />
  );
}

export function addressLine({ sc_addr_array: { address, city, prov } }: Location): string {
  return [address, city, prov].filter(Boolean).join(', ');
}
