import { Link, useActionData, useLoaderData } from 'react-router';
import { m } from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { SearchForm } from '../parts/search-form.tsx';
import { readSeen, readSettingsForm } from '../parts/setting-values.ts';
import styles from '../parts/settings.module.css';
import { SettingsForm } from '../parts/settings-form.tsx';
import { areaSlug, isFound } from '../parts/settings-search.ts';

export const loader = deskLoader(async ({ api, url }) => {
  const { settings } = valueFrom(await api('settings/getList', {}));
  // Each mail has a page of its own, with its placeholders and a preview.
  const areas = [...new Set(settings.map(({ area }) => area))].filter((area) => area !== 'Mails');
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, 100);
  const area = areas.find((one) => areaSlug(one) === url.searchParams.get('area'));
  const shown = query
    ? settings.filter((one) => one.area !== 'Mails' && isFound(one, query))
    : settings.filter((one) => one.area === (area ?? areas[0]));
  return { areas, area: query ? undefined : (area ?? areas[0]), query, shown };
});

export const action = deskAction(async ({ api, form, url }) => {
  const names = new Set(textOf(form, 'names').split(' '));
  const listed = await api('settings/getList', {});
  if (!listed.ok) return refusedAs(listed);
  const settings = listed.value.settings.filter(({ name }) => names.has(name));
  const typed = Object.fromEntries(
    settings.filter(({ is_secret }) => !is_secret).map(({ name }) => [name, textOf(form, name)]),
  );
  const { values, seen, problems } = readSettingsForm(settings, form, readSeen(textOf(form, 'seen')));
  if (Object.keys(problems).length > 0) return { sentence: m.desk_settings_check(), problems, typed };
  const here = `/settings${url.search}`;
  if (Object.keys(values).length === 0) return { done: 'nothing', path: here };
  const answer = await api('settings/save', { values, seen });
  if (!answer.ok) return { ...refusedAs(answer), typed };
  return { done: 'saved', path: here };
});

export default function Settings() {
  const { areas, area, query, shown } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
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
