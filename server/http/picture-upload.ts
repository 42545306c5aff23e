import { rm } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import type { Answer } from '../../contract/action.ts';
import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { dispatchAdmin, type StaffCaller } from '../admin/dispatch-admin.ts';
import type { Shop } from '../context.ts';
import { uploadPath } from '../import/upload/files.ts';
import { maxPictureBytes } from '../picture/picture-file.ts';
import { answerJson } from './call-wire.ts';
import { type ReceivedFile, receiveFile, UploadRefused } from './receive-file.ts';
import { isCrossSite } from './request-facts.ts';
import { staffCallerOf } from './staff-caller.ts';

type Saved = AdminOutput<'picture/upload'>;
/** What to do with a received file. */
type Use = (received: ReceivedFile) => { name: 'picture/upload' | 'picture/replace'; input: object };

/**
 * POST /admin/pictures/upload, and /admin/pictures/{id}/file?version= in place of a picture: the first file of a form, with and
 * without JavaScript. A form of a page is led on; a program that asks for JSON gets the answer of the action.
 */
export function pictureUpload(shop: Shop): Hono {
  const app = new Hono();
  app.post('/admin/pictures/upload', (c) =>
    received(c, shop, '/admin/pictures', ({ file, fileName }) => ({
      name: 'picture/upload',
      input: { file, file_name: fileName.slice(-300) },
    })),
  );
  app.post('/admin/pictures/:id{[0-9]+}/file', (c) => {
    const { id } = c.req.param();
    return received(c, shop, `/admin/pictures/${id}`, ({ file }) => ({
      name: 'picture/replace',
      input: { id, version: c.req.query('version') ?? '', file },
    }));
  });
  return app;
}

async function received(c: Context, shop: Shop, page: string, use: Use): Promise<Response> {
  if (isCrossSite(c)) return c.text(m.refusal_cross_site_form(), 403);
  const caller = staffCallerOf(c, shop);
  if (!caller) return c.notFound();
  const answer = await saved(c, shop, caller, use);
  if ((c.req.header('accept') ?? '').includes('application/json')) return answerJson(c, answer);
  if (answer.ok) return c.redirect(`/admin/pictures/${answer.value.id}?done=saved`, 303);
  return c.redirect(`${page}?problem=${answer.error_code}`, 303);
}

async function saved(c: Context, shop: Shop, caller: StaffCaller, use: Use): Promise<Answer<Saved>> {
  // The rest of a body that is not read makes the connection useless.
  const unread = (code: string, error: string): Answer<Saved> => {
    c.header('connection', 'close');
    return { ok: false, error_code: code, error };
  };
  if (!(await mayWrite(shop, caller))) return unread('not_allowed', m.desk_not_allowed_reason());
  let file: ReceivedFile;
  try {
    file = await receiveFile(c.req.raw, shop.env.DATA_DIR, maxPictureBytes);
  } catch (error) {
    if (!(error instanceof UploadRefused)) throw error;
    return unread(error.fault, problems[error.fault]());
  }
  try {
    return (await dispatchAdmin(shop, caller, use(file))) as Answer<Saved>;
  } finally {
    await rm(uploadPath(shop.env.DATA_DIR, file.file), { force: true });
  }
}

const problems = {
  no_file: m.deskpicture_problem_no_file,
  too_large: m.deskpicture_problem_too_large,
  broken_off: m.deskimport_problem_broken_off,
  disk_full: m.deskimport_problem_disk_full,
};

/** Asked before a file is read, which may take minutes. */
async function mayWrite(shop: Shop, caller: StaffCaller): Promise<boolean> {
  const answer = await dispatchAdmin(shop, caller, { name: 'staff/me', input: {} });
  return answer.ok && (answer.value as AdminOutput<'staff/me'>).permissions.includes('pictures:write');
}
