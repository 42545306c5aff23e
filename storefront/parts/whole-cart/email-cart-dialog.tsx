import * as m from '../../../messages/compiled/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmailCart } from './email-cart.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

export default function EmailCartDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.share_heading()} size="m">
      <EmailCart />
    </Dialog>
  );
}
