import { type DayOrder, provenDayOrder } from '../../../import/read/csv/dates.ts';
import { columnsByField, guessMapping } from '../../../import/read/csv/guess-mapping.ts';
import { readIdentifier } from '../../../import/read/csv/identifiers.ts';
import { type Mapping, type MappingReport, parseMappingOf } from '../../../import/read/csv/mapping.ts';
import { readTable } from '../../../import/read/csv/read-table.ts';
import type { Rejected } from '../../../import/record.ts';
import { htmlFromPlain } from '../../../import/rules/sanitize.ts';
import { placeIn, type ReadContent, type ReadEvent, rowName } from '../read-calendar.ts';
import { EVENT_FIELDS, EVENT_HEADERS, type EventField } from './event-header-names.ts';
import { isYes, timeOfRow, UnreadableCell } from './event-times.ts';

export interface RejectedEvent {
  title: string;
  reason: string;
}

type EventRow = ReadEvent & { line: number };
type RowRead = { kind: 'event'; event: EventRow } | { kind: 'rejected'; rejected: Rejected };

export interface EventTable {
  mapping: MappingReport<EventField>;
  events: ReadEvent[];
  rejected: RejectedEvent[];
}

/**
 * Reads a table of events (CSV, TSV, workbook), one row for each, by the clock of the store.
 *
 * @throws FileRefused when the file is no table, or has no column with titles or none with dates.
 */
export async function readEventTable(
  file: string,
  mapping: Partial<Mapping<EventField>>,
): Promise<EventTable> {
  const read = await readTable<EventField, RowRead>(
    file,
    {},
    {
      known: EVENT_HEADERS,
      guess: ({ headers, sample }) => guessMapping(headers, sample, EVENT_HEADERS, [], mapping),
      refusal: ({ headers }, columns) => {
        const lacks = (field: EventField) => !columns.some((column) => column.field === field);
        if (lacks('title')) return missing('title', 'titles', headers);
        return lacks('start_date') ? missing('start_date', 'dates', headers) : undefined;
      },
      reader: ({ sample }, guessed) => {
        const columns = columnsByField(guessed);
        const dates = (columns.get('start_date') ?? []).concat(columns.get('end_date') ?? []);
        const order = provenDayOrder(sample.flatMap((row) => dates.map((index) => row[index] ?? '')));
        return (line, cells) => readRow(line, cellsOf(columns, cells), order);
      },
    },
  );
  const table: EventTable = { mapping: read.mapping, events: [], rejected: [] };
  const lines = new Map<string, number>();
  for await (const row of read.rows) {
    const rejected = row.kind === 'event' ? sameAsBefore(row.event, lines) : row.rejected;
    if (rejected)
      table.rejected.push({ title: rowName(rejected.line, rejected.ref ?? ''), reason: rejected.reason });
    else if (row.kind === 'event') table.events.push(row.event);
  }
  return table;
}

/** Why a row can't be told from one before, whose event it would overwrite; `lines`: where events stood so far, by their keys. */
function sameAsBefore({ key, line, content }: EventRow, lines: Map<string, number>): Rejected | undefined {
  const before = lines.get(key);
  lines.set(key, before ?? line);
  if (before === undefined) return undefined;
  const reason =
    key === keyOfTime(content)
      ? `Line ${before} has the same title, day, and time. If they are two events, give each row an ID in a column of its own.`
      : `Line ${before} has the same ID.`;
  return { line, ref: content.title, reason };
}

const missing = (field: EventField, what: string, headers: string[]) =>
  `No column with ${what} was found among: ${headers.slice(0, 40).join(', ')}. ` +
  `If one of them holds ${what}, name it with --map "Header=${field}".`;

/** Reads the arguments of `--map "Header=field"`. Throws FileRefused. */
export const parseEventMapping = (specs: string[]): Mapping<EventField> =>
  parseMappingOf(specs, EVENT_FIELDS);

type Cells = Record<EventField, string>;

function cellsOf(columns: ReadonlyMap<EventField, number[]>, cells: readonly string[]): Cells {
  const first = (field: EventField) =>
    (columns.get(field) ?? []).map((index) => (cells[index] ?? '').trim()).find((text) => text !== '') ?? '';
  return Object.fromEntries(EVENT_FIELDS.map((field) => [field, first(field)])) as Cells;
}

function readRow(line: number, cells: Cells, order: DayOrder | undefined): RowRead {
  try {
    return { kind: 'event', event: { ...eventOf(cells, order), line } };
  } catch (e) {
    if (!(e instanceof UnreadableCell)) throw e;
    return { kind: 'rejected', rejected: { line, ref: cells.title, reason: e.message } };
  }
}

/** Of an event without an ID. */
const keyOfTime = ({
  title,
  first_day,
  start_time,
}: Pick<ReadContent, 'title' | 'first_day' | 'start_time'>) => `table:${title} ${first_day} ${start_time}`;

/** Only what the row says: an event that was loaded before keeps the rest. */
function eventOf(cells: Cells, order: DayOrder | undefined): ReadEvent {
  const { time, said } = timeOfRow(cells, order);
  const keyWithoutId = keyOfTime({ title: cells.title, ...time });
  return {
    ...(cells.id ? { key: `table:${cells.id}`, keyWithoutId } : { key: keyWithoutId }),
    content: {
      title: cells.title,
      ...(cells.description && { description: htmlOf(cells.description) }),
      ...placeOf(cells),
      ...time,
      ...(cells.recurrence && { recurrence: cells.recurrence.replace(/^RRULE:/i, '') }),
      ...(cells.summary && { summary: cells.summary }),
      ...(cells.image_url && { image_url: cells.image_url }),
      ...(cells.online_url && { online_url: cells.online_url, is_online: true }),
      ...rsvpOf(cells),
    },
    category: cells.category.split(/[,;|]/)[0]?.trim() ?? '',
    isCanceled: false,
    exceptions: [],
    said,
    ...(cells.isbns && { books: booksOf(cells.isbns) }),
  };
}

const htmlOf = (text: string): string => (/<\w+[^>]*>/.test(text) ? text : htmlFromPlain(text, 'kept'));

function placeOf({ location, address }: Cells): Partial<ReadEvent['content']> {
  if (address) return { address, ...(location && { location_text: location }) };
  return location ? placeIn(location) : {};
}

function rsvpOf({ rsvp, places, waitlist }: Cells): Partial<ReadEvent['content']> {
  const isAsked = rsvp === '' || isYes(rsvp) || /^(request|rsvp|required)$/i.test(rsvp);
  if (places !== '' && !/^\d{1,6}$/.test(places))
    throw new UnreadableCell(`The number of places '${places.slice(0, 40)}' is not a whole number.`);
  return {
    ...((rsvp || places) && { attendance: isAsked ? 'request' : 'open' }),
    ...(isAsked && places && { rsvp_limit: Number(places) }),
    ...(waitlist && { waitlist_enabled: isYes(waitlist) }),
  };
}

function booksOf(text: string): string[] {
  return text
    .split(/[,;|\s]+/)
    .filter(Boolean)
    .map((written) => {
      const { eisbn } = readIdentifier(written);
      if (!eisbn) throw new UnreadableCell(`'${written.slice(0, 40)}' is not an ISBN.`);
      return eisbn;
    });
}
