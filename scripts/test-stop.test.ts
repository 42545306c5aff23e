import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';

test.skipIf(process.platform === 'win32')(
  'tests that are stopped leave no database server behind',
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'handsell-stop-'));
    // When root starts it, the server runs as another user.
    chmodSync(dir, 0o755);
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
    const child = spawn(process.execPath, ['scripts/test.mjs', 'postgres'], {
      env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', TMPDIR: dir },
      stdio: 'ignore',
    });
    const ended = new Promise<number | null>((done) => child.on('close', done));
    const lock = () => {
      const [folder] = readdirSync(dir).filter((name) => name.startsWith('handsell-pg-'));
      return folder ? join(dir, folder, 'data', 'postmaster.pid') : '';
    };
    await vi.waitFor(() => expect(existsSync(lock())).toBe(true), { timeout: 60_000, interval: 50 });
    const server = Number(readFileSync(lock(), 'utf8').split('\n')[0]);
    await pause(500);
    child.kill('SIGTERM');
    expect(await ended).toBe(130);
    expect(lock()).toBe('');
    expect(() => process.kill(server, 0)).toThrow('ESRCH');
  },
  120_000,
);
