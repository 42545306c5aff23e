import { lazy, type ReactNode, Suspense } from 'react';
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

const load = () => import('./popover-popup.tsx');
const Popup = lazy(load);

/** A small panel beside its button. Tab stays inside, Escape closes, the focus returns (CHROME-031, 032). */
export function Popover({ trigger, ...rest }: PopoverProps) {
  const opener = useOpener(load);
  return (
    <>
      {trigger(opener.button)}
      {opener.opened && (
        <Suspense fallback={null}>
          <Popup {...rest} popup={opener.popup} />
        </Suspense>
      )}
    </>
  );
}
