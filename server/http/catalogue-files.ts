import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { maxImportFile } from '../../contract/admin/import.ts';
import * as m from '../../messages/compiled/messages.js';
import { dispatchAdmin, type StaffCaller } from '../admin/dispatch-admin.ts';
import type { Shop } from '../context.ts';
import { rejectedPath, uploadPath } from '../import/upload/files.ts';
import { readImport } from '../import/upload/queries.ts';
import { bodyOf } from './body-of.ts';
import { mayLoad } from './may-load.ts';
import { receiveFile, UploadRefused } from './receive-file.ts';
import { isCrossSite } from './request-facts.ts';
import { staffCallerOf } from './staff-caller.ts';

const page = '/admin/titles/import';

/** POST /admin/titles/import/file: a file for the catalogue, streamed to the disk. GET …/{id}/rejected.csv: its rejected rows. */
export function catalogueFiles(shop: Shop): Hono {
  const app = new Hono();
  app.post(`${page}/file`, async (c) => {
    if (isCrossSite(c)) return c.text(m.refusal_cross_site_form(), 403);
    const caller = staffCallerOf(c, shop);
    if (!caller) return c.notFound();
    if (!(await mayLoad(shop, caller))) return leaveUnread(c, page);
    try {
      const { file, fileName } = await receiveFile(c.req.raw, shop.env.DATA_DIR, maxImportFile);
      const input = { file, file_name: fileName.slice(-200) };
      const drop = () => rm(uploadPath(shop.env.DATA_DIR, file), { force: true });
      const begun = dispatchAdmin(shop, caller, { name: 'import/begin', input });
      const answer = await begun.catch(async (error: unknown) => {
        await drop();
        throw error;
      });
      if (!answer.ok) {
        await drop();
        return c.redirect(`${page}?problem=broken_off`, 303);
      }
      const { id } = answer.value as AdminOutput<'import/begin'>;
      return c.redirect(`${page}/${id}`, 303);
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      return leaveUnread(c, `${page}?problem=${error.fault}`);
    }
  });
  app.get(`${page}/:id{[0-9]{1,9}}/rejected.csv`, async (c) => {
    const caller = staffCallerOf(c, shop);
    if (!caller) return c.notFound();
    const id = Number(c.req.param('id'));
    const answer = await dispatchAdmin(shop, caller, { name: 'import/get', input: { id } });
    if (!answer.ok) return c.redirect(page, 303);
    return rejectedRows(c, shop, caller, id);
  });
  return app;
}

/** The rest of the body is not read: the connection can't be used again. */
function leaveUnread(c: Context, path: string): Response {
  c.header('connection', 'close');
  return c.redirect(path, 303);
}

async function rejectedRows(c: Context, shop: Shop, { store }: StaffCaller, id: number): Promise<Response> {
  const row = await readImport(shop.db, store.id, id);
  const path = row && rejectedPath(shop.env.DATA_DIR, row.file);
  const found = path ? await stat(path).catch(() => undefined) : undefined;
  if (!row || !path || !found) return c.notFound();
  const name = `${row.file_name.replace(/\.[^.]*$/, '').replace(/[^\p{L}\p{N} ._-]+/gu, ' ')} rejected.csv`;
  return new Response(bodyOf(c, createReadStream(path)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(found.size),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  });
}
