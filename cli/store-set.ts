import { settings } from '../contract/settings/settings.ts';
import { readSecretKey } from '../server/process/secret-key.ts';
import { findSetting } from '../server/store/check-settings.ts';
import { readSettings } from '../server/store/read-settings.ts';
import { changeSettings } from '../server/store/write.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';
import { findStore } from './find-store.ts';
import { readStoredSettings } from './queries.ts';
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
    const sealing = field.secret ? { key: readSecretKey({ SECRET_KEY, DATA_DIR: context.dataDir }) } : {};
    const now = await db.tx(async (q) => {
      await changeSettings(q, store.id, { [name]: typedValue(field, typed) }, sealing);
      const values: Record<string, unknown> = readSettings(settings, await readStoredSettings(q, store.id));
      return settingText(field, values[name]);
    });
    context.terminal.print(
      `${field.label} (${name}) at ${store.name}: ${now || 'none'}. The default is ${settingText(field, field.default) || 'none'}.`,
    );
    return 0;
  });
}
