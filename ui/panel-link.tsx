import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { asksForNewTab } from './asks-for-new-tab.ts';
import { LinkButton } from './button.tsx';
import { PlusIcon } from './icons.tsx';

interface PanelLinkProps {
  /** The same as a page, for a new tab and without JavaScript. */
  href: string;
  children: ReactNode;
  /** Drawn from the first opening on. */
  panel: (state: {
    open: boolean;
    trigger: RefObject<HTMLAnchorElement | null>;
    onClose: () => void;
  }) => ReactNode;
}

/** Opens a panel beside it to add something. */
export function PanelLink({ href, children, panel }: PanelLinkProps) {
  const trigger = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState<boolean | null>(null);
  function press(event: MouseEvent) {
    if (asksForNewTab(event)) return;
    event.preventDefault();
    setOpen(!open);
  }
  return (
    <>
      <LinkButton
        ref={trigger}
        href={href}
        rel="nofollow"
        variant="quiet"
        icon={<PlusIcon />}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={press}
      >
        {children}
      </LinkButton>
      {open !== null && panel({ open, trigger, onClose: () => setOpen(false) })}
    </>
  );
}
