import { Dialog } from '../../../ui/dialog.tsx';
import { DeleteForm, deleteTitle, deleteWarning } from './delete-form.tsx';

interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

export default function DeleteDialog({ open, onClose, onDeleted }: DeleteDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={deleteTitle()}
      description={deleteWarning()}
      size="s"
      decision
    >
      <DeleteForm onDeleted={onDeleted} />
    </Dialog>
  );
}
