import { backupName } from '../../backup/kept/backup-name.ts';
import { placeOf } from '../../backup/kept/place-of.ts';
import { noteRestoreBegun, readBackup } from '../../backup/kept/queries.ts';
import { refuse } from '../../call/refusal.ts';
import { isShopElsewhere } from '../../db/yield-to-shop.ts';
import { backupFolder } from '../../providers/backups/index.ts';
import { type StaffContext, type StaffSteps, theStaff } from '../context.ts';
import { diskRoom } from '../disk-room.ts';
import { checkReachable, heldBackup } from './change-backup.ts';
import { databaseSize, isCopying } from './queries.ts';
import { checkMayTake } from './whole-installation.ts';

/** Refuses what can be known beforehand. The rest is done when the shop is closed (restore-here.ts), and may still fail. */
export const restore: StaffSteps<'backup/restore'> = {
  async before(ctx, asked) {
    const { shop } = ctx;
    const rooms = await Promise.all([shop.env.DATA_DIR, backupFolder(shop.env)].map(diskRoom));
    const row = await readBackup(ctx.q, asked.id);
    const isThere =
      row &&
      (await placeOf(shop.backups, row)
        ?.has(row.file)
        .catch(() => false));
    const isAlone = !(await isShopElsewhere(shop.db));
    return async (ctx) => {
      await checkMayTake(ctx);
      const row = await heldBackup(ctx, asked);
      checkReachable(ctx, row);
      if (!isThere) throw refuse('not_ready', 'The file of this backup isn’t where it was kept.');
      if (row.check !== 'good')
        throw refuse(
          'not_ready',
          'Test this backup first. Only one that has passed its test can be restored.',
        );
      const { closeFor } = shop;
      if (!closeFor || !isAlone)
        throw refuse(
          'not_alone',
          'Several processes work for this shop, and all of them must be stopped. Restore it at the server.',
        );
      await checkIdle(ctx);
      // A copy of the backup, one of the present state, and the new database beside the old one.
      const bytes = 2 * row.size + (await databaseSize(ctx.q));
      for (const checkRoom of rooms) checkRoom(bytes);
      const { staffId, email: actor } = theStaff(ctx);
      const { id, file, place } = row;
      const safetyFile = backupName(ctx.now, 'before-restore');
      if (!(await noteRestoreBegun(ctx.q, id)))
        throw refuse(
          'already_running',
          'The shop is being restored already, from this backup or another one.',
        );
      ctx.audit.target = file;
      ctx.audit.detail = { earlier_state: safetyFile };
      ctx.afterCommit(() =>
        closeFor({
          kind: 'restore',
          ...{ backup: { id, file, place }, safetyFile, staffId, actor, address: ctx.address },
        }),
      );
      return { safety_file: safetyFile };
    };
  },
};

/** Throws the refusal `already_running`. */
export async function checkIdle({ q }: StaffContext): Promise<void> {
  if (await isCopying(q))
    throw refuse(
      'already_running',
      'A backup, a test, an import or an export is going on. Wait until it is done.',
    );
}
