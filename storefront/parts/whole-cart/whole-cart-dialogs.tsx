import { createContext, type ReactNode, useContext, useState } from 'react';
import { LazyPopup, popupCode } from '../../../ui/lazy-popup.tsx';

const emailDialog = popupCode(() => import('./email-cart-dialog.tsx'));
const importDialog = popupCode(() => import('./import-dialog.tsx'));
const quoteDialog = popupCode(() => import('./request-quote-dialog.tsx'));

export type WholeCartDialog = 'email' | 'import' | 'quote';

const OpenDialog = createContext<(which: WholeCartDialog) => void>(() => {});

export const useOpenWholeCartDialog = () => useContext(OpenDialog);

/** Around the cart page: an import fills an empty cart, and its dialog stays when the page around its button changes. */
export function WholeCartDialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<WholeCartDialog | null>(null);
  const popup = (which: WholeCartDialog) => ({ open: opened === which, onClose: () => setOpened(null) });
  return (
    <OpenDialog value={setOpened}>
      {children}
      <LazyPopup code={emailDialog} {...popup('email')} />
      <LazyPopup code={importDialog} {...popup('import')} />
      <LazyPopup code={quoteDialog} {...popup('quote')} />
    </OpenDialog>
  );
}
