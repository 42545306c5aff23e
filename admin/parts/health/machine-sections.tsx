import type { Health } from '../../../contract/admin/health.ts';
import { momentText } from '../../../contract/moment-text.ts';
import * as m from '../../../messages/compiled/messages.js';
import { byteText } from '../byte-text.ts';
import { Fact, FactList } from '../fact-list.tsx';
import rows from '../titles.module.css';
import { useStore } from '../use-store.ts';
import styles from './health.module.css';
import { slowName } from './job-words.ts';

/** Where the shop keeps its data, and how much room is left. */
export function RoomSection({ health: { database, disks, pictures } }: { health: Health }) {
  const { language } = useStore();
  const { engine, version, bytes, ms } = database;
  const size = byteText(bytes, language);
  const isOurs = engine === 'pglite';
  return (
    <section aria-labelledby="room" className={styles.section}>
      <h2 id="room">{m.deskhealth_room()}</h2>
      <FactList>
        <Fact name={m.deskhealth_database()}>
          {isOurs
            ? m.deskhealth_database_pglite({ version, size })
            : m.deskhealth_database_postgres({ version, size })}
          . {m.deskhealth_database_ms({ ms })}
        </Fact>
        {disks.map(({ holds, free, total }) => (
          <Fact key={holds.join()} name={diskNamed[holds.join()]?.() ?? ''}>
            {m.deskhealth_disk_room({ free: byteText(free, language), total: byteText(total, language) })}
          </Fact>
        ))}
        {pictures !== 'disk' && (
          <Fact name={m.deskhealth_pictures_bucket()}>
            {pictures === 'silent'
              ? m.deskhealth_pictures_bucket_silent()
              : m.deskhealth_pictures_bucket_answers()}
          </Fact>
        )}
      </FactList>
      {!isOurs && <p>{m.deskhealth_database_elsewhere()}</p>}
    </section>
  );
}

const diskNamed: Readonly<Record<string, () => string>> = {
  data: m.deskhealth_disk_data,
  pictures: m.deskhealth_disk_pictures,
  'data,pictures': m.deskhealth_disk_both,
};

/** What readers and staff had to wait for. */
export function SlowSection({ slow: { since, requests } }: Pick<Health, 'slow'>) {
  const store = useStore();
  const seconds = new Intl.NumberFormat(store.language, { maximumFractionDigits: 1 });
  const when = momentText(since, store);
  return (
    <section aria-labelledby="slow" className={styles.section}>
      <h2 id="slow">{m.deskhealth_slow()}</h2>
      <p suppressHydrationWarning>
        {requests.length > 0 ? m.deskhealth_slow_hint({ when }) : m.deskhealth_slow_none({ when })}
      </p>
      {requests.length > 0 && (
        <ul className={rows.titles}>
          {requests.map(({ name, ms, at, times }) => (
            <li key={name}>
              <div>
                {slowName(name)}
                <p suppressHydrationWarning>
                  {m.deskhealth_slow_line({
                    seconds: seconds.format(ms / 1000),
                    when: momentText(at, store),
                    count: times,
                  })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What to name when asking for help. */
export function VersionsSection({ health: { versions, titles } }: { health: Health }) {
  const { language } = useStore();
  return (
    <section aria-labelledby="versions" className={styles.section}>
      <h2 id="versions">{m.deskhealth_versions()}</h2>
      <FactList>
        <Fact name={m.deskhealth_version_handsell()}>{versions.handsell}</Fact>
        <Fact name={m.deskhealth_version_node()}>{versions.node}</Fact>
        <Fact name={m.deskhealth_version_titles()}>{new Intl.NumberFormat(language).format(titles)}</Fact>
      </FactList>
    </section>
  );
}
