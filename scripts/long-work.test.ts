import { expect, test, vi } from 'vitest';
import { longWork } from './long-work.mjs';

test('holds back the output of another program, and returns it to the caller', async () => {
  const told: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    told.push(String(text));
    return true;
  });
  const noise = "console.log('transforming…'); console.error('warning'); process.exit(3)";
  const { code, out } = await longWork('building the shop', process.execPath, ['-e', noise]);
  write.mockRestore();
  expect(code).toBe(3);
  expect(out).toContain('transforming…');
  expect(out).toContain('warning');
  expect(told.join('')).toBe('handsell: building the shop …\n');
});

test('a program that is not there is a failure like any other', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await longWork('installing', 'no-such-program-here', [])).toMatchObject({ code: 127 });
  vi.restoreAllMocks();
});
