import { keyPrint } from '../backup/backup-key.ts';
import { noteRestoreFailed, setBackupProblem } from '../backup/kept/queries.ts';
import { restoreHere } from '../backup/kept/restore-here.ts';
import type { RestoreTask } from '../backup/kept/restore-task.ts';
import type { Shop } from '../context.ts';
import type { Env } from '../env.ts';
import { type RestoreStep, restoringShop } from './closed-shop.ts';
import type { FrontDoor } from './front-door.ts';
import { secretKey } from './secret-key.ts';

/** Begins a restore in place of the running shop, after the request that asks for it has its answer. */
export type BeginRestore = NonNullable<Shop['beginRestore']>;

export interface OpenedShop {
  shop: Shop;
  fetch: Parameters<FrontDoor['open']>[0];
  close(): Promise<void>;
}

interface RunParts {
  env: Env;
  door: FrontDoor;
  /** Opens the shop, as at a start. `isAgain`: after a restore; it waits longer for its database. */
  open(beginRestore: BeginRestore, isAgain: boolean): Promise<OpenedShop>;
  /** The shop could not be opened again. */
  onLost(e: unknown): void;
}

const brokenOff = 'The restore broke off before its end. Nothing was restored: the shop is as it was.';

/**
 * Opens the shop behind the front door. When a backup is restored, closes it, restores, and opens it again: with the restored data, or
 * with what it had.
 */
export async function runShop({ env, door, open, onLost }: RunParts): Promise<{
  shop: Shop;
  isRestoring(): boolean;
  close(): Promise<void>;
}> {
  let opened = await open(beginRestore, false);
  await note(({ db }) => noteRestoreFailed(db, brokenOff));
  let restoring: Promise<void> | undefined;
  door.open(opened.fetch);

  function beginRestore(task: RestoreTask): void {
    restoring ??= restore(task)
      .catch(onLost)
      .finally(() => {
        restoring = undefined;
      });
  }

  async function restore(task: RestoreTask): Promise<void> {
    let at: { step: RestoreStep; done: number } = { step: 'closing', done: 0 };
    const onStep = (step: RestoreStep, done: number) => {
      at = { step, done };
    };
    const { log, secret } = opened.shop;
    log.warn({ backup: task.backup.file, by: task.staffId }, 'the shop closes to restore a backup');
    door.open(restoringShop(() => at));
    await door.answered();
    await opened.close().catch((err: unknown) => log.error({ err }, 'the shop did not close cleanly'));
    const { problem, isWritten } = await restoreHere(env, task, {
      ...{ log, onStep, keyPrint: keyPrint(secret) },
      printOf: (key) => keyPrint(secretKey(key)),
    });
    onStep('opening', 0);
    opened = await open(beginRestore, true);
    await note(({ db }) =>
      isWritten ? setBackupProblem(db, task.backup.id, problem) : noteRestoreFailed(db, problem),
    );
    door.open(opened.fetch);
    log.warn({ backup: task.backup.file, problem }, 'the shop is open again');
  }

  async function note(writing: (shop: Shop) => Promise<void>): Promise<void> {
    await writing(opened.shop).catch((err: unknown) =>
      opened.shop.log.error({ err }, 'how a restore has ended could not be noted'),
    );
  }

  return {
    shop: opened.shop,
    isRestoring: () => restoring !== undefined,
    async close() {
      // The shop that is open by then is closed.
      await restoring;
      await opened.close();
    },
  };
}
