import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface RunningBrowser {
  /** Of the DevTools protocol. */
  port: number;
  stop(): Promise<void>;
}

/** The installed browser without a window and without a past; `path` from CHROME_PATH. */
export async function startChromium(path: string): Promise<RunningBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'handsell-chromium-'));
  const child = spawn(
    path,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-extensions',
      '--disable-sync',
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; tries < 200; tries++) {
    const port = portIn(profile);
    if (port) {
      return {
        port,
        async stop() {
          child.kill();
          await ended;
          rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
        },
      };
    }
    await pause(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${path} did not start`);
}

/** The browser writes its port into its profile when it listens. */
function portIn(profile: string): number {
  try {
    return Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
  } catch {
    return 0;
  }
}
