import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { withBack } from '../../../contract/back-path.ts';
import type { Offer, Title } from '../../../contract/title.ts';
import { m } from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { chooseLocation } from '../location/choose-location.ts';
import { DrawnFor } from '../session/drawn-for.tsx';
import styles from './offers.module.css';

/** The other locations that can sell this copy, when the shopper's own location can't. */
export function locationsWith(title: Title, offer: Offer): Title['multistore_available'] {
  if (offer.cartable) return [];
  return title.multistore_available.filter(({ available }) =>
    available.some(({ code }) => code === offer.code),
  );
}

/** Says why the copy has no cart button, and offers each location that has it as the shopper's own. */
export function CopyElsewhere({ title, offer }: { title: Title; offer: Offer }) {
  const locations = locationsWith(title, offer);
  const [only] = locations.length === 1 ? locations : [];
  return (
    <>
      <p className={styles.sub}>
        {only
          ? m.item_copy_elsewhere_at({ condition: offer.code, name: only.name })
          : m.item_copy_elsewhere({ condition: offer.code })}
      </p>
      <Moves locations={locations} label={m.item_make_named_my_shop} />
    </>
  );
}

/** The list of other locations has the rest. */
const mostPickups = 2;

/** The other locations where a copy that would be ordered here can be picked up now. */
export function PickUpElsewhere({ title, offer }: { title: Title; offer: Offer }) {
  const locations = title.multistore_available.filter(({ available }) =>
    available.some(({ code, onhand }) => code === offer.code && onhand > 0),
  );
  return <Moves locations={locations.slice(0, mostPickups)} label={m.item_pick_up_at} />;
}

interface MovesProps {
  locations: Title['multistore_available'];
  label: (inputs: { name: string }) => string;
}

/** Makes a location the shopper's own. */
function Moves({ locations, label }: MovesProps) {
  const { pathname, search } = useLocation();
  const [moving, setMoving] = useState<number | null>(null);
  const [failure, setFailure] = useState('');

  async function move(event: FormEvent, locationId: number) {
    event.preventDefault();
    if (moving !== null) return;
    setMoving(locationId);
    setFailure(await chooseLocation(locationId));
    setMoving(null);
  }
  return (
    <>
      {failure && (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
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
    </>
  );
}
