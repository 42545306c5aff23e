import { type ReactNode, type RefObject, useState } from 'react';
import { Drawer } from '../../../ui/drawer.tsx';
import PopoverPopup from '../../../ui/popover-popup.tsx';

interface PanelOrDrawerProps {
  title: string;
  id: string;
  open: boolean;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Below this width it is a drawer from the bottom, as that of the account is. */
const small = '(max-width: 716px)';

/** A dropdown beside its button, on small screens a drawer (FAV-004). */
export function PanelOrDrawer({ title, id, open, trigger, onClose, children }: PanelOrDrawerProps) {
  const [isSmall] = useState(() => window.matchMedia(small).matches);
  if (isSmall) {
    return (
      <Drawer side="bottom" open={open} onClose={onClose} title={title} finalFocus={trigger}>
        {children}
      </Drawer>
    );
  }
  return (
    <PopoverPopup title={title} id={id} open={open} trigger={trigger} onClose={onClose} align="start">
      {() => children}
    </PopoverPopup>
  );
}
