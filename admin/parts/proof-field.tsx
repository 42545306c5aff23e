import * as m from '../../messages/compiled/messages.js';
import { type NotDone, refusedAs, type SubmitArgs, textOf } from '../desk-submit.ts';
import { PasswordField } from './login-fields.tsx';
import { useMe } from './use-may.ts';

/** Asks for the password again, when it was typed too long ago for what the form does. */
export function ProofField({ outcome }: { outcome: NotDone | undefined }) {
  const { is_proved } = useMe();
  if (is_proved && outcome?.code !== 'proof_required') return null;
  return (
    <>
      <p>{m.desk_password_again()}</p>
      <PasswordField />
    </>
  );
}

/** Proves who it is by the password of a form with a ProofField, where it has one; answers with the refusal. */
export async function refusedProof({
  api,
  form,
}: Pick<SubmitArgs, 'api' | 'form'>): Promise<NotDone | undefined> {
  const password = textOf(form, 'password');
  const proved = password ? await api('staff/prove', { password }) : undefined;
  return proved && !proved.ok ? refusedAs(proved) : undefined;
}
