import { DataInUse } from '../db/data-lock.ts';
import { DatabaseDown, DatabaseFull, sqlState } from '../db/db.ts';
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
  return options.DATABASE_URL ? postgresProblem(e) : embeddedProblem(e, options.DATA_DIR);
}

function listenProblem(code: string | undefined, message: string, { PORT, HOST }: StartOptions): string {
  if (code === 'EADDRINUSE') return `Port ${PORT} is already in use. Set PORT to another one.`;
  if (code === 'EACCES') return `Port ${PORT} can’t be opened by this user. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST=${HOST} isn’t an address of this machine. Use 127.0.0.1, or 0.0.0.0 for every network.`;
  }
  return `The shop cannot listen on ${HOST}:${PORT} (${message}).`;
}

/** SQLSTATEs that a wrong DATABASE_URL or a fresh server answers with. */
const states: Record<string, string> = {
  '28P01': 'refuses the user or password of DATABASE_URL',
  '28000': 'refuses the user of DATABASE_URL',
  '3D000': 'has no database of the name in DATABASE_URL. Make it with createdb',
  '42501': 'does not let the user of DATABASE_URL make tables',
  '53100': 'has no room left on its disk',
  '58P01': 'lacks an extension that Handsell needs (package postgresql-contrib)',
  '0A000': 'lacks something that Handsell needs',
  '25006': 'is a read-only replica. DATABASE_URL must name the server that takes writes',
};

function postgresProblem(e: Error): string | undefined {
  const known = states[e instanceof DatabaseFull ? '53100' : sqlState(e)];
  if (known) return `PostgreSQL ${known} (${e.message}).`;
  if (!(e instanceof DatabaseDown)) return undefined;
  const cause = innermost(e.cause);
  return `The database cannot be reached${cause ? ` (${cause})` : ''}. Check DATABASE_URL and that PostgreSQL is running.`;
}

function embeddedProblem(e: Error, dir: string): string | undefined {
  if (!(e instanceof DatabaseDown)) return undefined;
  const cause = innermost(e.cause);
  if (/ENOSPC|no space left/i.test(cause)) {
    return `The disk of the data folder ${dir} is full. Make room and start again.`;
  }
  return `The database in ${dir} cannot be opened${cause ? ` (${cause})` : ''}. Put a backup of the folder in its place, or set DATA_DIR to an empty one.`;
}

/** Both addresses of 'localhost' fail together, as an error without a message of its own. */
function innermost(cause: unknown): string {
  if (cause instanceof AggregateError) return innermost(cause.errors[0]);
  if (cause instanceof Error) return cause.message;
  return cause ? String(cause) : '';
}
