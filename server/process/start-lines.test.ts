import pino from 'pino';
import { expect, test, vi } from 'vitest';
import type { Shop } from '../context.ts';
import { DatabaseDown } from '../db/db.ts';
import { startLines } from './start-lines.ts';

test('a database that goes away after the start costs a line, not the shop', async () => {
  const log = pino({ level: 'silent' });
  const warn = vi.spyOn(log, 'warn');
  const lines = await startLines({ log } as Shop, [
    async () => ['Back office of Cove Books'],
    () => Promise.reject(new DatabaseDown('stopped')),
    async () => ['Reader of Cove Books'],
  ]);
  expect(lines).toEqual(['Back office of Cove Books', 'Reader of Cove Books']);
  expect(warn).toHaveBeenCalledOnce();
});
