import { useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { Page } from '../parts/page.tsx';
import { afterDeletion } from '../row-action.ts';

export const loader = deskLoader(async ({ api, params }) => {
  await checkMay(api, 'content:write');
  const page = valueFrom(await api('page/getForEditing', { id: Number(params.id) || 0 }));
  const { id, version, path, title, draft_id } = page;
  if (path === '/') throw new Response(null, { status: 404 });
  return { id, version, path, title, hasDraft: draft_id !== null };
});

export const action = deskAction(async ({ api, form, params }) => {
  const which = { id: Number(params.id), version: Number(textOf(form, 'version')) };
  return afterDeletion(await api('page/delete', which), '/pages');
});
export const clientAction = keepForm;

/** Asks once more before a page is deleted. */
export default function PageDelete() {
  const { version, path, title, hasDraft } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Page title={m.deskpage_delete()}>
      <DeskForm
        label={m.deskpage_delete_sure({ title })}
        variant="danger"
        outcome={outcome}
        hidden={{ version }}
        beside={<DeskLinkButton to="/pages">{m.deskpage_all()}</DeskLinkButton>}
      >
        <p>
          {m.deskpage_delete_hint({ path })} {hasDraft && m.deskpage_delete_draft()}
        </p>
      </DeskForm>
    </Page>
  );
}
