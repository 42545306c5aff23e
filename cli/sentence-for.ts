import { CopyRefused } from '../server/backup/snapshot.ts';
import { Refusal } from '../server/call/refusal.ts';
import { DataInUse } from '../server/db/data-lock.ts';
import { DatabaseBusy, DatabaseDown, DatabaseFull } from '../server/db/db.ts';
import { SettingsError } from '../server/env.ts';
import { FileRefused } from '../server/import/read/refuse-file.ts';
import { OrderStepRefused } from '../server/order/order-step-refused.ts';
import { StartRefused } from '../server/process/start-refused.ts';
import { SettingRefused } from '../server/store/check-settings.ts';
import { CommandRefused } from './command.ts';

const SYSTEM: Record<string, string> = {
  EACCES: 'Permission denied',
  ENOSPC: 'The disk is full',
  ENOENT: 'There is no such file or folder',
  EMFILE: 'Too many files are open',
};

const refusals = [
  Refusal,
  FileRefused,
  SettingsError,
  CommandRefused,
  SettingRefused,
  OrderStepRefused,
  CopyRefused,
  StartRefused,
];

/** What went wrong as one sentence for the person at the keyboard; undefined for a fault of ours. */
export function sentenceFor(e: unknown): string | undefined {
  if (refusals.some((kind) => e instanceof kind)) return (e as Error).message;
  if (e instanceof DataInUse)
    return `${e.message}, which doesn’t answer. If it’s a shop, restart it, then try again.`;
  if (e instanceof DatabaseBusy) return `${e.message}. Run the same command again in a moment.`;
  if (e instanceof DatabaseFull) return `${e.message}. Make room, then run the same command again.`;
  if (e instanceof DatabaseDown) {
    const cause = e.cause instanceof Error ? e.cause.message : String(e.cause ?? '');
    return `The database cannot be reached${cause ? ` (${cause})` : ''}.`;
  }
  if (!(e instanceof Error) || !('code' in e) || typeof e.code !== 'string') return undefined;
  const words = SYSTEM[e.code];
  const path = 'path' in e && typeof e.path === 'string' ? `: ${e.path}` : '';
  return words && `${words}${path}.`;
}
