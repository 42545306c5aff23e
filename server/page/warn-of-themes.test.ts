import pino from 'pino';
import { expect, it } from 'vitest';
import { buildStore } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { warnOfThemes } from './warn-of-themes.ts';

it('names the faint colours and senseless settings of a theme in the log, and says nothing of a good one', async () => {
  const made = await testShop();
  await buildStore(made.db, { settings: { styles: { theme: { accent: '#9c3526' } } } });
  const faint = { ink: '#eeeae0', colour: 'red' };
  const { webstoreName } = await buildStore(made.db, { settings: { styles: { theme: faint } } });
  await made.reload();
  const lines: string[] = [];
  warnOfThemes({ ...made.shop, log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }) });
  expect(lines).toHaveLength(1);
  const { store, faults } = JSON.parse(lines[0] ?? '{}');
  expect(store).toBe(webstoreName);
  expect(faults[0]).toBe("There is no theme setting called 'colour'.");
  expect(faults.join(' ')).toMatch(/'ink' on 'ground' has a contrast of 1\.\d; it needs 4\.5\./);
});
