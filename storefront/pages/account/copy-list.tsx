import { useActionData, useNavigate } from 'react-router';
import { maxListName } from '../../../contract/customer-list-rules.ts';
import { m } from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { browserAction, serverAction, unlessDone } from '../../page-submit.ts';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { customerOf } from '../../parts/account/page-session.ts';
import styles from '../../parts/lists/lists.module.css';
import { ShopListTools } from '../../parts/lists/shop-list-tools.tsx';
import { submitCopy } from '../../parts/lists/submit-copy.ts';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import type { Outcome } from '../../parts/submit/form-outcome.ts';
import { SubmitForm } from '../../parts/submit/submit-form.tsx';
import { listPath } from '../../parts/title/paths.ts';
import type { Route } from './+types/copy-list';

export async function load(args: LoadArgs) {
  await customerOf(args);
  const list_id = args.params.list_id ?? '';
  const missing = ['bad_list_id', 'invalid_input'];
  const { list } = valueFrom(await args.api('titlelist/getItems', { list_id, limit: 1 }), missing);
  const { rows } = valueFrom(await args.api('titlelist/getLists', { sort: 'name' }));
  return { list, lists: rows.filter((own) => own.list_id !== list.list_id) };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitCopy);
export const clientAction = browserAction(submitCopy);
export const shouldRevalidate = unlessDone;

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.lists_copy());
}

/** Copies a list into one of the reader's own, or a new one (LIST-017, LIST-021, LIST-022). */
export default function CopyListPage() {
  const { list, lists } = useLoaded<typeof loader>();
  const navigate = useNavigate();
  const posted = useActionData<Outcome>();
  return (
    <AccountFrame title={m.lists_copy_name({ name: list.name })} view="lists">
      <div className={styles.form}>
        <ShopListTools listId={list.list_id} isCopying />
        <SubmitForm
          hidden={{ intent: 'copy' }}
          label={m.lists_copy()}
          posted={posted}
          sentences={{ copied: m.lists_copied }}
          onDone={({ path }) => navigate(path?.split('?')[0] ?? '', { replace: true })}
          beside={<LinkButton href={listPath(list.list_id)}>{m.common_cancel()}</LinkButton>}
        >
          {(problems) => (
            <>
              <SelectField
                name="to"
                label={m.lists_copy_to()}
                placeholder={m.lists_copy_new()}
                options={lists.map((own) => ({ value: String(own.list_id), label: own.name }))}
              />
              <TextField
                name="name"
                label={m.lists_new_name()}
                autoComplete="off"
                maxLength={maxListName}
                defaultValue={posted?.typed?.name}
                error={problems.name}
              />
            </>
          )}
        </SubmitForm>
      </div>
    </AccountFrame>
  );
}
