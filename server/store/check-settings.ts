import type { z } from 'zod';
import { withoutControls } from '../../contract/control-characters.ts';
import type { Field, Fields } from '../../contract/settings/field.ts';
import { settings } from '../../contract/settings/settings.ts';

/** New values of settings, by their names. */
export type SettingsChange = Readonly<Record<string, unknown>>;

/** A setting cannot have this value, or does not exist; the message is one sentence for the shop's owner, without the value. */
export class SettingRefused extends Error {
  override name = 'SettingRefused';
  /** Name of the setting; '' = it does not exist. */
  readonly setting: string;
  /** What the setting takes, as the end of a sentence, and where in the value the fault is. */
  readonly takes: string;
  constructor(sentence: string, setting = '', takes = '') {
    super(sentence);
    this.setting = setting;
    this.takes = takes;
  }
}

/**
 * The values to store for a change, each as its field parses it.
 *
 * @throws SettingRefused for the first name that is no setting, and the first value that is not right as a whole.
 */
export function checkSettings(change: SettingsChange, fields: Fields = settings): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [name, checked(name, findSetting(name, fields), value)]),
  );
}

/** The field of this name. Throws SettingRefused, with the names that end in it. */
export function findSetting(name: string, fields: Fields = settings): Field {
  const found = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (found) return found;
  const near = Object.keys(fields).filter((one) => one.endsWith(`.${name}`));
  throw new SettingRefused(
    `There is no setting called '${name}'${near.length > 0 ? `: ${near.join(' or ')}?` : '.'}`,
  );
}

function checked(name: string, { label, takes, schema, written = schema }: Field, value: unknown): unknown {
  const parsed = written.safeParse(storable(value));
  if (parsed.success) return parsed.data;
  const wanted = `${takes}${faultText(parsed.error.issues[0])}`;
  throw new SettingRefused(`${label} (${name}) takes ${wanted}.`, name, wanted);
}

/** Texts without NUL and other control characters, which no database keeps. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return withoutControls(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [withoutControls(name), storable(part)]),
  );
}

/** Where in a list or a group of values the fault is; '' for a value that has no parts. */
function faultText(fault: z.core.$ZodIssue | undefined): string {
  if (!fault || (fault.path.length === 0 && fault.code !== 'unrecognized_keys')) return '';
  return `; ${[...fault.path, fault.message].join(': ')}`;
}
