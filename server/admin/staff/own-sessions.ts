import { refuse } from '../../call/refusal.ts';
import { type StaffHandler, theStaff } from '../context.ts';
import { deleteOwnSession, readOwnSessions } from './own-sessions-queries.ts';
import { sessionLimits } from './staff-sessions.ts';

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export const getSessions: StaffHandler<'staff/getSessions'> = async (ctx) => {
  const { id: own, staffId } = theStaff(ctx);
  const rows = await readOwnSessions(ctx.q, staffId, sessionLimits);
  return {
    sessions: rows.map(({ id, agent, created_at, seen_at }) => ({
      id,
      agent,
      started: seconds(created_at),
      seen: seconds(seen_at),
      is_this: id === own,
    })),
  };
};

export const endSession: StaffHandler<'staff/endSession'> = async (ctx, { id }) => {
  const isEnded = await deleteOwnSession(ctx.q, theStaff(ctx).staffId, id);
  if (!isEnded) throw refuse('not_found', 'This session has ended already.');
  return {};
};
