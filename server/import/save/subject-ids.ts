import type { Query } from '../../db/db.ts';
import type { SubjectRef } from '../record.ts';
import { type SubjectHeading, subjectPath } from '../rules/subjects.ts';
import { readSubjects, saveSubjects } from './queries.ts';

/** More shelves than this are a list of keywords. */
const MAX_SHELVES = 30;

/** Subjects whose shelves are remembered: a catalogue has far fewer, keywords may be without end. */
const MAX_PATHS = 20_000;

interface Missing {
  shelf: SubjectHeading;
  parent: SubjectHeading | undefined;
}

/** Ids of subjects, kept in memory for the length of an import; new ones are written as they come. */
export class SubjectIds {
  private loading: Promise<void> | undefined;
  private readonly known = new Map<string, number>();
  private readonly paths = new Map<string, SubjectHeading[]>();

  constructor(private readonly q: Query) {}

  /** Writes the subjects that records name and the catalogue lacks. Call it outside a batch: a batch that fails would roll them back. */
  async prepare(subjects: Iterable<SubjectRef>): Promise<void> {
    this.loading ??= this.load();
    await this.loading;
    /** By depth: a shelf needs its parent's id. */
    const levels: Map<string, Missing>[] = [];
    for (const subject of subjects) {
      const path = this.pathOf(subject);
      path.forEach((shelf, depth) => {
        if (this.known.has(keyOf(shelf))) return;
        const level = levels[depth] ?? new Map<string, Missing>();
        levels[depth] = level.set(keyOf(shelf), { shelf, parent: path[depth - 1] });
      });
    }
    for (const level of levels) if (level) await this.save([...level.values()]);
  }

  /** The shelves of a record's subjects, main ones first, each once. Call `prepare` with the same subjects before. */
  of(subjects: readonly SubjectRef[]): { ids: number[]; main: boolean[] } {
    const found = new Map<number, boolean>();
    const inOrder = [...subjects].sort((a, b) => Number(b.main ?? false) - Number(a.main ?? false));
    for (const subject of inOrder) {
      const shelf = this.pathOf(subject).at(-1);
      const id = shelf && this.known.get(keyOf(shelf));
      if (id === undefined || found.size >= MAX_SHELVES) continue;
      found.set(id, (found.get(id) ?? false) || (subject.main ?? false));
    }
    return { ids: [...found.keys()], main: [...found.values()] };
  }

  private async load(): Promise<void> {
    for (const subject of await readSubjects(this.q)) this.known.set(keyOf(subject), subject.id);
  }

  private async save(missing: readonly Missing[]): Promise<void> {
    const ids = await saveSubjects(
      this.q,
      missing.map((m) => m.shelf),
      missing.map((m) => (m.parent && this.known.get(keyOf(m.parent))) ?? null),
    );
    missing.forEach(({ shelf }, i) => {
      const id = ids[i];
      if (id !== undefined) this.known.set(keyOf(shelf), id);
    });
  }

  private pathOf(subject: SubjectRef): SubjectHeading[] {
    const key = `${subject.scheme} ${subject.code} ${subject.heading ?? ''}`;
    let path = this.paths.get(key);
    if (!path) {
      if (this.paths.size >= MAX_PATHS) this.paths.clear();
      path = subjectPath(subject);
      this.paths.set(key, path);
    }
    return path;
  }
}

function keyOf({ scheme, code }: Pick<SubjectHeading, 'scheme' | 'code'>): string {
  return `${scheme} ${code}`;
}
