import type { Query } from '../../db/db.ts';

interface OwnSessionRow {
  id: number;
  agent: string;
  created_at: Date;
  seen_at: Date;
}

/** The living sessions of a person, the last used first. */
export function readOwnSessions(
  q: Query,
  staffId: number,
  limits: { idleMinutes: number; hours: number },
): Promise<OwnSessionRow[]> {
  return q.query<OwnSessionRow>(
    `select id, agent, created_at, seen_at from staff_session
     where staff_id = $1 and seen_at > now() - make_interval(mins => $2) and created_at > now() - make_interval(hours => $3)
     order by seen_at desc, id desc`,
    [staffId, limits.idleMinutes, limits.hours],
    'staff-own-sessions',
  );
}

/** Ends a session of this person; false for one of another person, or that has ended. */
export async function deleteOwnSession(q: Query, staffId: number, id: number): Promise<boolean> {
  const rows = await q.query(
    'delete from staff_session where id = $1 and staff_id = $2 returning id',
    [id, staffId],
    'staff-own-session-delete',
  );
  return rows.length === 1;
}
