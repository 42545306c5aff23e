import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Hono } from 'hono';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { dispatchAdmin } from '../admin/dispatch-admin.ts';
import type { Shop } from '../context.ts';
import { exportPath } from '../export/kept/export-folder.ts';
import { bodyOf } from './body-of.ts';
import { staffCallerOf } from './staff-caller.ts';

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
};

/** GET /admin/exports/{id}/file: an exported file, to those who may take it (`export/take`). */
export function exportFiles(shop: Shop): Hono {
  const app = new Hono();
  app.get('/admin/exports/:id{[0-9]{1,9}}/file', async (c) => {
    const caller = staffCallerOf(c, shop);
    if (!caller) return c.notFound();
    const id = Number(c.req.param('id'));
    const answer = await dispatchAdmin(shop, caller, { name: 'export/take', input: { id } });
    // The page asks for the password, or says why not.
    if (!answer.ok) return c.redirect(`/admin/exports/${id}?problem=${answer.error_code}`, 303);
    const { file } = answer.value as AdminOutput<'export/take'>;
    const path = exportPath(shop.env.DATA_DIR, file);
    const found = await stat(path).catch(() => undefined);
    if (!found) return c.redirect(`/admin/exports/${id}?problem=gone`, 303);
    return new Response(bodyOf(c, createReadStream(path)), {
      headers: {
        'content-type': types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        'content-length': String(found.size),
        'content-disposition': `attachment; filename="${file}"`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      },
    });
  });
  return app;
}
