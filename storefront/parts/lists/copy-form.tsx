import { useState } from 'react';
import type { CustomerList } from '../../../contract/customer-list.ts';
import { maxListName } from '../../../contract/customer-list-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Done } from '../../page-submit.ts';
import type { Outcome } from '../submit/form-outcome.ts';
import { SubmitForm } from '../submit/submit-form.tsx';
import { copyPath } from './list-paths.ts';

interface CopyFormProps {
  /** The list that is copied. */
  listId: number;
  /** The reader's own lists, without it. */
  lists: readonly CustomerList[];
  /** Where 'Cancel' leads; none in a dialog, which only opens with JavaScript and closes by itself. */
  cancelHref?: string;
  posted?: Outcome | undefined;
  onCopied: (done: Done) => void | Promise<void>;
}

/** Copies a list into one of the reader's own, or a new one (LIST-017, LIST-018, LIST-021, LIST-022). */
export function CopyForm({ listId, lists, cancelHref, posted, onCopied }: CopyFormProps) {
  const [to, setTo] = useState(posted?.typed?.to ?? '');
  const [name, setName] = useState(posted?.typed?.name ?? '');
  return (
    <SubmitForm
      action={copyPath(listId)}
      hidden={{ intent: 'copy' }}
      label={m.common_save()}
      posted={posted}
      sentences={{ copied: m.lists_copied }}
      // On a page the form must also work before scripts run.
      isBlocked={!cancelHref && !to && !name.trim()}
      onDone={onCopied}
      beside={cancelHref && <LinkButton href={cancelHref}>{m.common_cancel()}</LinkButton>}
    >
      {(problems) => (
        <>
          {lists.length > 0 && (
            <SelectField
              name="to"
              label={m.lists_copy_to()}
              placeholder={m.lists_copy_new()}
              options={lists.map((own) => ({ value: String(own.list_id), label: own.name }))}
              value={to}
              onChange={(event) => setTo(event.target.value)}
              error={problems.to}
            />
          )}
          {!to && (
            <TextField
              name="name"
              label={m.lists_new_name()}
              autoComplete="off"
              maxLength={maxListName}
              value={name}
              onChange={(event) => setName(event.target.value)}
              error={problems.name}
            />
          )}
        </>
      )}
    </SubmitForm>
  );
}
