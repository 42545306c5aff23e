import { useState } from 'react';
import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { chooseLocation } from '../location/choose-location.ts';
import { OtherLocationsList } from './other-locations-list.tsx';

interface OtherLocationsDialogProps {
  open: boolean;
  onClose: () => void;
  title: Title;
}

/** The list in a dialog; one of the places can be made the shopper's own. */
export default function OtherLocationsDialog({ open, onClose, title }: OtherLocationsDialogProps) {
  const [moving, setMoving] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  async function move(locationId: number) {
    setMoving(locationId);
    setFailure(await chooseLocation(locationId));
    setMoving(null);
  }
  return (
    <Dialog open={open} onClose={onClose} title={m.item_elsewhere_title()} size="m">
      {failure && (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <OtherLocationsList
        title={title}
        action={(id, name) => (
          <Button
            size="s"
            aria-label={m.item_make_my_shop_label({ name })}
            pending={moving === id}
            onClick={() => void move(id)}
          >
            {m.item_make_my_shop()}
          </Button>
        )}
      />
    </Dialog>
  );
}
