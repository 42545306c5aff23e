import type { ReactNode } from 'react';
import { LazyPopup, popupCode } from './lazy-popup.tsx';
import { type Opener, useOpener } from './use-opener.ts';

export interface PopoverProps {
  title: ReactNode;
  /** The button: spread the given props onto a Button or IconButton. */
  trigger: (button: Opener['button']) => ReactNode;
  /** Receives a way to close, for what ends the errand. */
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'center' | 'end';
  closeLabel?: string;
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
