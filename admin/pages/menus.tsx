import { Form, useActionData, useLoaderData, useSubmit } from 'react-router';
import type { AdminInput } from '../../contract/admin/actions.ts';
import { menuSteps } from '../../contract/admin/menu.ts';
import * as m from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useRowDrag } from '../../ui/use-row-drag.ts';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import styles from '../parts/lists.module.css';
import { MenuRows } from '../parts/menu-rows.tsx';
import { Page } from '../parts/page.tsx';
import { RefusedNotice } from '../parts/refused-notice.tsx';
import { useMay } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api }) => valueFrom(await api('menu/get', {})));

type Step = AdminInput<'menu/moveEntry'>['step'];

/** Moves an entry by the step that its button says, or to the place of the one that it was dropped on. */
export const action = deskAction(async ({ api, form }) => {
  const [step = '', menu_id, at] = textOf(form, 'press').split(' ');
  const known = menuSteps.find((one): one is Step => one === step) ?? 'up';
  const answer = await api('menu/moveEntry', {
    version: textOf(form, 'version'),
    menu_id: Number(menu_id),
    step: known,
    ...(at && { at: Number(at) }),
  });
  // The page shows the menu as it is now.
  return answer.ok ? { done: 'saved' } : { ...refusedAs(answer), status: 200 };
});
export const clientAction = keepForm;

/** The menus of the shop: the entries that shoppers see, and hidden ones that only keep their address. */
export default function Menus() {
  const { version, menu, hidden } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('content:write');
  const submit = useSubmit();
  const drag = useRowDrag(
    (menuId, at) => void submit({ version, press: `to ${menuId} ${at}` }, { method: 'post' }),
  );
  return (
    <Page
      title={m.deskmenu_heading()}
      actions={
        mayWrite && (
          <DeskLinkButton to="/menus/new" variant="primary">
            {m.deskmenu_add()}
          </DeskLinkButton>
        )
      }
    >
      <DoneNotice />
      <RefusedNotice outcome={outcome} />
      <Form method="post" className={styles.group}>
        <input type="hidden" name="version" value={version} />
        {menu.length === 0 && (
          <EmptyState title={m.deskmenu_none()}>
            <p>{m.deskmenu_none_hint()}</p>
          </EmptyState>
        )}
        <MenuRows entries={menu} mayWrite={mayWrite} drag={drag} />
        {hidden.length > 0 && (
          <section className={styles.group} aria-labelledby="hidden">
            <h2 id="hidden">{m.deskmenu_hidden()}</h2>
            <p>{m.deskmenu_hidden_hint()}</p>
            <MenuRows entries={hidden} mayWrite={mayWrite} drag={drag} hidden />
          </section>
        )}
      </Form>
    </Page>
  );
}
