import type { Title } from '../../../contract/title.ts';
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
      title="Ebook"
      size="s"
      footer={
        <>
          <Button onClick={onClose}>Stay here</Button>
          <LinkButton
            href={title.ebook_url}
            target="_blank"
            rel="noopener"
            variant="primary"
            onClick={onClose}
          >
            Continue to {seller}
          </LinkButton>
        </>
      }
    >
      <p>
        The ebook of <cite>{title.title}</cite> is sold by {seller}, in a new tab. You pay there, and your
        cart here stays as it is.
      </p>
    </Dialog>
  );
}
