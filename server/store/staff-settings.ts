import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import type { Field } from '../../contract/settings/field.ts';
import { areas, settings } from '../../contract/settings/settings.ts';
import { refuse } from '../call/refusal.ts';
import type { Query } from '../db/db.ts';
import { lockStore } from '../db/lock-row.ts';
import type { SecretKey } from '../process/secret-key.ts';
import { SettingRefused, type SettingsChange } from './check-settings.ts';
import { readStoredSettings } from './queries.ts';
import { readSettings } from './read-settings.ts';
import { changeSettings } from './write.ts';

type StaffSetting = AdminOutput<'settings/getList'>['settings'][number];

/** Every setting of a store with its value, by area; of secret ones, whether they are set. */
export async function staffSettings(q: Query, storeId: number): Promise<StaffSetting[]> {
  const values: SettingsChange = readSettings(settings, await readStoredSettings(q, storeId));
  return Object.entries(areas).flatMap(([area, fields]) =>
    Object.entries(fields as Readonly<Record<string, Field>>).map(([name, field]) => ({
      name,
      area,
      label: field.label,
      help: field.help ?? '',
      control: field.control,
      takes: field.takes,
      choices: choicesOf(field),
      columns: Object.entries(field.columns ?? {}).map(([column, about]) => ({
        ...{ name: column, help: '' },
        ...about,
      })),
      value: values[name],
      default: field.default,
      is_secret: field.secret,
    })),
  );
}

function choicesOf({ schema, names = {} }: Field): StaffSetting['choices'] {
  const values = schema instanceof z.ZodEnum ? schema.options.map(String) : Object.keys(names);
  return values.map((value) => ({ value, name: names[value] ?? value }));
}

/**
 * Changes some settings of a store, in a transaction of the caller. `seen` are the values that the change began from; `key` seals
 * secret ones. Returns the changed ones as they were and as they are, as `staffSettings` gives them.
 *
 * @throws the refusals `invalid_setting`, and `stale` with the `newer` values of those that someone else has changed.
 */
export async function saveSettings(
  q: Query,
  storeId: number,
  { values, seen }: { values: SettingsChange; seen: SettingsChange },
  key: SecretKey | undefined,
): Promise<{ before: SettingsChange; after: SettingsChange }> {
  await lockStore(q, storeId);
  const before: SettingsChange = readSettings(settings, await readStoredSettings(q, storeId));
  const newer = Object.keys(values).filter(
    (name) => Object.hasOwn(seen, name) && !isDeepStrictEqual(seen[name], before[name]),
  );
  if (newer.length > 0) {
    throw refuse('stale', 'Someone else has changed this in the meantime.', { newer: only(before, newer) });
  }
  try {
    await changeSettings(q, storeId, values, key && { key });
  } catch (e) {
    if (!(e instanceof SettingRefused)) throw e;
    const { setting, takes } = e;
    throw refuse('invalid_setting', e.message, setting ? { setting, takes } : undefined);
  }
  const after: SettingsChange = readSettings(settings, await readStoredSettings(q, storeId));
  return { before: only(before, Object.keys(values)), after: only(after, Object.keys(values)) };
}

const only = (values: SettingsChange, names: readonly string[]): SettingsChange =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
