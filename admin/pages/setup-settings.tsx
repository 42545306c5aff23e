import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { checkMay, deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { Page } from '../parts/page.tsx';
import { saveSettings } from '../parts/save-settings.ts';
import { SettingsForm } from '../parts/settings-form.tsx';
import { settingsSteps } from '../parts/setup-settings.ts';

function stepOf({ step }: Record<string, string | undefined>) {
  const found = settingsSteps.get(step ?? '');
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

export const loader = deskLoader(async ({ api, params }) => {
  await checkMay(api, 'settings:read');
  const { title, why, names, beside } = stepOf(params);
  const { settings } = valueFrom(await api('settings/getList', {}));
  return {
    ...{ title: title(), why: why(), beside: beside && { path: beside.path, label: beside.label() } },
    settings: names.flatMap((name) => settings.find((one) => one.name === name) ?? []),
  };
});

export const action = deskAction((args) => {
  const { names } = stepOf(args.params);
  // A shop that ships goes on to the prices of delivery.
  const path = textOf(args.form, 'checkout_info.ship_enabled') ? '/setup/delivery' : '/setup';
  return saveSettings(args, ({ name }) => names.includes(name), { done: 'saved', path });
});
export const clientAction = keepForm;

/** A step of the setup that is a few settings, without all the others. */
export default function SetupSettings() {
  const { title, why, beside, settings } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  return (
    <Page title={title}>
      <Link to="/setup">{m.desksetup_title()}</Link>
      <p>{why}</p>
      <SettingsForm settings={settings} withAreas={false} outcome={outcome} />
      {beside && <Link to={beside.path}>{beside.label}</Link>}
    </Page>
  );
}
