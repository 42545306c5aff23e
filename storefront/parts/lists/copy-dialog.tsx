import { type RefObject, useEffect, useState } from 'react';
import type { CustomerList } from '../../../contract/customer-list.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { call } from '../../http-call.ts';
import { failedHere } from '../../page-submit.ts';
import { CopyForm } from './copy-form.tsx';

interface CopyDialogProps {
  listId: number;
  /** Name of the list that is copied. */
  name: string;
  open: boolean;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** LIST-007. */
export default function CopyDialog({ listId, name, open, trigger, onClose }: CopyDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} finalFocus={trigger} title={m.lists_copy_name({ name })} size="s">
      {open && <CopyToOwn listId={listId} onClose={onClose} />}
    </Dialog>
  );
}

function CopyToOwn({ listId, onClose }: { listId: number; onClose: () => void }) {
  const [lists, setLists] = useState<CustomerList[] | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void call('titlelist/getLists', { sort: 'name' })
      .catch(failedHere)
      .then((answer) => {
        if (!('ok' in answer)) setProblem(answer.sentence ?? '');
        else if (answer.ok) setLists(answer.value.rows);
        else setProblem(answer.error);
      });
  }, []);
  if (problem) {
    return (
      <Notice tone="danger" role="alert">
        <p>{problem}</p>
      </Notice>
    );
  }
  if (!lists) return <SkeletonText lines={4} />;
  return <CopyForm listId={listId} lists={lists} onCopied={onClose} />;
}
