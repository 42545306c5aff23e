import { theCustomer } from '../call/who.ts';
import type { Handler } from '../context.ts';
import { readSessions } from './session-queries.ts';

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export const getSessions: Handler<'account/getSessions'> = async (ctx) => {
  const rows = await readSessions(ctx.q, theCustomer(ctx).id);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === ctx.session?.id,
    agent: row.agent,
    signed_in: seconds(row.signed_in_at ?? row.seen_at),
    last_seen: seconds(row.seen_at),
  }));
};
