import { rm } from 'node:fs/promises';
import { personalKinds } from '../../../contract/admin/export.ts';
import { refuse } from '../../call/refusal.ts';
import { exportPath } from '../../export/kept/export-folder.ts';
import { exportName } from '../../export/kept/export-name.ts';
import { deleteExport, insertExport, lockExport, readExport } from '../../export/kept/queries.ts';
import { noteLook } from '../audit/note-look.ts';
import { type StaffHandler, type StaffSteps, theStaff } from '../context.ts';
import { diskRoom } from '../disk-room.ts';
import { checkProved } from '../staff/prove.ts';

export const noSuchExport = () => refuse('not_found', 'There is no such export.');

export const make: StaffSteps<'export/make'> = {
  async before({ shop }, { kind }) {
    const checkRoom = await diskRoom(shop.env.DATA_DIR);
    return async (ctx) => {
      const { q, store, now, audit } = ctx;
      checkRoom();
      const { email: actor } = theStaff(ctx);
      const file = exportName(store.webstoreName, kind, now);
      const id = await insertExport(q, { storeId: store.id, kind, file, actor });
      if (id === undefined)
        throw refuse('already_running', 'This is being exported already. Wait until it is done.');
      audit.target = file;
      ctx.afterCommit(() => shop.jobs.wake('make-exports'));
      return { id };
    };
  },
};

export const take: StaffHandler<'export/take'> = async (ctx, { id }) => {
  const found = await readExport(ctx.q, ctx.store.id, id);
  if (!found) throw noSuchExport();
  if (personalKinds.includes(found.kind)) checkProved(ctx);
  if (found.state !== 'done') throw refuse('not_ready', 'This file isn’t there yet.');
  await noteLook(ctx, 'export/take', found.file);
  return { file: found.file, size: found.size };
};

export const remove: StaffHandler<'export/delete'> = async (ctx, { id, version }) => {
  const { q, store, shop, audit } = ctx;
  const row = await lockExport(q, store.id, id);
  if (!row) throw noSuchExport();
  if (row.version !== version)
    throw refuse('stale', 'Someone else has done something with this export.', { newer: row });
  if (row.state === 'waiting' || row.state === 'running')
    throw refuse('not_ready', 'The shop is writing this file. Wait until it is done.');
  await deleteExport(q, row.id);
  audit.target = row.file;
  ctx.afterCommit(() => rm(exportPath(shop.env.DATA_DIR, row.file), { force: true }));
  return {};
};
