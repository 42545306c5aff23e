import { DataInUse } from '../db/data-lock.ts';
import { DatabaseDown, DatabaseFull } from '../db/db.ts';
import { causeOf, postgresProblem } from '../db/postgres-problem.ts';
import { SettingsError } from '../env.ts';
import { StartRefused } from './start-refused.ts';

type StartOptions = { PORT: number; HOST: string; DATA_DIR: string; DATABASE_URL: string };

/** What keeps the shop from starting, in a sentence for the person at the keyboard; undefined for a fault of ours. */
export function startProblem(e: unknown, options?: StartOptions): string | undefined {
  if (e instanceof SettingsError || e instanceof StartRefused) return e.message;
  if (e instanceof DataInUse) {
    return `${e.message}: another shop runs on this data. Stop it, or set DATA_DIR to another folder.`;
  }
  if (!options || !(e instanceof Error)) return undefined;
  const { code, syscall } = e as NodeJS.ErrnoException;
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && !(e instanceof DatabaseDown))) {
    return listenProblem(code, e.message, options);
  }
  if (code === 'ENOSPC' || (e instanceof DatabaseFull && !options.DATABASE_URL))
    return `The disk of the data folder ${options.DATA_DIR} is full. Make room and start again.`;
  return options.DATABASE_URL ? postgresProblem(e, 'DATABASE_URL') : embeddedProblem(e, options.DATA_DIR);
}

function listenProblem(code: string | undefined, message: string, { PORT, HOST }: StartOptions): string {
  if (code === 'EADDRINUSE') return `Port ${PORT} is already in use. Set PORT to another one.`;
  if (code === 'EACCES') return `Port ${PORT} can’t be opened by this user. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST=${HOST} isn’t an address of this machine. Use 127.0.0.1, or 0.0.0.0 for every network.`;
  }
  return `The shop cannot listen on ${HOST}:${PORT} (${message}).`;
}

function embeddedProblem(e: Error, dir: string): string | undefined {
  if (!(e instanceof DatabaseDown)) return undefined;
  const cause = causeOf(e.cause);
  if (/ENOSPC|no space left/i.test(cause)) {
    return `The disk of the data folder ${dir} is full. Make room and start again.`;
  }
  return `The database in ${dir} cannot be opened${cause ? ` (${cause})` : ''}. Put a backup of the folder in its place, or set DATA_DIR to an empty one.`;
}
