import type { Query } from '../db/db.ts';
import { readSubjects, saveSubject } from './queries.ts';
import type { SubjectRef } from './record.ts';
import { type Shelf, shelfPath } from './subjects.ts';

/** More shelves than this are a list of keywords. */
const MAX_SHELVES = 30;

/** Ids of subjects, kept in memory for the length of an import; new ones are written as they come. */
export class SubjectIds {
  private known: Map<string, number> | undefined;

  constructor(private readonly q: Query) {}

  /** Writes what the records name and the catalogue lacks. Not inside a batch, whose failure would take it back. */
  async prepare(lists: Iterable<readonly SubjectRef[]>): Promise<void> {
    this.known ??= new Map((await readSubjects(this.q)).map((s) => [keyOf(s), s.id]));
    for (const list of lists) {
      for (const subject of list) {
        let parent: number | null = null;
        for (const shelf of shelfPath(subject)) {
          const id: number = this.known.get(keyOf(shelf)) ?? (await saveSubject(this.q, shelf, parent));
          this.known.set(keyOf(shelf), id);
          parent = id;
        }
      }
    }
  }

  /** The shelves of a record's subjects, main ones first, each once. Call `prepare` with the same subjects before. */
  of(subjects: readonly SubjectRef[]): { ids: number[]; main: boolean[] } {
    const found = new Map<number, boolean>();
    const inOrder = [...subjects].sort((a, b) => Number(b.main ?? false) - Number(a.main ?? false));
    for (const subject of inOrder) {
      const shelf = shelfPath(subject).at(-1);
      const id = shelf && this.known?.get(keyOf(shelf));
      if (id === undefined || found.size >= MAX_SHELVES) continue;
      found.set(id, (found.get(id) ?? false) || (subject.main ?? false));
    }
    return { ids: [...found.keys()], main: [...found.values()] };
  }
}

function keyOf({ scheme, code }: Pick<Shelf, 'scheme' | 'code'>): string {
  return `${scheme} ${code}`;
}
