import { Link } from 'react-router';
import type { Backup } from '../../../contract/admin/backup.ts';
import { momentText } from '../../../contract/moment-text.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Badge } from '../../../ui/badge.tsx';
import { byteText } from '../byte-text.ts';
import { useStore } from '../use-store.ts';
import { isGoingOn, madeBy, stepText, worthOf } from './backup-words.ts';

/** A backup in the list: when, how large, by whom, and what it is worth. */
export function BackupRow({ backup }: { backup: Backup }) {
  const store = useStore();
  const { id, made, created, state, size, with_pictures, kind, problem } = backup;
  const pictures = with_pictures ? m.deskbackup_with_pictures() : m.deskbackup_without_pictures();
  const worth = worthOf(backup);
  const facts = [
    ...(state === 'done' ? [byteText(size, store.language)] : []),
    ...(state === 'done' && kind !== 'found' ? [pictures] : []),
    madeBy(backup),
  ];
  return (
    <li>
      <div>
        <Link to={`/backups/${id}`} suppressHydrationWarning>
          {momentText(made ?? created, store)}
        </Link>
        <p>{facts.join(' · ')}</p>
        {problem && <p>{problem}</p>}
        {isGoingOn(backup) && <p>{stepText(backup)}</p>}
      </div>
      <Badge tone={worth.tone}>{worth.name()}</Badge>
    </li>
  );
}
