import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

export interface RemoveDialogProps {
  name: string;
  open: boolean;
  working: boolean;
  onClose: () => void;
  onRemove: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

/** A link takes a mail and an answer to come back: it does not go at one press. */
export function RemoveDialog({ name, working, onRemove, ...dialog }: RemoveDialogProps) {
  return (
    <Dialog
      {...dialog}
      title={`Remove ${name}?`}
      description="To link the accounts again, a new request would have to be sent and agreed to."
      size="s"
      decision
      footer={
        <>
          <Button onClick={dialog.onClose}>Cancel</Button>
          <Button variant="danger" pending={working} onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    />
  );
}
