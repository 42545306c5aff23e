import { type RefObject, useId, useRef, useState } from 'react';

/** What a popup needs to know of the change that Base UI reports. */
interface Change {
  reason: string;
  event: Event;
  cancel(): void;
}

/**
 * A plain button that opens a panel whose code is fetched on the way. Spread `button` onto it; `popup` goes to the part
 * that is loaded.
 */
export function useOpener(load: () => unknown) {
  const trigger = useRef<HTMLButtonElement>(null);
  const popupId = useId();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const preload = () => void load();
  return {
    opened,
    button: {
      ref: trigger,
      'aria-haspopup': 'dialog' as const,
      'aria-expanded': open,
      'aria-controls': open ? popupId : undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick() {
        setOpened(true);
        setOpen(!open);
      },
    },
    popup: {
      id: popupId,
      open,
      trigger,
      close: () => setOpen(false),
      onOpenChange(next: boolean, change: Change) {
        // The button closes by itself; closing here too would let its click open again.
        const onTrigger =
          change.event.target instanceof Node && trigger.current?.contains(change.event.target);
        if (!next && change.reason === 'outside-press' && onTrigger) change.cancel();
        else setOpen(next);
      },
    },
  };
}

export type Opener = ReturnType<typeof useOpener>;
/** What the loaded part of a popover is told. */
export interface OpenedPopup {
  id: string;
  open: boolean;
  trigger: RefObject<HTMLElement | null>;
  close(): void;
  onOpenChange(next: boolean, change: Change): void;
}
