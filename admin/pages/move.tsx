import { Link, useActionData, useLoaderData } from 'react-router';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Prose } from '../../ui/prose.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { Page } from '../parts/page.tsx';
import { ProofField, refusedProof } from '../parts/proof-field.tsx';
import { useMay } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api }) => valueFrom(await api('backup/getMove', {})));

export const action = deskAction(async (args) => {
  const { api, form } = args;
  const url = textOf(form, 'address').trim();
  const isSure = textOf(form, 'sure') === 'yes';
  if (!url || !isSure)
    return {
      sentence: m.desk_settings_check(),
      problems: {
        ...(!url && { address: m.deskbackup_move_address_missing() }),
        ...(!isSure && { sure: m.deskbackup_bring_back_unsure() }),
      },
    };
  const unproved = await refusedProof(args);
  if (unproved) return unproved;
  const answer = await api('backup/move', { url });
  return answer.ok ? { done: '' } : refusedAs(answer);
});
export const clientAction = keepForm;

/** Moves the installation from its built-in database to a PostgreSQL server, and says how that has ended. */
export default function Move() {
  const { database } = useLoaderData<typeof loader>();
  return (
    <Page title={m.deskbackup_move()}>
      <Link to="/backups">{m.deskbackup_back()}</Link>
      <HowItEnded />
      <p>{database === 'postgres' ? m.deskbackup_move_there() : m.deskbackup_move_here()}</p>
      {database === 'built_in' && <OwnersPart />}
    </Page>
  );
}

function HowItEnded() {
  const { database, folder, last } = useLoaderData<typeof loader>();
  const store = useStore();
  if (!last) return null;
  const facts = { to: last.to, when: momentText(last.at, store) };
  const hasMoved = last.problem === '';
  // Elsewhere it was a command that moved the shop in the end.
  if (hasMoved !== (database === 'postgres')) return null;
  return hasMoved ? (
    <Notice tone="success">
      <p suppressHydrationWarning>{m.deskbackup_move_done({ ...facts, actor: last.by })}</p>
      <p>{m.deskbackup_move_done_old({ folder })}</p>
    </Notice>
  ) : (
    <Notice tone="danger">
      <p suppressHydrationWarning>{m.deskbackup_move_failed({ ...facts, problem: last.problem })}</p>
    </Notice>
  );
}

/** The form, for those who own every shop of the installation. */
function OwnersPart() {
  const { other_stores } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayTake = useMay('backups:take');
  if (!mayTake) return <p>{m.deskbackup_move_owner()}</p>;
  if (other_stores.length > 0) return <p>{m.deskbackup_move_others({ names: other_stores.join(', ') })}</p>;
  return (
    <DeskForm label={m.deskbackup_move()} outcome={outcome} leaves>
      <Prose>
        <ul>
          <li>{m.deskbackup_move_closes()}</li>
          <li>{m.deskbackup_move_everything()}</li>
          <li>{m.deskbackup_move_fails()}</li>
        </ul>
      </Prose>
      <PasswordField
        label={m.deskbackup_move_address()}
        hint={m.deskbackup_move_address_hint()}
        name="address"
        // A browser fills in a login here otherwise.
        autoComplete="new-password"
        spellCheck={false}
        required
        error={outcome?.problems?.address}
      />
      <Checkbox
        name="sure"
        value="yes"
        required
        label={m.deskbackup_move_sure()}
        error={outcome?.problems?.sure}
      />
      <ProofField outcome={outcome} />
    </DeskForm>
  );
}
