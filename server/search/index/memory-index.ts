import { type DayRange, dateChoices, dayRange } from '../date-ranges.ts';
import { SubjectWords } from '../text/subject-words.ts';
import { CodeColumn } from './code-column.ts';
import { DocNumbers } from './doc-numbers.ts';
import { addDoc, type DocSet, docSet, docsOf, hasDoc, removeDoc } from './doc-set.ts';
import { FacetSetCache } from './facet-set-cache.ts';
import type { CatalogueRows, CategoryRow } from './index-queries.ts';
import { Scratch } from './scratch.ts';
import { SortOrder } from './sort-order.ts';
import { statusOf } from './statuses.ts';
import { SubjectTree } from './subject-tree.ts';
import { ValueColumn } from './value-column.ts';
import { WorkGroups } from './work-groups.ts';

/** What one store makes of the catalogue. */
interface StoreLayer {
  /** 'store' where any location has copies on hand, the id of each that has, 'order' where copies are on order. */
  shelves: ValueColumn;
  categories: ValueColumn;
}

const noDay = -0x80000000;
const noRank = 0x7fffffff;

/** Changed titles that are remembered: beyond this, a full reload is cheaper. */
const maxRecentChanges = 1_000;

/**
 * The facts of all titles that browsing filters, sorts and counts by, in typed arrays. A title has a doc number (its
 * place in the arrays) that it keeps; a deleted one is no longer in `live`.
 */
export class MemoryIndex {
  size = 0;
  /** Grows with every change: what was computed for an older version is out of date. */
  version = 0;
  capacity: number;
  titleIds: Int32Array;
  live: DocSet;
  popularityRanks: Int32Array;
  isbns: Float64Array;
  days: Int32Array;
  titleSorts: string[] = [];
  authorSorts: string[] = [];
  #subjects = new SubjectTree([]);
  #subjectWords: SubjectWords | undefined;
  categories: CategoryRow[] = [];

  /** The word for availability of each code. */
  readonly availabilities = [''];
  readonly availability: CodeColumn;
  /**
   * b and d depend on the day and are rebuilt when it changes; d holds only the values on offer. s holds subjects with all
   * their ancestors, top only the roots: few enough to count at once.
   */
  readonly columns: Record<'b' | 'd' | 'f' | 'a' | 'g' | 's' | 'top', ValueColumn>;
  readonly works: WorkGroups;
  readonly stores = new Map<number, StoreLayer>();
  readonly orders: Record<'popularity' | 'date' | 'title' | 'author', SortOrder>;

  readonly scratch = new Scratch();

  readonly #kept = new FacetSetCache();
  readonly #docs = new DocNumbers();
  readonly #changes: { version: number; ids: readonly number[] }[] = [];
  #today = Number.NaN;
  #dateRanges: { value: string; from: number; to: number }[] = [];

  constructor(capacity: number) {
    this.capacity = capacity;
    this.titleIds = new Int32Array(capacity);
    this.live = docSet(capacity);
    this.popularityRanks = new Int32Array(capacity);
    this.isbns = new Float64Array(capacity);
    this.days = new Int32Array(capacity);
    this.availability = new CodeColumn(capacity);
    this.works = new WorkGroups(capacity);
    const values = (name: string) => new ValueColumn(capacity, this.#kept.forColumn(name));
    this.columns = {
      b: values('b'),
      d: values('d'),
      f: values('f'),
      a: values('a'),
      g: values('g'),
      s: values('s'),
      top: values('top'),
    };

    // Not by id: which title was imported first must make no difference.
    const byIsbn = (a: number, b: number) => (this.isbns[a] as number) - (this.isbns[b] as number);
    const byRank = (a: number, b: number) =>
      at(this.popularityRanks, a) - at(this.popularityRanks, b) || byIsbn(a, b);
    const byTitle = (a: number, b: number) =>
      compareText(this.titleSorts[a], this.titleSorts[b]) || byRank(a, b);
    this.orders = {
      popularity: new SortOrder(byRank),
      date: new SortOrder((a, b) => at(this.days, b) - at(this.days, a) || byRank(a, b)),
      title: new SortOrder(byTitle),
      author: new SortOrder(
        (a, b) => compareAuthors(this.authorSorts[a], this.authorSorts[b]) || byTitle(a, b),
      ),
    };
  }

  get subjects(): SubjectTree {
    return this.#subjects;
  }

  set subjects(tree: SubjectTree) {
    this.#subjects = tree;
    this.#subjectWords = undefined;
  }

  get subjectWords(): SubjectWords {
    this.#subjectWords ??= new SubjectWords(this.#subjects);
    return this.#subjectWords;
  }

  /** -1 for a title that is unknown or deleted. */
  docOf(titleId: number): number {
    const doc = this.#docs.get(titleId);
    return doc >= 0 && hasDoc(this.live, doc) ? doc : -1;
  }

  layerOf(storeId: number): StoreLayer {
    let layer = this.stores.get(storeId);
    if (!layer) {
      layer = {
        shelves: new ValueColumn(this.capacity, this.#kept.forColumn(`shelves ${storeId}`)),
        categories: new ValueColumn(this.capacity, this.#kept.forColumn(`categories ${storeId}`)),
      };
      this.stores.set(storeId, layer);
    }
    return layer;
  }

  /** Takes what the database says now about `asked`: titles that are not in `rows` are gone. */
  apply(asked: readonly number[], rows: CatalogueRows): void {
    this.#change(asked);
    const moved: number[] = [];
    const there = new Set(rows.titles.id);
    for (const id of asked) {
      const doc = this.#docs.get(id);
      if (doc < 0 || there.has(id) || !hasDoc(this.live, doc)) continue;
      removeDoc(this.live, doc);
      moved.push(doc);
    }
    rows.titles.id.forEach((id, i) => {
      const known = this.#docs.get(id);
      const doc = known < 0 ? this.#add(id) : known;
      if (this.#write(doc, rows, i)) moved.push(doc);
    });
    this.#writeSets(asked, rows);
    if (this.#loading) return;
    if (moved.length)
      for (const order of Object.values(this.orders)) order.move(moved, this.live, this.capacity);
  }

  #loading = true;
  /** To be called when known subjects have other names or places in each other. */
  subjectsMoved(): void {
    this.#change([]);
    this.columns.s.relearn((key) => this.#withThoseAbove(subjectsOfKey(key)));
    const { codes, size } = this.columns.s;
    const topOfCode = Array.from({ length: size }, (_, code) =>
      this.#topOf(subjectsOfKey(this.columns.s.keyOf(code))),
    );
    for (let doc = 0; doc < this.size; doc++) this.#writeTop(doc, topOfCode[at(codes, doc)] ?? []);
  }

  /** Ends loading: from now on `apply` keeps the orders. */
  finishLoading(): void {
    this.#loading = false;
    for (const order of Object.values(this.orders)) order.rebuild(docsOf(this.live), this.capacity);
  }

  /** The day that the columns are written for. */
  get today(): number {
    return this.#today;
  }

  /** Titles that came out on these days; deleted ones are among them. */
  docsOfDays({ from, to }: DayRange): DocSet {
    const docs = docSet(this.capacity);
    for (let doc = 0; doc < this.size; doc++) {
      const day = this.days[doc] as number;
      if (day >= from && day <= to) addDoc(docs, doc);
    }
    return docs;
  }

  /** Whether any location of the store has copies. */
  isOnHand(storeId: number, titleId: number): boolean {
    const { shelves } = this.layerOf(storeId);
    const onHand = shelves.values.get('store');
    const code = at(shelves.codes, this.docOf(titleId));
    return onHand !== undefined && shelves.valuesOf(code).includes(onHand);
  }

  /** What is forthcoming changes at midnight. */
  setToday(today: number): void {
    if (today === this.#today) return;
    this.#today = today;
    this.#change([]);
    this.#dateRanges = dateChoices(today).flatMap(({ value }) => {
      const range = dayRange(value, today);
      return range ? [{ value, ...range }] : [];
    });
    for (let doc = 0; doc < this.size; doc++) this.#writeCalendar(doc);
  }

  /** Titles that changed after `version`; null when that is too long ago or too much to tell. */
  changedSince(version: number): number[] | null {
    const later = this.#changes.filter((change) => change.version > version);
    return later.length === this.version - version ? later.flatMap((change) => change.ids) : null;
  }

  #change(ids: readonly number[]): void {
    this.version++;
    this.#changes.push({ version: this.version, ids });
    let count = this.#changes.reduce((sum, change) => sum + change.ids.length, 0);
    while (count > maxRecentChanges || this.#changes.length > maxRecentChanges)
      count -= this.#changes.shift()?.ids.length ?? 0;
  }

  #add(id: number): number {
    if (this.size === this.capacity) this.#grow();
    const doc = this.size++;
    this.#docs.set(id, doc);
    this.titleIds[doc] = id;
    return doc;
  }

  /** True if the title's place in some order may have changed. */
  #write(doc: number, { titles }: CatalogueRows, i: number): boolean {
    const title = titles.title_sort[i] ?? '';
    const author = titles.author_sort[i] ?? '';
    const rank = titles.popularity_rank[i] ?? noRank;
    const day = titles.day[i] ?? noDay;
    const moved =
      !hasDoc(this.live, doc) ||
      this.titleSorts[doc] !== title ||
      this.authorSorts[doc] !== author ||
      this.popularityRanks[doc] !== rank ||
      this.isbns[doc] !== titles.isbn[i] ||
      this.days[doc] !== day;
    addDoc(this.live, doc);
    this.titleSorts[doc] = title;
    this.authorSorts[doc] = author;
    this.popularityRanks[doc] = rank;
    this.isbns[doc] = titles.isbn[i] as number;
    this.days[doc] = day;
    const availability = titles.availability[i] ?? '';
    this.availability.codes[doc] = this.availability.codeOf(availability, () =>
      this.availabilities.push(availability),
    );
    // A paperback in large print is both.
    const bindings = [titles.binding[i] ?? '', ...(titles.is_large_print[i] ? ['Large Print'] : [])];
    this.columns.f.setValues(doc, bindings.join('\n'), () => [...new Set(bindings)]);
    for (const [k, value] of [
      ['a', titles.audience[i]],
      ['g', titles.language[i]],
    ] as const) {
      this.columns[k].setValues(doc, value ?? '', () => [value ?? '']);
    }
    if (!Number.isNaN(this.#today)) this.#writeCalendar(doc);
    return moved;
  }

  #writeCalendar(doc: number): void {
    const day = at(this.days, doc);
    const availability = this.availabilities[at(this.availability.codes, doc)] ?? '';
    const status = statusOf(availability, day === noDay ? null : day, this.#today);
    this.columns.b.setValues(doc, status, () => [status]);
    const values = this.#dateRanges.filter((r) => day >= r.from && day <= r.to).map((r) => r.value);
    this.columns.d.setValues(doc, values.join(), () => values);
  }

  #writeSets(asked: readonly number[], rows: CatalogueRows): void {
    const works = grouped(rows.works);
    for (const id of asked) {
      const doc = this.#docs.get(id);
      if (doc >= 0) this.works.set(doc, this.#headOf(works.get(id)?.[0]));
    }
    const subjects = grouped(rows.subjects);
    for (const id of asked) {
      const doc = this.#docs.get(id);
      if (doc < 0) continue;
      const ids = subjects.get(id) ?? [];
      this.columns.s.setValues(doc, ids.join(), () => this.#withThoseAbove(ids));
      this.#writeTop(doc, this.#topOf(ids));
    }
    for (const store of new Set([
      ...this.stores.keys(),
      ...rows.shelves.store_id,
      ...rows.categories.store_id,
    ])) {
      this.#writeLayer(store, asked, rows);
    }
  }

  #withThoseAbove(subjects: readonly number[]): string[] {
    return [...new Set(subjects.flatMap((id) => this.subjects.pathTo(id).map(String)))];
  }

  #topOf(subjects: readonly number[]): string[] {
    return [...new Set(subjects.map((id) => String(this.subjects.rootOf(id))))].sort();
  }

  #writeTop(doc: number, top: readonly string[]): void {
    this.columns.top.setValues(doc, top.join(), () => top);
  }

  /** The title a work is called after may be one that is read later, or gone by now: it is only a name. */
  #headOf(titleId: number | undefined): number {
    if (titleId === undefined) return -1;
    const doc = this.#docs.get(titleId);
    return doc < 0 ? this.#add(titleId) : doc;
  }

  #writeLayer(storeId: number, asked: readonly number[], rows: CatalogueRows): void {
    const layer = this.layerOf(storeId);
    const shelves = grouped(rows.shelves, storeId);
    const categories = grouped(rows.categories, storeId);
    for (const id of asked) {
      const doc = this.#docs.get(id);
      if (doc < 0) continue;
      // Locations as they are, -1 for copies on order.
      const shelf = shelves.get(id) ?? [];
      layer.shelves.setValues(doc, shelf.join(), () => [
        ...shelf.map((location) => (location > 0 ? String(location) : 'order')),
        ...(shelf.some((location) => location > 0) ? ['store'] : []),
      ]);
      const shelved = categories.get(id) ?? [];
      layer.categories.setValues(doc, shelved.join(), () => shelved.map(String));
    }
  }

  #grow(): void {
    this.capacity = Math.max(1024, this.capacity * 2);
    const { capacity } = this;
    this.titleIds = grown(this.titleIds, new Int32Array(capacity));
    this.popularityRanks = grown(this.popularityRanks, new Int32Array(capacity));
    this.isbns = grown(this.isbns, new Float64Array(capacity));
    this.days = grown(this.days, new Int32Array(capacity));
    this.live = grown(this.live, docSet(capacity));
    this.availability.grow(capacity);
    this.works.grow(capacity);
    for (const column of Object.values(this.columns)) column.grow(capacity);
    for (const layer of this.stores.values()) {
      layer.shelves.grow(capacity);
      layer.categories.grow(capacity);
    }
  }
}

/** Values per title, in the order of the rows; with `storeId` only that store's. */
function grouped(
  rows: { title_id: number[]; value: number[]; store_id?: number[] },
  storeId?: number,
): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (let i = 0; i < rows.title_id.length; i++) {
    if (storeId !== undefined && rows.store_id?.[i] !== storeId) continue;
    const id = rows.title_id[i] ?? 0;
    const value = rows.value[i] ?? 0;
    const group = groups.get(id);
    if (group) group.push(value);
    else groups.set(id, [value]);
  }
  return groups;
}

/** The subjects of a title as the column of subjects tells titles apart by. */
function subjectsOfKey(key: string): number[] {
  return key === '' ? [] : key.split(',').map(Number);
}

function grown<T extends Int32Array | Uint32Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

function at(array: ArrayLike<number>, i: number): number {
  return array[i] ?? 0;
}

function compareText(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Books without a known author come last. */
function compareAuthors(a = '', b = ''): number {
  if (a === '' || b === '') return a === b ? 0 : a === '' ? 1 : -1;
  return compareText(a, b);
}
