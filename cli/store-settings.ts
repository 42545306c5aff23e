import { areas } from '../contract/settings/settings.ts';
import { findSetting } from '../server/store/check-settings.ts';
import { staffSettings } from '../server/store/staff-settings.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';
import { findStore } from './find-store.ts';
import { settingText } from './setting-text.ts';
import { textTable } from './text-table.ts';

/** `handsell store settings NAME [SETTING]`: every setting of a store by area, or all there is to know of one. */
export function storeSettings(context: CommandContext, called: string, name?: string): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const { print } = context.terminal;
    const store = await findStore(db, called);
    const values = Object.fromEntries((await staffSettings(db, store.id)).map((s) => [s.name, s.value]));
    if (name !== undefined) {
      for (const line of linesOf(name, values[name])) print(line);
      return 0;
    }
    for (const [area, fields] of Object.entries(areas)) {
      const rows = Object.entries(fields).map(([one, field]) => [
        one,
        field.label,
        settingText(field, values[one]),
        settingText(field, field.default),
      ]);
      print(`\n${area}`);
      for (const line of textTable(['Setting', 'Label', 'Value', 'Default'], rows, 60)) print(line);
    }
    return 0;
  });
}

function linesOf(name: string, value: unknown): string[] {
  const field = findSetting(name);
  return [
    `${field.label} (${name}) takes ${field.takes}.`,
    ...(field.help ? [field.help] : []),
    `Value:   ${settingText(field, value)}`,
    `Default: ${settingText(field, field.default)}`,
  ];
}
