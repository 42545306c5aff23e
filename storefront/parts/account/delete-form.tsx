import { useNavigate } from 'react-router';
import * as m from '../../../messages/compiled/messages.js';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { writeDraft } from '../checkout/draft.ts';
import { useSession } from '../session/session-provider.tsx';
import { SubmitForm } from '../submit/submit-form.tsx';
import { usePosted } from '../submit/use-submission.ts';
import { CurrentPassword } from './current-password.tsx';
import type { AccountErased } from './submit-delete.ts';

export const deleteTitle = m.account_delete_question;
export const deleteWarning = m.account_delete_hint;

/** Asks for the email address and the password once more. */
export function DeleteForm({ onDeleted }: { onDeleted: () => void }) {
  const { setSession } = useSession();
  const posted = usePosted('delete');
  const { show } = useToasts();
  const navigate = useNavigate();

  async function follow({ session }: AccountErased) {
    writeDraft(null);
    onDeleted();
    setSession(session);
    await navigate('/', { replace: true });
    // Show it only after the navigation: until then the same sentence is the page's heading.
    show({ tone: 'success', message: m.account_deleted() });
  }

  return (
    <SubmitForm<AccountErased>
      label={m.account_delete_account()}
      hidden={{ intent: 'delete' }}
      posted={posted}
      action="/account/details#delete-account"
      danger
      onDone={follow}
    >
      {(problems) => (
        <>
          <TextField
            name="email_address"
            type="email"
            label={m.account_email()}
            autoComplete="off"
            required
            maxLength={254}
            defaultValue={posted?.typed?.email_address}
            error={problems.email_address}
          />
          <CurrentPassword problems={problems} />
        </>
      )}
    </SubmitForm>
  );
}
