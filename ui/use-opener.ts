import { type RefObject, useId, useRef, useState } from 'react';

/**
 * A plain button that opens a panel whose code is fetched on the way. Spread `button` onto it; `popup` goes to the part
 * that is loaded.
 */
export function useOpener(preload: () => void) {
  const trigger = useRef<HTMLButtonElement>(null);
  const popupId = useId();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
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
    popup: { id: popupId, open, trigger, onClose: () => setOpen(false) },
  };
}

export type Opener = ReturnType<typeof useOpener>;
/** Props of the loaded popover. */
export interface OpenedPopup {
  id: string;
  open: boolean;
  trigger: RefObject<HTMLElement | null>;
  onClose(): void;
}
