import { lazy, type ReactNode, Suspense } from 'react';
import { type Opener, useOpener } from './use-opener.ts';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  /** A link; else `onChoose` is called. */
  href?: string;
  onChoose?: () => void;
  disabled?: boolean;
  danger?: boolean;
  /** A line above it. */
  separated?: boolean;
}

export interface MenuProps {
  entries: readonly MenuEntry[];
  /** The button: spread the given props onto a Button or IconButton. */
  trigger: (button: Opener['button']) => ReactNode;
  align?: 'start' | 'center' | 'end';
}

const load = () => import('./menu-popup.tsx');
const Popup = lazy(load);

/** Commands behind a button. Arrow keys, typing ahead, Escape. */
export function Menu({ trigger, ...rest }: MenuProps) {
  const opener = useOpener('menu', load);
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
