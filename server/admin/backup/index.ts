import type { staffBackupActions } from '../../../contract/admin/backup.ts';
import { isBackupRunning, readBackup, readBackups, readRestored } from '../../backup/kept/queries.ts';
import { refuse } from '../../call/refusal.ts';
import { backupFolder } from '../../providers/backups/index.ts';
import { noteLook } from '../audit/note-look.ts';
import { type StaffHandlers, theStaff } from '../context.ts';
import { check, checkReachable, make, remove } from './change-backup.ts';
import { getMove, move } from './move.ts';
import { readStoresOfOthers } from './queries.ts';
import { restore } from './restore.ts';
import { planNow, savePlan } from './save-plan.ts';
import { checkMayTake } from './whole-installation.ts';

const pageSize = 25;
const noSuchBackup = () => refuse('not_found', 'There is no such backup.');

export const staffBackupHandlers = {
  'backup/getList': async (ctx, { before = null }) => {
    const { q, shop } = ctx;
    const backups = await readBackups(q, { before, limit: pageSize + 1 });
    return {
      backups: backups.slice(0, pageSize),
      has_more: backups.length > pageSize,
      is_running: await isBackupRunning(q),
      folder: backupFolder(shop.env),
      has_bucket: shop.backups.bucket !== null,
      other_stores: await readStoresOfOthers(q, theStaff(ctx).staffId),
    };
  },
  'backup/get': async (ctx, { id }) => {
    const found = await readBackup(ctx.q, id);
    if (!found) throw noSuchBackup();
    return {
      ...found,
      restored: await readRestored(ctx.q, ctx.store.id, found.file),
      other_stores: await readStoresOfOthers(ctx.q, theStaff(ctx).staffId),
    };
  },
  'backup/make': make,
  'backup/check': check,
  'backup/getPlan': ({ q }) => planNow(q),
  'backup/savePlan': savePlan,
  'backup/take': async (ctx, { id }) => {
    await checkMayTake(ctx);
    const found = await readBackup(ctx.q, id);
    if (!found) throw noSuchBackup();
    checkReachable(ctx, found);
    await noteLook(ctx, 'backup/take', found.file);
    const { file, place, size } = found;
    return { file, place: place === 'bucket' ? 'bucket' : 'folder', size };
  },
  'backup/delete': remove,
  'backup/getMove': getMove,
  'backup/move': move,
  'backup/restore': restore,
} satisfies StaffHandlers<keyof typeof staffBackupActions>;
