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
    // The server removes its lock before it ends, and its number stays until the system has taken notice.
    await vi.waitFor(() => expect(isRunning(server)).toBe(false), { timeout: 20_000, interval: 50 });
  },
  240_000,
);

/** False too for a process that has ended and waits to be taken notice of, as under a container's first process. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const state = `/proc/${pid}/stat`;
  return !existsSync(state) || !/\) [ZX] /.test(readFileSync(state, 'utf8'));
}
