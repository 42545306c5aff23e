import * as m from '../../../messages/compiled/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { RequestQuote } from './request-quote.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

export default function RequestQuoteDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.quote_heading()} size="m">
      <RequestQuote />
    </Dialog>
  );
}
