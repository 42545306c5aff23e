import { Hono } from 'hono';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import { dispatchAdmin } from '../admin/dispatch-admin.ts';
import type { Shop } from '../context.ts';
import { bodyOf } from './body-of.ts';
import { staffCallerOf } from './staff-caller.ts';

/** GET /admin/backups/{id}/file: a backup, streamed from where it is kept, to those who may take it (`backup/take`). */
export function backupFiles(shop: Shop): Hono {
  const app = new Hono();
  app.get('/admin/backups/:id{[0-9]{1,9}}/file', async (c) => {
    const caller = staffCallerOf(c, shop);
    if (!caller) return c.notFound();
    const id = Number(c.req.param('id'));
    const answer = await dispatchAdmin(shop, caller, { name: 'backup/take', input: { id } });
    // The page asks for the password, or says why not.
    if (!answer.ok) return c.redirect(`/admin/backups/${id}?problem=${answer.error_code}`, 303);
    const { file, place } = answer.value as AdminOutput<'backup/take'>;
    const found = await shop.backups[place]?.read(file).catch((err: unknown) => {
      shop.log.warn({ err }, 'a backup could not be read');
      return null;
    });
    if (!found) return c.redirect(`/admin/backups/${id}?problem=gone`, 303);
    return new Response(bodyOf(c, found.bytes), {
      headers: {
        'content-type': 'application/gzip',
        ...(found.size !== null && { 'content-length': String(found.size) }),
        'content-disposition': `attachment; filename="${file}"`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
      },
    });
  });
  return app;
}
