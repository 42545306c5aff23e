import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { emptyPglite } from './database.ts';

/** Calls `meet` with every process that is started during this test, before it has run. */
export function onProcess(meet: (child: ChildProcess) => void): void {
  const listener = (message: unknown) => meet((message as { process: ChildProcess }).process);
  subscribe('child_process', listener);
  onTestFinished(() => void unsubscribe('child_process', listener));
}

/**
 * The processes that test backups find an empty database in their folders, for a test that is not about making one: that takes
 * longer than all the rest. `folder` is where the backups are.
 */
export async function skipInitdb(folder: string): Promise<void> {
  const files = await emptyPglite();
  onProcess(() => {
    const unfinished = join(folder, '.unfinished');
    for (const name of readdirSync(unfinished).filter((name) => name.startsWith('check-')))
      cpSync(files, join(unfinished, name, 'pglite'), { recursive: true });
  });
}
