import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

test.skipIf(process.platform === 'win32')('a script learns that the shell around it has ended', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'handsell-parent-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const script = join(dir, 'script.mjs');
  writeFileSync(
    script,
    `import { onParentGone } from ${JSON.stringify(pathToFileURL(resolve('scripts/parent-gone.mjs')).href)};
    onParentGone(() => { process.stdout.write('gone'); process.exit(0); }, 20);
    setTimeout(() => process.exit(1), 20_000);
    process.stdout.write('here ');`,
  );
  // What follows the script keeps the shell beside it.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${script}"; true`]);
  let said = '';
  const ended = new Promise<void>((done) => shell.stdout.on('close', () => done()));
  shell.stdout.on('data', (bytes) => {
    said += bytes;
    if (said === 'here ') shell.kill('SIGTERM');
  });
  await ended;
  expect(said).toBe('here gone');
});
