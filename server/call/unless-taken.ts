import { sqlState } from '../db/db.ts';
import type { Refusal } from './refusal.ts';

/** The answer of a statement; when another row has its unique value already, throws `taken`, which rolls back. */
export async function unlessTaken<T>(statement: Promise<T>, taken: Refusal): Promise<T> {
  try {
    return await statement;
  } catch (e) {
    throw sqlState(e) === '23505' ? taken : e;
  }
}
