import * as m from '../../messages/compiled/messages.js';
import { type Done, type NotDone, refusedAs, type SubmitArgs, textOf } from '../desk-submit.ts';
import { readSeen, readSettingsForm, type Setting, takesText, typedValues } from './setting-values.ts';

/** Saves what a form (settings-form.tsx) changes of the settings that it shows. `then`: where it leads, and what is said there. */
export async function saveSettings(
  { api, form }: Pick<SubmitArgs, 'api' | 'form'>,
  isShown: (setting: Setting) => boolean,
  { done, path }: Done,
): Promise<Done | NotDone> {
  const listed = await api('settings/getList', {});
  if (!listed.ok) return refusedAs(listed);
  const settings = listed.value.settings.filter(isShown);
  const typed = typedValues(settings, form);
  const { values, seen, problems } = readSettingsForm(settings, form, readSeen(textOf(form, 'seen')));
  if (Object.keys(problems).length > 0) return { sentence: m.desk_settings_check(), problems, typed };
  const there = path === undefined ? {} : { path };
  if (Object.keys(values).length === 0) return { done: 'nothing', ...there };
  const answer = await api('settings/save', { values, seen });
  if (answer.ok) return { done, ...there };
  const wrong = refusedSetting(settings, answer.error_data);
  return wrong
    ? { sentence: m.desk_settings_check(), problems: wrong, typed }
    : { ...refusedAs(answer), typed };
}

/** The problem beside the field that the shop refused; undefined where it has no field. */
function refusedSetting(settings: readonly Setting[], data: unknown): Record<string, string> | undefined {
  const { setting, takes } = (data ?? {}) as { setting?: string; takes?: string };
  const known = settings.find(({ name }) => name === setting);
  if (!known || !takes) return undefined;
  // Amounts are shown in whole units.
  const said = known.control === 'money' ? takesText(known) : takes;
  return { [known.name]: m.desk_setting_takes({ takes: said }) };
}
