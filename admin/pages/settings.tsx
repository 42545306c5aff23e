import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { saveSettings } from '../parts/save-settings.ts';
import { SearchForm } from '../parts/search-form.tsx';
import styles from '../parts/settings.module.css';
import { SettingsForm } from '../parts/settings-form.tsx';
import { areaSlug, isFound } from '../parts/settings-search.ts';

export const loader = deskLoader(async ({ api, url }) => {
  const listed = valueFrom(await api('settings/getList', {}));
  // Each mail has a page of its own, with its placeholders and a preview.
  const settings = listed.settings.filter(({ area }) => area !== 'Mails');
  const areas = [...new Set(settings.map(({ area }) => area))];
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const area = areas.find((one) => areaSlug(one) === url.searchParams.get('area')) ?? areas[0];
  const shown = settings.filter((one) => (query ? isFound(one, query) : one.area === area));
  return { areas, area: query ? undefined : area, query, shown };
});

export const action = deskAction(({ api, form, url }) => {
  const names = new Set(textOf(form, 'names').split(' '));
  const path = `/settings${url.search}`;
  return saveSettings({ api, form }, ({ name }) => names.has(name), { done: 'saved', path });
});
export const clientAction = keepForm;

/** What an area is about and has on pages of its own. */
const besideArea: Readonly<Record<string, { path: string; label: () => string }>> = {
  shop: { path: '/setup/shop', label: m.desksetup_shop_identity },
  shipping: { path: '/setup/delivery', label: m.desksetup_shipping_now },
  payment: { path: '/setup/settings/payment', label: m.desksetup_payment_choose },
  legal: { path: '/setup/legal', label: m.desksetup_legal },
};

export default function Settings() {
  const { areas, area, query, shown } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const beside = besideArea[area ? areaSlug(area) : ''];
  return (
    <Page title={m.desk_settings()}>
      <DoneNotice />
      <SearchForm action="/settings" label={m.desk_settings_search()} words={query} />
      <nav aria-label={m.desk_settings_areas()}>
        <ul className={styles.areas}>
          {areas.map((one) => (
            <li key={one}>
              <Link to={`/settings?area=${areaSlug(one)}`} aria-current={one === area ? 'page' : undefined}>
                {one}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2>{query ? m.desk_settings_found({ count: shown.length, query }) : area}</h2>
      {beside && (
        <p>
          <Link to={beside.path}>{beside.label()}</Link>
        </p>
      )}
      {shown.length === 0 ? (
        <EmptyState title={m.desk_settings_none()}>
          <p>{m.desk_settings_none_hint()}</p>
        </EmptyState>
      ) : (
        <SettingsForm settings={shown} withAreas={query !== ''} outcome={outcome} />
      )}
    </Page>
  );
}
