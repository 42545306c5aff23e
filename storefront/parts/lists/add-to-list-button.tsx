import { type MouseEvent, useRef, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { asksForNewTab } from '../../../ui/asks-for-new-tab.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';
import { addPath } from './list-paths.ts';

const panel = popupCode(() => import('./lists-panel.tsx'));

/** Opens the reader's lists to put a title on them (FAV-004). A link first: without JavaScript it leads to a form. */
export function AddToListButton({ eisbn, title }: { eisbn: string; title: string }) {
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
        href={addPath(eisbn)}
        rel="nofollow"
        variant="quiet"
        icon={<PlusIcon />}
        aria-haspopup="dialog"
        aria-expanded={open ?? false}
        onClick={press}
      >
        {m.lists_add()}
      </LinkButton>
      {open !== null && (
        <LazyPopup
          code={panel}
          open={open}
          trigger={trigger}
          eisbn={eisbn}
          title={title}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
