import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Disclosure } from '../../ui/disclosure.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import formStyles from '../parts/form.module.css';
import { MenuEntryFields } from '../parts/menu-entry-fields.tsx';
import {
  countBelow,
  entryInMenus,
  entryValues,
  placesFor,
  readMenuEntry,
  refusedFields,
} from '../parts/menu-entry-form.ts';
import { Page } from '../parts/page.tsx';
import { useMay } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api, params }) => {
  const menus = valueFrom(await api('menu/get', {}));
  const found = params.id === 'new' ? null : entryInMenus(menus, Number(params.id));
  if (found === undefined) throw new Response(null, { status: 404 });
  const { choices } = valueFrom(await api('menu/getChoices', {}));
  return {
    version: menus.version,
    found,
    choices,
    places: found?.isHidden ? [] : placesFor(menus.menu, found?.entry ?? null),
  };
});

export const action = deskAction(async ({ api, form, params }) => {
  const menu_id = params.id === 'new' ? undefined : Number(params.id);
  const version = textOf(form, 'version');
  if (menu_id !== undefined && textOf(form, 'intent') === 'delete') {
    const answer = await api('menu/deleteEntry', { version, menu_id });
    return answer.ok
      ? { done: 'deleted', path: '/menus' }
      : { ...refusedAs(answer), form: 'delete', status: 200 };
  }
  if (textOf(form, 'leads_to') === '') {
    const sentence = m.deskmenu_choose_missing();
    return { sentence, typed: typedOf(form), problems: { leads_to: sentence } };
  }
  const answer = await api('menu/saveEntry', { version, menu_id, ...readMenuEntry(form) });
  if (answer.ok) return { done: 'saved', path: '/menus' };
  const field = refusedFields[answer.error_code];
  return {
    ...refusedAs(answer),
    typed: typedOf(form),
    // The page is loaded again, with the current version.
    ...(answer.error_code === 'stale' && { status: 200 }),
    ...(field && { problems: { [field]: answer.error } }),
  };
});
export const clientAction = keepForm;

/** An entry of the menu: what it is called, where it leads, and where it is. */
export default function MenuEntryPage() {
  const { version, found, choices, places } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('content:write');
  const refused = outcome?.form === 'delete' ? undefined : outcome;
  const fields = (
    <MenuEntryFields
      values={refused?.typed ?? entryValues(found, choices)}
      problems={refused?.problems ?? {}}
      choices={choices}
      places={places}
    />
  );
  const below = found ? countBelow(found.entry) : 0;
  return (
    <Page title={found?.entry.label || m.deskmenu_add()}>
      <Link to="/menus">{m.deskmenu_heading()}</Link>
      {mayWrite ? (
        <DeskForm label={m.desk_save()} outcome={refused} hidden={{ version }}>
          <div className={formStyles.form}>{fields}</div>
        </DeskForm>
      ) : (
        <fieldset disabled>
          <p>{m.desk_read_only()}</p>
          <div className={formStyles.form}>{fields}</div>
        </fieldset>
      )}
      {mayWrite && found && (
        <div className={formStyles.end}>
          <Disclosure label={m.deskmenu_delete()} ghost open={outcome?.form === 'delete'}>
            <DeskForm
              intent="delete"
              label={m.deskmenu_delete_sure({ label: found.entry.label })}
              variant="danger"
              outcome={outcome?.form === 'delete' ? outcome : undefined}
              hidden={{ version }}
            >
              <p>{below > 0 ? m.deskmenu_delete_below({ count: below }) : m.deskmenu_delete_hint()}</p>
            </DeskForm>
          </Disclosure>
        </div>
      )}
    </Page>
  );
}
