import type { RefObject } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

export interface RemoveDialogProps {
  name: string;
  /** What its loss costs. */
  description: string;
  open: boolean;
  working: boolean;
  onClose: () => void;
  onRemove: () => void;
  finalFocus?: RefObject<HTMLElement | null>;
}

/** What takes work to bring back does not go at one press. */
export function RemoveDialog({ name, working, onRemove, ...dialog }: RemoveDialogProps) {
  return (
    <Dialog
      {...dialog}
      title={m.account_remove_question({ name })}
      size="s"
      decision
      footer={
        <>
          <Button onClick={dialog.onClose}>{m.common_cancel()}</Button>
          <Button variant="danger" pending={working} onClick={onRemove}>
            {m.common_remove()}
          </Button>
        </>
      }
    />
  );
}
