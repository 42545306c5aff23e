import { useState } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { chooseLocation } from '../location/choose-location.ts';
import { useSettings } from '../session/use-settings.ts';

interface LocationDialogProps {
  open: boolean;
  onClose: () => void;
  chosen: number | null;
}

/** 'Please select a location': the page loads afresh for the one that is chosen (APP-012, APP-019). */
export default function LocationDialog({ open, onClose, chosen }: LocationDialogProps) {
  const { multistore_info } = useSettings().store_info;
  const [value, setValue] = useState(chosen);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState('');
  async function choose() {
    if (value === null) return;
    setPending(true);
    setFailure(await chooseLocation(value));
    setPending(false);
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.item_location_heading()}
      size="s"
      footer={
        <Button variant="primary" pending={pending} onClick={() => void choose()}>
          {m.item_location_choose()}
        </Button>
      }
    >
      {failure && (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <RadioGroup
        look="cards"
        name="location_id"
        legend={m.item_location_legend()}
        required
        defaultValue={value === null ? undefined : String(value)}
        onChoose={(id) => setValue(Number(id))}
        options={multistore_info.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </Dialog>
  );
}
