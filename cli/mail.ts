import { requeueMails } from '../server/jobs/write.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { readUnsentMails } from './queries.ts';

/** `handsell mail failed`: undelivered mails and why. Exit code 2 when a mail was given up, for monitoring. */
export function mailFailed(context: CommandContext): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    const mails = await readUnsentMails(db);
    for (const { id, created_at, recipient, subject, status, attempts, last_error } of mails) {
      const state = status === 'failed' ? 'failed' : 'will be retried';
      const when = created_at.toISOString().slice(0, 16).replace('T', ' ');
      context.terminal.print(`${id}  ${when}  ${recipient}  ${subject}`);
      context.terminal.print(
        `    ${state} after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}: ${last_error}`,
      );
    }
    if (mails.length === 0) context.terminal.print('There are no undelivered emails.');
    return mails.some((m) => m.status === 'failed') ? 2 : 0;
  });
}

/** `handsell mail retry [ID]`: sends once more what was given up, all of it or one mail. */
export function mailRetry(context: CommandContext, id: string | undefined): Promise<ExitCode> {
  return withDb(context, async (db): Promise<ExitCode> => {
    if (id !== undefined && !/^\d{1,9}$/.test(id))
      throw new CommandRefused(`'${id}' is not an email number.`);
    const count = await requeueMails(db, id === undefined ? null : Number(id));
    if (id !== undefined && count === 0) throw new CommandRefused(`There is no failed email ${id}.`);
    context.terminal.print(count === 1 ? '1 email is queued again.' : `${count} emails are queued again.`);
    return 0;
  });
}
