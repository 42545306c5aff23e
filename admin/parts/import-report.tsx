import type { ImportCounts, ImportDetail } from '../../contract/admin/import.ts';
import * as m from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import styles from './imports.module.css';
import titleStyles from './titles.module.css';
import { useStore } from './use-store.ts';

const order = ['added', 'updated', 'unchanged', 'outdated', 'deleted', 'rejected'] as const;

/** How many records would change or have changed, and why some can't be used. */
export function ImportReport({ detail }: { detail: ImportDetail }) {
  const { state, kind, found, loaded, currency, has_rejected, id } = detail;
  const counts = loaded ?? found.counts;
  if (!counts) return null;
  // For the whole file: the counts so far would not match them.
  const { reasons, remarks } = state === 'loading' ? { reasons: [], remarks: [] } : found;
  return (
    <section className={titleStyles.section} aria-labelledby="counts">
      <h2 id="counts">{titleOf(detail)}</h2>
      {state === 'ready' && changesOf(counts) === 0 && <NothingToLoad counts={counts} />}
      <Counts counts={counts} isOfCopies={kind === 'copies'} />
      {counts.assumed_prices > 0 && <p>{m.deskimport_currency_used({ currency })}</p>}
      <Reasons title={m.deskimport_reasons()} reasons={reasons} />
      {has_rejected && (
        <p>
          <a href={`/admin/titles/import/${id}/rejected.csv`} download>
            {m.deskimport_download()}
          </a>
          . {m.deskimport_download_hint()}
        </p>
      )}
      <Reasons title={m.deskimport_remarks()} reasons={remarks} />
      <Samples samples={found.samples} />
    </section>
  );
}

function titleOf({ state, loaded }: ImportDetail): string {
  if (!loaded) return m.deskimport_what();
  return state === 'loading' ? m.deskimport_what_so_far() : m.deskimport_what_loaded();
}

function NothingToLoad({ counts: { unchanged, outdated } }: { counts: ImportCounts }) {
  const isThere = unchanged + outdated > 0;
  return (
    <EmptyState title={isThere ? m.deskimport_nothing() : m.deskimport_unusable()}>
      <p>{isThere ? m.deskimport_nothing_hint() : m.deskimport_unusable_hint()}</p>
    </EmptyState>
  );
}

export const changesOf = ({ added, updated, deleted }: ImportCounts): number => added + updated + deleted;

function Counts({ counts, isOfCopies }: { counts: ImportCounts; isOfCopies: boolean }) {
  const { language } = useStore();
  const number = new Intl.NumberFormat(language);
  const names = {
    added: m.deskimport_added(),
    updated: isOfCopies ? m.deskimport_updated_copies() : m.deskimport_updated_books(),
    unchanged: m.deskimport_unchanged(),
    outdated: m.deskimport_outdated(),
    deleted: m.deskimport_deleted(),
    rejected: m.deskimport_rejected(),
  };
  return (
    <table className={titleStyles.table}>
      <tbody>
        {order
          .filter((name) => counts[name] > 0)
          .map((name) => (
            <tr key={name}>
              <th scope="row">{names[name]}</th>
              <td>{number.format(counts[name])}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Reasons({ title, reasons }: { title: string; reasons: ImportDetail['found']['reasons'] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles.reasons}>
        {reasons.map(({ times, lines: [line = 0], text }) => (
          <li key={text}>
            {line === 0
              ? text
              : times === 1
                ? m.deskimport_reason_once({ line, text })
                : m.deskimport_reason_often({ times, line, text })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Samples({ samples }: { samples: ImportDetail['found']['samples'] }) {
  const { currency } = useStore();
  if (samples.length === 0) return null;
  const isOfCopies = samples.some(({ copies }) => copies !== null);
  const hasPrices = samples.some(({ price }) => price !== '');
  return (
    <>
      <h3>{m.deskimport_samples()}</h3>
      <table className={titleStyles.table}>
        <thead>
          <tr>
            <th scope="col">{m.deskimport_sample_isbn()}</th>
            <th scope="col">{isOfCopies ? m.deskimport_sample_copies() : m.deskimport_sample_title()}</th>
            {hasPrices && <th scope="col">{m.deskimport_sample_price()}</th>}
          </tr>
        </thead>
        <tbody>
          {samples.map(({ eisbn, title, author, price, more, copies }) => (
            <tr key={`${eisbn} ${more}`}>
              <th scope="row">{eisbn}</th>
              <td>{[copies === null ? title : String(copies), author, more].filter(Boolean).join(' · ')}</td>
              {hasPrices && <td>{price}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {samples.some(({ price }) => price && !price.endsWith(currency)) && (
        <p>{m.deskimport_other_currency({ currency })}</p>
      )}
    </>
  );
}
