import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { withBack } from '../../../contract/back-path.ts';
import type { Offer, Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { chooseLocation } from '../location/choose-location.ts';
import { DrawnFor } from '../session/drawn-for.tsx';
import styles from './offers.module.css';

/** The other locations that have this copy on hand. */
function locationsWith(title: Title, { code }: Offer): Title['multistore_available'] {
  return title.multistore_available.filter(({ available }) =>
    available.some((there) => there.code === code && there.onhand > 0),
  );
}

/** Says why the copy has no cart button, and offers each location that has it as the shopper's own; nothing if none has. */
export function CopyElsewhere({ title, offer }: { title: Title; offer: Offer }) {
  const locations = locationsWith(title, offer);
  const [first, second] = locations;
  if (!first) return null;
  return (
    <>
      <p className={styles.sub}>
        {second
          ? m.item_copy_elsewhere({ condition: offer.code })
          : m.item_copy_elsewhere_at({ condition: offer.code, name: first.name })}
      </p>
      <Moves locations={locations} label={m.item_make_named_my_shop} />
    </>
  );
}

/** The list of other locations has the rest. */
const mostPickups = 2;

/** The other locations where a copy that would be ordered here can be picked up now. */
export function PickUpElsewhere({ title, offer }: { title: Title; offer: Offer }) {
  return <Moves locations={locationsWith(title, offer).slice(0, mostPickups)} label={m.item_pick_up_at} />;
}

interface MovesProps {
  locations: Title['multistore_available'];
  label: (inputs: { name: string }) => string;
}

/** Makes a location the shopper's own. */
function Moves({ locations, label }: MovesProps) {
  const { pathname, search } = useLocation();
  // The id of the one that is on its way, 0 for none.
  const [moving, setMoving] = useState(0);
  const { show } = useToasts();

  async function move(event: FormEvent, locationId: number) {
    event.preventDefault();
    if (moving) return;
    setMoving(locationId);
    const failure = await chooseLocation(locationId);
    if (failure) show({ tone: 'error', message: failure });
    setMoving(0);
  }
  return (
    <div className={styles.moves}>
      {locations.map(({ location_id, name }) => (
        <form
          key={location_id}
          method="post"
          action={withBack('/location', pathname + search)}
          onSubmit={(event) => void move(event, location_id)}
        >
          <DrawnFor />
          <input type="hidden" name="location_id" value={location_id} />
          <Button type="submit" pending={moving === location_id}>
            {label({ name })}
          </Button>
        </form>
      ))}
    </div>
  );
}
