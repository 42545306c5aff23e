import { m } from '../../messages/compiled/messages.js';
import { type Done, type NotDone, refusedAs, type SubmitArgs, textOf } from '../desk-submit.ts';
import { readSeen, readSettingsForm, type Setting } from './setting-values.ts';

/** Saves what a form (settings-form.tsx) changes of the settings that it shows. `then`: where it leads, and what is said there. */
export async function saveSettings(
  { api, form }: Pick<SubmitArgs, 'api' | 'form'>,
  isShown: (setting: Setting) => boolean,
  { done, path }: Done,
): Promise<Done | NotDone> {
  const listed = await api('settings/getList', {});
  if (!listed.ok) return refusedAs(listed);
  const settings = listed.value.settings.filter(isShown);
  const typed = Object.fromEntries(
    settings.filter(({ is_secret }) => !is_secret).map(({ name }) => [name, textOf(form, name)]),
  );
  const { values, seen, problems } = readSettingsForm(settings, form, readSeen(textOf(form, 'seen')));
  if (Object.keys(problems).length > 0) return { sentence: m.desk_settings_check(), problems, typed };
  const there = path === undefined ? {} : { path };
  if (Object.keys(values).length === 0) return { done: 'nothing', ...there };
  const answer = await api('settings/save', { values, seen });
  return answer.ok ? { done, ...there } : { ...refusedAs(answer), typed };
}
