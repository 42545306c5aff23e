import { useActionData, useNavigate } from 'react-router';
import { maxListName } from '../../../contract/customer-list-rules.ts';
import * as m from '../../../messages/compiled/messages.js';
import { LinkButton } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useLoaded } from '../../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../../page-load.ts';
import { browserAction, serverAction, unlessDone } from '../../page-submit.ts';
import { AccountFrame } from '../../parts/account/account-frame.tsx';
import { customerOf } from '../../parts/account/page-session.ts';
import { listSentences } from '../../parts/lists/list-sentences.ts';
import styles from '../../parts/lists/lists.module.css';
import { submitAdd } from '../../parts/lists/submit-add.ts';
import { unlistedMeta } from '../../parts/page/unlisted-meta.ts';
import type { Outcome } from '../../parts/submit/form-outcome.ts';
import { SubmitForm } from '../../parts/submit/submit-form.tsx';
import { itemPath } from '../../parts/title/paths.ts';
import type { Route } from './+types/add-to-list';

export async function load(args: LoadArgs) {
  await customerOf(args);
  const { api, params } = args;
  const missing = ['not_found', 'invalid_input'];
  const { eisbn, title } = valueFrom(await api('title/getItem', { eisbn: params.eisbn ?? '' }), missing);
  const { rows } = valueFrom(await api('titlelist/getLists', { eisbn, sort: 'name' }));
  return { eisbn, title, lists: rows };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const action = serverAction(submitAdd);
export const clientAction = browserAction(submitAdd);
export const shouldRevalidate = unlessDone;

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.lists_add());
}

/** Where the buttons of a title lead without JavaScript, and guests once they have logged in: nothing was lost. */
export default function AddToListPage() {
  const { eisbn, title, lists } = useLoaded<typeof loader>();
  const navigate = useNavigate();
  const posted = useActionData<Outcome>();
  return (
    <AccountFrame title={m.lists_add()} view="lists">
      <div className={styles.form}>
        <p>{m.lists_choose({ title })}</p>
        <SubmitForm
          hidden={{}}
          label={m.lists_add_submit()}
          posted={posted}
          sentences={{ ...listSentences, added: m.lists_added_all }}
          onDone={({ path }) => navigate(path ?? '', { replace: true })}
          beside={<LinkButton href={itemPath(eisbn)}>{m.common_cancel()}</LinkButton>}
        >
          {(problems) => (
            <>
              {lists.map((list) => (
                <Checkbox
                  key={list.list_id}
                  name="list_id"
                  value={list.list_id}
                  label={list.name}
                  defaultChecked={list.contains_eisbn || !list.can_delete}
                />
              ))}
              <TextField
                name="name"
                label={m.lists_new_name()}
                optional={m.common_optional()}
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
