import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { Title } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface EbookDialogProps {
  open: boolean;
  onClose: () => void;
  title: Title;
  seller: string;
}

/** Says where the shopper is going before they go (EBOOK-002, EBOOK-003). */
export default function EbookDialog({ open, onClose, title, seller }: EbookDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.item_offer_ebook()}
      size="s"
      footer={
        <>
          <Button onClick={onClose}>{m.item_ebook_stay()}</Button>
          <LinkButton
            href={title.ebook_url}
            target="_blank"
            rel="noopener"
            variant="primary"
            onClick={onClose}
          >
            {m.item_ebook_continue({ seller })}
          </LinkButton>
        </>
      }
    >
      <p>
        <ParaglideMessage
          message={m.item_ebook_sold_by}
          inputs={{ seller, title: title.title }}
          markup={{ cite: ({ children }) => <cite>{children}</cite> }}
        />
      </p>
    </Dialog>
  );
}
