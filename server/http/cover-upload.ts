import { rm } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import * as m from '../../messages/compiled/messages.js';
import { dispatchAdmin, type StaffCaller } from '../admin/dispatch-admin.ts';
import type { Shop } from '../context.ts';
import { maxCoverBytes } from '../import/covers/cover-master.ts';
import { uploadPath } from '../import/upload/files.ts';
import { mayLoad } from './may-load.ts';
import { receiveFile, UploadRefused } from './receive-file.ts';
import { isCrossSite } from './request-facts.ts';
import { staffCallerOf } from './staff-caller.ts';

/** POST /admin/titles/{eisbn}/cover: the picture of a book, from a form with and without JavaScript. */
export function coverUpload(shop: Shop): Hono {
  const app = new Hono();
  app.post('/admin/titles/:eisbn{[0-9]{13}}/cover', async (c) => {
    if (isCrossSite(c)) return c.text(m.refusal_cross_site_form(), 403);
    const caller = staffCallerOf(c, shop);
    if (!caller) return c.notFound();
    const eisbn = c.req.param('eisbn');
    // The rest of a body that is not read makes the connection useless.
    const unread = (problem: string) => {
      c.header('connection', 'close');
      return back(c, eisbn, `cover=${problem}`);
    };
    if (!(await mayLoad(shop, caller))) return unread('not_allowed');
    try {
      const { file } = await receiveFile(c.req.raw, shop.env.DATA_DIR, maxCoverBytes);
      const problem = await saved(shop, caller, { eisbn, file });
      return back(c, eisbn, problem ? `cover=${problem}` : 'done=saved');
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      return unread(error.fault);
    }
  });
  return app;
}

const back = (c: Context, eisbn: string, told: string) => c.redirect(`/admin/titles/${eisbn}?${told}`, 303);

/** Returns the code of the refusal. */
async function saved(
  shop: Shop,
  caller: StaffCaller,
  input: { eisbn: string; file: string },
): Promise<string | undefined> {
  try {
    const answer = await dispatchAdmin(shop, caller, { name: 'title/saveCover', input });
    return answer.ok ? undefined : answer.error_code;
  } finally {
    await rm(uploadPath(shop.env.DATA_DIR, input.file), { force: true });
  }
}
