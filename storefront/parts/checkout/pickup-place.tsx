import { useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { addressLine, LocationChoice, type Place } from './location-choice.tsx';
import styles from './purchase-form.module.css';

interface PickupPlaceProps {
  places: Place[];
  /** Where the order is collected, if that is known. */
  here: Place | null;
  /** Not everything is there: another location may have it. */
  isShort: boolean;
  error: string | undefined;
  onChoose: (id: number) => void;
}

/** The chosen location in a line; 'Change' unfolds them all (CHECKOUT-030). Open where there is something to choose. */
export function PickupPlace({ places, here, isShort, error, onChoose }: PickupPlaceProps) {
  const [isOpen, setIsOpen] = useState(!here || isShort);
  if (!isOpen && error) setIsOpen(true);
  return (
    <Disclosure
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      label={
        <>
          <hgroup>
            <h2 id="pickup-place">{m.checkout_location()}</h2>
            {here && (
              <p className={styles.anything}>
                <b>{here.location.altname}</b> {addressLine(here.location)}
              </p>
            )}
          </hgroup>
          {here && <span className={styles.change}>{m.chrome_change_shop()}</span>}
        </>
      }
    >
      <LocationChoice
        legend={m.item_location_heading()}
        places={places}
        chosen={here?.location.location_id ?? null}
        error={error}
        onChoose={onChoose}
      />
    </Disclosure>
  );
}
