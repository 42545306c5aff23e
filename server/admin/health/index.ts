import type { staffHealthActions } from '../../../contract/admin/health.ts';
import { refuse } from '../../call/refusal.ts';
import { requeueMails } from '../../jobs/write.ts';
import type { StaffHandlers } from '../context.ts';
import { readFaults, readHealth } from './read-health.ts';

export const staffHealthHandlers = {
  'health/get': (ctx) => readHealth(ctx),
  'health/getFaults': async (ctx) => ({ faults: await readFaults(ctx) }),
  'health/sendMails': async (ctx, { mail_id }) => {
    const queued = await requeueMails(ctx.q, mail_id ?? null, ctx.store.id);
    if (mail_id !== undefined && queued === 0)
      throw refuse('not_found', 'This mail isn’t waiting to be sent again.');
    ctx.audit.target = mail_id === undefined ? '' : String(mail_id);
    ctx.audit.detail = { mails: queued };
    ctx.afterCommit(() => ctx.shop.jobs.wake('send-mail'));
    return { queued };
  },
} satisfies StaffHandlers<keyof typeof staffHealthActions>;
