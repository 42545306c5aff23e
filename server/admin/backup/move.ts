import { join } from 'node:path';
import { databaseName } from '../../backup/move/move-task.ts';
import { problemOfNewDatabase } from '../../backup/move/new-database.ts';
import { readLastMove } from '../../backup/move/queries.ts';
import { refuse } from '../../call/refusal.ts';
import { type StaffHandler, type StaffSteps, theStaff } from '../context.ts';
import { readStoresOfOthers } from './queries.ts';
import { checkIdle } from './restore.ts';
import { checkMayTake } from './whole-installation.ts';

export const getMove: StaffHandler<'backup/getMove'> = async (ctx) => ({
  database: ctx.shop.db.engine === 'pglite' ? 'built_in' : 'postgres',
  folder: join(ctx.shop.env.DATA_DIR, 'pglite'),
  last: await readLastMove(ctx.q),
  other_stores: await readStoresOfOthers(ctx.q, theStaff(ctx).staffId),
});

/** Refuses what can be known beforehand. The rest is done when the shop is closed (move-here.ts), and may still fail. */
export const move: StaffSteps<'backup/move'> = {
  async before(ctx, { url }) {
    const { shop } = ctx;
    // Before a stranger's server is asked.
    await checkMayTake(ctx);
    if (shop.db.engine !== 'pglite') throw refuse('not_ready', 'This shop is on PostgreSQL already.');
    const address = url.trim();
    if (!/^postgres(ql)?:\/\//.test(address) || !URL.canParse(address))
      throw refuse('not_ready', 'An address must look like postgres://user:password@host:5432/name.');
    const problem = await problemOfNewDatabase(address);
    return async (ctx) => {
      await checkMayTake(ctx);
      if (problem) throw refuse('not_ready', problem);
      const { closeFor } = shop;
      if (!closeFor)
        throw refuse(
          'not_alone',
          'Several processes work for this shop, and all of them must be stopped. Move it at the server.',
        );
      await checkIdle(ctx);
      ctx.audit.target = databaseName(address);
      const { staffId } = theStaff(ctx);
      ctx.afterCommit(() => closeFor({ kind: 'move', url: address, staffId }));
      return {};
    };
  },
};
