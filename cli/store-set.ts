import { readSecretKey } from '../server/process/secret-key.ts';
import { findSetting } from '../server/store/check-settings.ts';
import { saveSettings } from '../server/store/staff-settings.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';
import { findStore } from './find-store.ts';
import { noteChange } from './note-change.ts';
import { settingText, typedValue } from './setting-text.ts';

/** `handsell store set NAME SETTING VALUE`: a running shop follows within two seconds. */
export function storeSet(
  context: CommandContext,
  called: string,
  name: string,
  typed: string,
): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const field = findSetting(name);
    const store = await findStore(db, called);
    const { SECRET_KEY } = context.settings;
    const key = field.secret ? readSecretKey({ SECRET_KEY, DATA_DIR: context.dataDir }) : undefined;
    const change = { values: { [name]: typedValue(field, typed) }, seen: {} };
    const now = await db.tx(async (q) => {
      const { before, after } = await saveSettings(q, store.id, change, key);
      await noteChange(q, store.id, 'settings/save', name, { before, after });
      return settingText(field, after[name]);
    });
    context.terminal.print(
      `${field.label} (${name}) at ${store.name}: ${now || 'none'}. The default is ${settingText(field, field.default) || 'none'}.`,
    );
    return 0;
  });
}
