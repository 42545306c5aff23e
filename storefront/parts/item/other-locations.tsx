import { useState } from 'react';
import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { MapPinIcon } from '../../../ui/icons.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { OtherLocationsList } from './other-locations-list.tsx';

const otherLocationsDialog = popupCode(() => import('./other-locations-dialog.tsx'));

/**
 * Availability at the shop's other locations, with their count (ITEM-012, ITEM-059, ITEM-060): a dialog, and without
 * scripts the same list unfolded in place.
 */
export function OtherLocations({ title }: { title: Title }) {
  const scripted = useScripted();
  const [open, setOpen] = useState<boolean | null>(null);
  const label = m.item_elsewhere_count({ count: title.at_other_locations });
  if (!scripted) {
    return (
      <Disclosure label={label} ghost>
        <OtherLocationsList title={title} />
      </Disclosure>
    );
  }
  return (
    <div>
      <Button icon={<MapPinIcon size={18} />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open !== null && (
        <LazyPopup code={otherLocationsDialog} open={open} onClose={() => setOpen(false)} title={title} />
      )}
    </div>
  );
}
