import { useNavigate } from 'react-router';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useToasts } from '../../../ui/toast.tsx';
import { call } from '../../http-call.ts';
import { writeDraft } from '../checkout/draft.ts';
import { useSession } from '../session/session-provider.tsx';
import { AccountForm } from './account-form.tsx';
import { CurrentPassword, modifyFields } from './current-password.tsx';
import { outcomeOf, type Problems } from './form-outcome.ts';

interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for the email address and the password once more. */
export default function DeleteDialog({ open, onClose, onDeleted }: DeleteDialogProps) {
  const { setSession } = useSession();
  const { show } = useToasts();
  const navigate = useNavigate();

  async function send({ email_address = '', current_password = '' }: Record<string, string>) {
    const problems: Problems = {};
    if (email_address.trim() === '') problems.email_address = 'Email address required.';
    if (current_password === '') problems.current_password = 'Current password required.';
    if (Object.keys(problems).length > 0) return { problems };
    const answer = await call('account/delete', { email_address, password: current_password });
    if (!answer.ok) return outcomeOf(answer, modifyFields);
    writeDraft(null);
    onDeleted();
    setSession(answer.value);
    await navigate('/', { replace: true });
    // Not sooner: until then it is the heading of the page.
    show({ tone: 'success', message: 'Account Deleted.' });
    return undefined;
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Delete your account?"
      description="This cannot be undone. To confirm, type your email address and password."
      size="s"
      decision
    >
      <AccountForm submit="Delete Account" danger onSend={send}>
        {(problems) => (
          <>
            <TextField
              name="email_address"
              type="email"
              label="Email"
              autoComplete="off"
              required
              maxLength={254}
              error={problems.email_address}
            />
            <CurrentPassword problems={problems} />
          </>
        )}
      </AccountForm>
    </Dialog>
  );
}
