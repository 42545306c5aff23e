import { stat } from 'node:fs/promises';
import { refuse } from '../../call/refusal.ts';
import { uploadName, uploadPath } from '../../import/upload/files.ts';
import { insertImport } from '../../import/upload/queries.ts';
import { type StaffSteps, theStaff } from '../context.ts';
import { checkWholeStore } from '../whole-store.ts';
import { aFileChangesAll } from './import-detail.ts';

export const begin: StaffSteps<'import/begin'> = {
  async before({ shop }, { file, file_name }) {
    // Only this server knows the name of an upload, so only the one who uploaded it can begin with it.
    const found = uploadName.test(file)
      ? await stat(uploadPath(shop.env.DATA_DIR, file)).catch(() => undefined)
      : undefined;
    return async (ctx) => {
      checkWholeStore(ctx, aFileChangesAll);
      if (!found) throw refuse('not_found', 'There is no such upload.');
      const { email: actor } = theStaff(ctx);
      const row = { store_id: ctx.store.id, actor, file_name, file, size: found.size };
      const id = await insertImport(ctx.q, row);
      ctx.audit.target = file_name;
      ctx.audit.detail = { bytes: found.size };
      ctx.afterCommit(() => shop.jobs.wake('load-uploads'));
      return { id };
    };
  },
};
