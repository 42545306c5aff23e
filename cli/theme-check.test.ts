import { expect, test } from 'vitest';
import { buildStore } from '../test/factories.ts';
import { testShop } from '../test/shop.ts';
import type { CommandContext } from './command.ts';
import { themeCheck } from './theme-check.ts';

async function check(theme: Record<string, string>) {
  const t = await testShop();
  const store = await buildStore(t.db, { settings: { styles: { theme } } });
  const printed: string[] = [];
  const context = {
    openDb: async () => ({ ...t.db, close: async () => {} }),
    terminal: { print: (line: string) => printed.push(line), isInteractive: false },
  } as unknown as CommandContext;
  const code = await themeCheck(context);
  return { code, store, printed: printed.join('\n') };
}

test('accepts a theme with enough contrast', async () => {
  const { code, printed } = await check({ accent: '#9c3526' });
  expect(printed).toContain('all is well.');
  expect(code).toBe(0);
});

test('reports faint colours, unknown settings and values without a meaning', async () => {
  const { code, printed } = await check({ ink: '#eeeae0', colour: 'red', accent: 'url(x)' });
  expect(code).toBe(1);
  expect(printed).toMatch(/'ink' on 'ground' has a contrast of 1\.\d; it needs 4\.5\./);
  expect(printed).toContain("There is no theme setting called 'colour'.");
  expect(printed).toContain("'url(x)' is not a colour that 'accent' can take.");
});
