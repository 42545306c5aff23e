import { fontPairNames } from '../contract/font-pair.ts';
import type { FontPair } from '../storefront/theme/font-pairs.ts';
import { themeFaults } from '../storefront/theme/theme-faults.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';
import { readThemes } from './queries.ts';

/** `handsell theme check`: settings of a theme that mean nothing, and colours that are too faint on each other. */
export async function themeCheck(context: CommandContext): Promise<ExitCode> {
  const stores = await withDb(context, readThemes);
  let found = 0;
  for (const { name, theme, font_pair } of stores) {
    const pair: FontPair = fontPairNames.find((one) => one === font_pair) ?? 'fraunces';
    const problems = themeFaults(theme, pair);
    found += problems.length;
    context.terminal.print(problems.length === 0 ? `${name}: all is well.` : `${name}:`);
    for (const problem of problems) context.terminal.print(`  ${problem}`);
  }
  return found === 0 ? 0 : 1;
}
