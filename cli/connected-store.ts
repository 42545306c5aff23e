import type { Db } from '../server/db/db.ts';
import { readSecretKey } from '../server/process/secret-key.ts';
import type { SettingsChange } from '../server/store/check-settings.ts';
import { saveSettings } from '../server/store/staff-settings.ts';
import { loadStores, type Store } from '../server/store/stores.ts';
import { type CommandContext, CommandRefused } from './command.ts';
import { findStore } from './find-store.ts';
import { noteChange } from './note-change.ts';

/** A key of an account at another company, as `connect` asks for it. */
export interface KeyText {
  setting: string;
  /** The key's name at that company. */
  question: string;
  pattern: RegExp;
  example: string;
  isSecret: boolean;
  isOptional?: boolean;
}

export const storesOf = ({ settings }: CommandContext, db: Db) =>
  loadStores(db, { baseUrl: settings.BASE_URL, port: settings.PORT });

/** A store with its settings. Throws CommandRefused. */
export async function storeCalled(context: CommandContext, db: Db, called: string): Promise<Store> {
  const { id } = await findStore(db, called);
  const store = (await storesOf(context, db)).all().find((one) => one.id === id);
  if (!store) throw new CommandRefused(`There is no store '${called}'.`);
  return store;
}

/** Asks for each key. Throws CommandRefused for one that cannot be right. */
export async function askKeys(
  { ask }: CommandContext,
  keys: readonly KeyText[],
): Promise<Record<string, string>> {
  const values: Record<string, string> = {};
  for (const { setting, question, pattern, example, isOptional = false, isSecret } of keys) {
    const typed = await ask(`${question}: `, { secret: isSecret });
    if (!(typed === '' ? isOptional : pattern.test(typed)))
      throw new CommandRefused(`The ${question} looks like ${example}. Nothing was changed.`);
    values[setting] = typed;
  }
  return values;
}

/** Stores the keys of an account. Of secret values, the audit entry holds whether they are set. */
export async function saveKeys(
  { settings, dataDir }: CommandContext,
  db: Db,
  store: Store,
  { action, target, values }: { action: string; target: string; values: SettingsChange },
): Promise<void> {
  const key = readSecretKey({ SECRET_KEY: settings.SECRET_KEY, DATA_DIR: dataDir });
  await db.tx(async (q) => {
    const changed = await saveSettings(q, store.id, { values, seen: {} }, key);
    await noteChange(q, store.id, action, target, changed);
  });
}
