import { keyPrint } from '../backup/backup-key.ts';
import { noteRestoreFailed, setBackupProblem } from '../backup/kept/queries.ts';
import { restoreHere } from '../backup/kept/restore-here.ts';
import type { RestoreTask } from '../backup/kept/restore-task.ts';
import { moveHere } from '../backup/move/move-here.ts';
import type { MoveTask } from '../backup/move/move-task.ts';
import { noteMoveFailed } from '../backup/move/queries.ts';
import type { Shop } from '../context.ts';
import { forgetAddress } from '../database-address.ts';
import { postgresProblem } from '../db/postgres-problem.ts';
import type { Env } from '../env.ts';
import { type ClosedStep, closedForWork } from './closed-shop.ts';
import type { FrontDoor } from './front-door.ts';
import { type SecretKey, secretKey } from './secret-key.ts';

type Task = RestoreTask | MoveTask;
type OnStep = (step: ClosedStep, done: number) => void;

/** Begins work in place of the running shop, after the request that asks for it has its answer. */
export type CloseFor = NonNullable<Shop['closeFor']>;

export interface OpenedShop {
  shop: Shop;
  fetch: Parameters<FrontDoor['open']>[0];
  close(): Promise<void>;
}

interface RunParts {
  env: Env;
  door: FrontDoor;
  /** Opens the shop, as at a start. `isAgain`: after work on its data; it waits longer for its database. */
  open(env: Env, closeFor: CloseFor, isAgain: boolean): Promise<OpenedShop>;
  /** The shop could not be opened again. */
  onLost(e: unknown): void;
}

const brokenOff = {
  restore: 'The restore broke off before its end. Nothing was restored: the shop is as it was.',
  move: 'The move broke off before its end: the shop is where it was.',
};

/**
 * Opens the shop behind the front door. When a backup is restored, or the shop moves to another database, closes it, does that, and opens it
 * again: with the restored data or on the new database, or with what it had.
 */
export async function runShop({ env: atStart, door, open, onLost }: RunParts): Promise<{
  shop: Shop;
  isClosedForWork(): boolean;
  close(): Promise<void>;
}> {
  let env = atStart;
  let opened = await open(env, closeFor, false);
  await note(({ db }) => noteRestoreFailed(db, brokenOff.restore));
  await noteMove(brokenOff.move);
  let working: Promise<void> | undefined;
  door.open(opened.fetch);

  function closeFor(task: Task): void {
    working ??= work(task)
      .catch(onLost)
      .finally(() => {
        working = undefined;
      });
  }

  async function work(task: Task): Promise<void> {
    let at: { step: ClosedStep; done: number } = { step: 'closing', done: 0 };
    const onStep = (step: ClosedStep, done: number) => {
      at = { step, done };
    };
    const { log, secret } = opened.shop;
    log.warn({ work: task.kind, by: task.staffId }, 'the shop closes');
    door.open(closedForWork(task.kind, () => at));
    await door.answered();
    await opened.close().catch((err: unknown) => log.error({ err }, 'the shop did not close cleanly'));
    const problem = await (task.kind === 'move' ? move(task, onStep) : restore(task, onStep, secret));
    door.open(opened.fetch);
    log.warn({ work: task.kind, problem }, 'the shop is open again');
  }

  async function restore(task: RestoreTask, onStep: OnStep, secret: SecretKey): Promise<string> {
    const { problem, isWritten } = await restoreHere(env, task, {
      ...{ log: opened.shop.log, onStep, keyPrint: keyPrint(secret) },
      printOf: (key) => keyPrint(secretKey(key)),
    });
    await openAgain(onStep);
    await note(({ db }) =>
      isWritten ? setBackupProblem(db, task.backup.id, problem) : noteRestoreFailed(db, problem),
    );
    return problem;
  }

  async function move(task: MoveTask, onStep: OnStep): Promise<string> {
    const { log } = opened.shop;
    const before = env;
    let problem = await moveHere(env, task, { log, onStep });
    if (!problem)
      try {
        env = { ...env, DATABASE_URL: task.url };
        await openAgain(onStep);
        return '';
      } catch (err) {
        // No one has used the new database yet.
        log.error({ err }, 'the shop could not be opened on PostgreSQL');
        problem = postgresProblem(err, 'the address') ?? 'The log of this server says why.';
        env = before;
      }
    forgetAddress(env.DATA_DIR);
    await openAgain(onStep);
    await noteMove(problem);
    return problem;
  }

  async function openAgain(onStep: OnStep): Promise<void> {
    onStep('opening', 0);
    opened = await open(env, closeFor, true);
  }

  /** A shop in its built-in database has not moved. */
  function noteMove(problem: string): Promise<void> {
    return note(async ({ db }) => {
      if (db.engine === 'pglite') await noteMoveFailed(db, problem);
    });
  }

  async function note(writing: (shop: Shop) => Promise<void>): Promise<void> {
    await writing(opened.shop).catch((err: unknown) =>
      opened.shop.log.error({ err }, 'how work on the data has ended could not be noted'),
    );
  }

  return {
    shop: opened.shop,
    isClosedForWork: () => working !== undefined,
    async close() {
      // The shop that is open by then is closed.
      await working;
      await opened.close();
    },
  };
}
