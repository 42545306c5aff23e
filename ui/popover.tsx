import type { ReactNode } from 'react';
import { LazyPopup, popupCode } from './lazy-popup.tsx';
import type { PopoverPanelProps } from './popover-popup.tsx';
import { type Opener, useOpener } from './use-opener.ts';

interface PopoverProps extends PopoverPanelProps {
  /** The button: spread the given props onto a Button or IconButton. */
  trigger: (button: Opener['button']) => ReactNode;
}

const popup = popupCode(() => import('./popover-popup.tsx'));

/** A small panel beside its button. Tab stays inside, Escape closes, the focus returns (CHROME-031, 032). */
export function Popover({ trigger, ...rest }: PopoverProps) {
  const opener = useOpener(popup.preload);
  return (
    <>
      {trigger(opener.button)}
      {opener.opened && <LazyPopup code={popup} {...rest} {...opener.popup} />}
    </>
  );
}
