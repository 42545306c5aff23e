import { asksForNewTab } from './asks-for-new-tab.ts';
import { LinkButton, type LinkButtonProps } from './button.tsx';
import { preloadModals } from './modal.tsx';

interface DialogLinkProps extends LinkButtonProps {
  onOpen: () => void;
}

/** Opens a dialog. Without JavaScript, or in a new tab, it leads to a page with the same content. */
export function DialogLink({ onOpen, ...rest }: DialogLinkProps) {
  return (
    <LinkButton
      {...rest}
      aria-haspopup="dialog"
      onPointerEnter={preloadModals}
      onClick={(event) => {
        if (asksForNewTab(event)) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}
