import { type ReactNode, type RefObject, useState } from 'react';
import { Drawer } from './drawer.tsx';
import PopoverPopup from './popover-popup.tsx';

interface PanelOrDrawerProps {
  title: string;
  id: string;
  open: boolean;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Of the dropdown. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Least height of the drawer, in pixels. */
  height?: number | undefined;
  children: ReactNode;
}

/** CHROME-030, FAV-004: below this width it is a drawer from the bottom. */
const small = '(max-width: 716px)';

/** A dropdown beside its button, on small screens a drawer. */
export function PanelOrDrawer({ id, trigger, align, height, children, ...rest }: PanelOrDrawerProps) {
  const [isSmall] = useState(() => window.matchMedia(small).matches);
  if (isSmall) {
    return (
      <Drawer {...rest} side="bottom" height={height} finalFocus={trigger}>
        {children}
      </Drawer>
    );
  }
  return (
    <PopoverPopup {...rest} id={id} trigger={trigger} align={align}>
      {() => children}
    </PopoverPopup>
  );
}
