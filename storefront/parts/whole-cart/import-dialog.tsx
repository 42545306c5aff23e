import * as m from '../../../messages/compiled/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { ImportFile } from './import-file.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

export default function ImportDialog({ open, onClose }: DialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.import_heading()} size="l">
      <ImportFile onClose={onClose} />
    </Dialog>
  );
}
