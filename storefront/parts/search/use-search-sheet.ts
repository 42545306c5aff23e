import { type MouseEvent, type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * On phones the search is a popover behind a button (CHROME-058): the browser opens and closes it, also without
 * JavaScript, by its buttons, by Escape and by a press beside it. Here is what it cannot do by itself: the cursor goes
 * into the box, and the next page closes it.
 */
export function useSearchSheet(input: RefObject<HTMLInputElement | null>) {
  const { pathname } = useLocation();
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);

  // Browsers without popovers show the box at all times.
  const close = () => sheet.current?.hidePopover?.();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what closes it
  useEffect(close, [pathname]);

  return {
    close,
    sheet: {
      id,
      ref: sheet,
      popover: 'auto' as const,
      onToggle: (event: ToggleEvent) => setOpen(event.newState === 'open'),
    },
    toggle: {
      popoverTarget: id,
      'aria-expanded': isOpen,
      onClick(event: MouseEvent) {
        if (isOpen) return;
        // Within the click: later, a phone would show no keyboard.
        event.preventDefault();
        if (!sheet.current) return;
        // Over the bar whose place it takes, not over half of a notice above it.
        const bar = event.currentTarget.parentElement?.getBoundingClientRect();
        sheet.current.style.top = `${Math.max(0, bar?.top ?? 0)}px`;
        sheet.current.showPopover();
        input.current?.focus();
      },
    },
  };
}
