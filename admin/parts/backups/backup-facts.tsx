import type { Backup } from '../../../contract/admin/backup.ts';
import { momentText } from '../../../contract/moment-text.ts';
import * as m from '../../../messages/compiled/messages.js';
import { byteText } from '../byte-text.ts';
import { Fact, FactList } from '../fact-list.tsx';
import { useStore } from '../use-store.ts';
import { madeBy } from './backup-words.ts';

const placeNames: Readonly<Record<Backup['place'], () => string>> = {
  folder: m.deskbackup_kept_folder,
  bucket: m.deskbackup_kept_bucket,
  elsewhere: m.deskbackup_kept_elsewhere,
};

/** What is known of a backup. */
export function BackupFacts({ backup }: { backup: Backup }) {
  const store = useStore();
  const { state, made, size, place, counts } = backup;
  const number = new Intl.NumberFormat(store.language);
  const isKept = state === 'done';
  return (
    <FactList>
      {made !== null && <Fact name={m.deskbackup_made()}>{momentText(made, store)}</Fact>}
      <Fact name={m.deskbackup_by()}>{madeBy(backup)}</Fact>
      {isKept && <Fact name={m.deskbackup_size()}>{byteText(size, store.language)}</Fact>}
      {isKept && (
        <Fact name={m.deskbackup_contents()}>
          {counts
            ? m.deskbackup_contents_line({
                titles: number.format(counts.titles),
                customers: number.format(counts.customers),
                orders: number.format(counts.orders),
                pictures: number.format(counts.pictures),
              })
            : m.deskbackup_contents_unknown()}
        </Fact>
      )}
      {isKept && <Fact name={m.deskbackup_kept()}>{placeNames[place]()}</Fact>}
      {isKept && place !== 'elsewhere' && <Fact name={m.deskbackup_test()}>{testText(backup, store)}</Fact>}
    </FactList>
  );
}

function testText({ check, checked, check_problem }: Backup, store: ReturnType<typeof useStore>): string {
  const when = checked === null ? '' : momentText(checked, store);
  if (check === 'good') return m.deskbackup_test_good({ when });
  if (check === 'bad') return m.deskbackup_test_bad({ when, problem: check_problem });
  if (check === 'failed') return m.deskbackup_test_failed({ when, problem: check_problem });
  return check === 'none' ? m.deskbackup_test_none() : m.deskbackup_check_running();
}
