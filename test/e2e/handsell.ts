import { execFile } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Runs the command line with these answers: of the shop under test, or of that of other settings. */
export function handsell(
  args: string[],
  answers: string[] = [],
  settings: Record<string, string> = {},
): Promise<string> {
  return new Promise((done, failed) => {
    const child = execFile(
      process.execPath,
      ['--import', join(root, 'test/e2e/to-stand-ins.mjs'), join(root, 'build/node/handsell.js'), ...args],
      {
        env: {
          ...process.env,
          DATA_DIR: process.env.E2E_DATA,
          DATABASE_URL: '',
          BASE_URL: '',
          PORT: process.env.E2E_PORT ?? '3187',
          ...settings,
        },
      },
      (error, out, problem) => (error ? failed(new Error(problem || out)) : done(out)),
    );
    child.stdin?.end(answers.map((answer) => `${answer}\n`).join(''));
  });
}
