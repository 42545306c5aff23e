import type { AdminOutput } from '../../contract/admin/actions.ts';
import { priceText } from '../../contract/amount-typed.ts';
import * as m from '../../messages/compiled/messages.js';
import { readRows } from './setting-rows.ts';

export type Setting = AdminOutput<'settings/getList'>['settings'][number];

/** A value as its field shows it. Of a secret one, nothing. */
export function settingText(
  { control, is_secret }: Pick<Setting, 'control' | 'is_secret'>,
  value: unknown,
): string {
  if (is_secret) return '';
  if (control === 'money') return priceText(Number(value));
  if (control === 'list') return Array.isArray(value) ? value.join('\n') : '';
  // Boxes have no order.
  if (control === 'boxes') return Array.isArray(value) ? value.toSorted().join('\n') : '';
  if (control === 'data' || control === 'rows') return JSON.stringify(value, null, 2);
  return String(value ?? '');
}

/** What a form changes: values by the names of their settings, or what is wrong with them. */
export interface SettingsTyped {
  values: Record<string, unknown>;
  /** The values that the form began from. */
  seen: Record<string, unknown>;
  /** Sentences by the names of the settings. */
  problems: Record<string, string>;
}

/** Reads a form with the fields of `settings`. Only what differs from `seen` counts: the rest may be newer in the shop. */
export function readSettingsForm(
  settings: readonly Setting[],
  form: FormData,
  seen: Readonly<Record<string, unknown>>,
): SettingsTyped {
  const read: SettingsTyped = { values: {}, seen: {}, problems: {} };
  for (const setting of settings) {
    const { name } = setting;
    const typed = typedText(setting, form);
    if (typed === undefined || typed === textSeen(setting, seen[name])) continue;
    const value = settingValue(setting, typed);
    if (value === undefined) read.problems[name] = m.desk_setting_takes({ takes: takesText(setting) });
    else {
      read.values[name] = value;
      if (name in seen) read.seen[name] = seen[name];
    }
  }
  return read;
}

/** The values that a form began from, as it carries them; none in one that was not made by a page. */
export function readSeen(text: string): Record<string, unknown> {
  const seen = parsed(text);
  return typeof seen === 'object' && seen !== null ? { ...seen } : {};
}

const cleared = 'clear';

/** Undefined for a field that leaves its setting as it is. */
function typedText(setting: Setting, form: FormData): string | undefined {
  const { name, control, is_secret } = setting;
  if (control === 'switch') return form.has(name) ? 'true' : 'false';
  if (control === 'boxes') return settingText(setting, form.getAll(name));
  if (control === 'rows') return settingText(setting, readRows(setting, form));
  const typed = String(form.get(name) ?? '').replaceAll('\r\n', '\n');
  if (!is_secret) return typed;
  if (form.has(clearName(name))) return cleared;
  return typed === '' ? undefined : typed;
}

/** A form as its fields show it again; without secrets. */
export const typedValues = (settings: readonly Setting[], form: FormData): Record<string, string> =>
  Object.fromEntries(
    settings
      .filter(({ is_secret }) => !is_secret)
      .map((setting) => {
        const { name, control } = setting;
        const isMany = control === 'boxes' || control === 'rows';
        return [name, (isMany ? typedText(setting, form) : form.get(name)?.toString()) ?? ''];
      }),
  );

/** The field that empties a secret setting. */
export const clearName = (name: string): string => `${name} ${cleared}`;

const textSeen = (setting: Setting, value: unknown): string | undefined =>
  setting.is_secret ? undefined : settingText(setting, value);

/** Undefined for a text that is no value of this kind. */
function settingValue({ control, is_secret }: Setting, typed: string): unknown {
  if (is_secret) return typed === cleared ? '' : typed;
  switch (control) {
    case 'switch':
      return typed === 'true';
    case 'money':
      return /^\d{1,9}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : undefined;
    case 'number':
      return /^-?\d{1,12}(\.\d+)?$/.test(typed.trim()) ? Number(typed) : undefined;
    case 'list':
    case 'boxes':
      return typed
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    case 'data':
    case 'rows':
      return parsed(typed);
    default:
      return typed;
  }
}

function parsed(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return undefined;
  }
}

/** As `takes` of the setting, but for amounts, which the back office shows in whole units. */
export const takesText = ({ control, takes }: Setting): string =>
  control === 'money' ? m.desk_setting_takes_amount() : takes;
