import type { Logger } from 'pino';
import { inLanguage } from '../../messages/server-locale.ts';
import type { Db } from '../db/db.ts';
import { sizedCover } from '../image/sized-cover.ts';
import type { OfferView } from '../pricing/offers.ts';
import type { ImageStore } from '../providers/images/images.ts';
import type { Stores } from '../store/stores.ts';
import { sourceRows } from '../titlelist/list-source.ts';
import {
  type ClaimedReport,
  claimReport,
  markReportFailed,
  noteProgress,
  readCoverVersions,
  releaseReport,
  saveReportFile,
} from './queries.ts';

export interface ReportParts {
  db: Db;
  stores: Stores;
  images: ImageStore;
  log: Logger;
  now(): Date;
}

const mostAttempts = 3;
/** Before a second attempt; twice as long before the third. */
const pauseSeconds = 90;
/** Titles that are drawn at once, between two chances for everything else that this process does. */
const atOnce = 20;
const coverWidth = 120;

/** Makes the files that customers wait for, one after the other. One whose job died is begun again. */
export async function makeReports(parts: ReportParts): Promise<void> {
  for (;;) {
    const report = await claimReport(parts.db);
    if (!report) return;
    await makeReport(parts, report).catch(async (err: unknown) => {
      parts.log.warn({ err, report: report.id }, 'a report could not be made');
      if (report.attempts >= mostAttempts) await markReportFailed(parts.db, report.id);
      else await releaseReport(parts.db, report.id, pauseSeconds * report.attempts);
    });
  }
}

async function makeReport(parts: ReportParts, report: ClaimedReport): Promise<void> {
  const { db } = parts;
  const store = parts.stores.all().find(({ id }) => id === report.store_id);
  // One that has killed each process that worked on it.
  if (!store || report.attempts > mostAttempts) return markReportFailed(db, report.id);
  const view: OfferView = { store, locationId: report.location_id, showPrices: true, now: parts.now() };
  await inLanguage(store.settings.store_info.language, async () => {
    // Loaded here: what draws a PDF takes more memory than most of the shop, and many shops never make one.
    const { listPdf } = await import('./pdf/list-pdf.ts');
    const pdf = listPdf(report.layout, { store, name: report.name, count: report.total, now: parts.now() });
    let done = 0;
    for await (const rows of sourceRows(db, view, { id: report.list_id, bargains: report.bargains })) {
      for (let i = 0; i < rows.length; i += atOnce) {
        const some = rows.slice(i, i + atOnce);
        const covers = pdf.hasCovers
          ? await coversOf(
              parts,
              some.map(({ eisbn }) => eisbn),
            )
          : noCovers;
        for (const row of some) pdf.add(row, covers.get(row.eisbn));
        done += some.length;
        await noteProgress(db, report.id, done);
      }
    }
    await saveReportFile(db, report.id, await pdf.end());
  });
}

const noCovers = new Map<string, Buffer>();

/** JPEGs of the covers there are. One that is broken or out of reach counts as none. */
async function coversOf(
  { db, images, log }: ReportParts,
  eisbns: readonly string[],
): Promise<Map<string, Buffer>> {
  const found = await Promise.all(
    (await readCoverVersions(db, eisbns)).map(async (version) => {
      const cover = await sizedCover(images, version, coverWidth, 'jpg').catch((err: unknown) => {
        log.warn({ err, eisbn: version.eisbn }, 'a report goes without a cover');
        return null;
      });
      return [version.eisbn, cover] as const;
    }),
  );
  return new Map(found.flatMap(([eisbn, cover]) => (cover ? [[eisbn, cover]] : [])));
}
