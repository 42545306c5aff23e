import type { Query } from '../../db/db.ts';

export interface SecondStepRow {
  id: number;
  email: string;
  name: string;
  password_hash: string;
  /** Sealed; '' = none. */
  totp_secret: string;
}

/** An account, locked until the transaction ends. */
export async function holdSecondStep(q: Query, staffId: number): Promise<SecondStepRow | undefined> {
  const [row] = await q.query<SecondStepRow>(
    'select id, email, name, password_hash, totp_secret from staff where id = $1 for no key update',
    [staffId],
    'second-step-hold',
  );
  return row;
}

/** Sets the second step of an account, or ends it with '' and no codes. */
export async function updateSecondStep(
  q: Query,
  staffId: number,
  { sealed, step, recoveryHashes }: { sealed: string; step: number; recoveryHashes: string[] },
): Promise<void> {
  await q.query(
    'update staff set totp_secret = $2, totp_step = $3, recovery_hashes = $4 where id = $1',
    [staffId, sealed, step, recoveryHashes],
    'second-step-update',
  );
}

/** Marks the code of a time step as used; false when it was, or a later one. */
export async function takeTimeStep(q: Query, staffId: number, step: number): Promise<boolean> {
  const rows = await q.query(
    'update staff set totp_step = $2 where id = $1 and totp_step < $2 returning id',
    [staffId, step],
    'second-step-use',
  );
  return rows.length === 1;
}

/** Uses up a recovery code; false for a wrong or used one. */
export async function takeRecoveryCode(q: Query, staffId: number, hash: string): Promise<boolean> {
  const rows = await q.query(
    `update staff set recovery_hashes = array_remove(recovery_hashes, $2)
     where id = $1 and $2 = any(recovery_hashes) returning id`,
    [staffId, hash],
    'second-step-recover',
  );
  return rows.length === 1;
}

/** Makes an account's login ask for the password alone. */
export const clearSecondStep = (q: Query, staffId: number): Promise<void> =>
  updateSecondStep(q, staffId, { sealed: '', step: 0, recoveryHashes: [] });
