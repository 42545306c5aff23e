import type { AdminInput } from '../../../contract/admin/actions.ts';
import type { Backup } from '../../../contract/admin/backup.ts';
import { backupName } from '../../backup/kept/backup-name.ts';
import { placeOf } from '../../backup/kept/place-of.ts';
import {
  askForCheck,
  deleteBackup,
  insertBackup,
  lockBackup,
  readBackup,
} from '../../backup/kept/queries.ts';
import { refuse } from '../../call/refusal.ts';
import { type StaffContext, type StaffHandler, type StaffSteps, theStaff } from '../context.ts';
import { diskRoom } from '../disk-room.ts';
import { checkMayTake } from './whole-installation.ts';

export const make: StaffSteps<'backup/make'> = {
  async before({ shop }, { place }) {
    const checkRoom = await diskRoom(shop.env.DATA_DIR);
    return async (ctx) => {
      if (place === 'bucket' && !shop.backups.bucket)
        throw refuse('no_bucket', 'This installation has no bucket (S3_URL).');
      checkRoom();
      const { email: actor } = theStaff(ctx);
      const file = backupName(ctx.now);
      const id = await insertBackup(ctx.q, { file, place, kind: 'by_hand', actor });
      if (id === undefined)
        throw refuse('already_running', 'A backup is being made already. Wait until it is done.');
      ctx.audit.target = file;
      ctx.afterCommit(() => shop.jobs.wake('make-backups'));
      return { id };
    };
  },
};

export const check: StaffHandler<'backup/check'> = async (ctx, asked) => {
  const row = await heldBackup(ctx, asked);
  checkReachable(ctx, row);
  await askForCheck(ctx.q, row.id);
  ctx.audit.target = row.file;
  ctx.afterCommit(() => ctx.shop.jobs.wake('make-backups'));
  return (await readBackup(ctx.q, row.id)) ?? row;
};

export const remove: StaffHandler<'backup/delete'> = async (ctx, asked) => {
  await checkMayTake(ctx);
  const row = await heldBackup(ctx, asked);
  await deleteBackup(ctx.q, row.id);
  ctx.audit.target = row.file;
  const place = row.state === 'done' ? placeOf(ctx.shop.backups, row) : undefined;
  ctx.afterCommit(() => place?.delete(row.file));
  return {};
};

/** A backup that no job works on, locked. */
export async function heldBackup(
  ctx: StaffContext,
  { id, version }: AdminInput<'backup/delete'>,
): Promise<Backup> {
  const row = await lockBackup(ctx.q, id);
  if (!row) throw refuse('not_found', 'There is no such backup.');
  if (row.version !== version)
    throw refuse('stale', 'Someone else has done something with this backup.', { newer: row });
  const isOpen = [row.state, row.check].some((state) => state === 'waiting' || state === 'running');
  if (isOpen) throw refuse('not_ready', 'The shop is working on this backup. Wait until it is done.');
  return row;
}

/** Throws the refusal for a backup that this installation cannot read. */
export function checkReachable({ shop }: Pick<StaffContext, 'shop'>, row: Backup): void {
  if (row.state === 'done' && placeOf(shop.backups, row)) return;
  throw refuse('not_ready', 'This shop doesn’t have the file of this backup.');
}
