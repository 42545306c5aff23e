export interface SubjectRow {
  id: number;
  parent_id: number | null;
  heading: string;
}

/** The tree of subjects. It tolerates a feed that makes a subject its own ancestor. */
export class SubjectTree {
  readonly roots: number[] = [];
  readonly #rows = new Map<number, SubjectRow>();
  readonly #children = new Map<number, number[]>();
  readonly #paths = new Map<number, number[]>();

  constructor(rows: readonly SubjectRow[]) {
    for (const row of rows) this.#rows.set(row.id, row);
    for (const row of rows) {
      if (row.parent_id === null) this.roots.push(row.id);
      else {
        const siblings = this.#children.get(row.parent_id);
        if (siblings) siblings.push(row.id);
        else this.#children.set(row.parent_id, [row.id]);
      }
    }
  }

  ids(): Iterable<number> {
    return this.#rows.keys();
  }

  has(id: number): boolean {
    return this.#rows.has(id);
  }

  heading(id: number): string {
    return this.#rows.get(id)?.heading ?? '';
  }

  children(id: number): readonly number[] {
    return this.#children.get(id) ?? [];
  }

  /** The root above a subject; the subject itself if it is a root or unknown. */
  rootOf(id: number): number {
    return this.pathTo(id).at(-1) ?? id;
  }

  /** The subject itself and all above it; empty for an unknown one. */
  pathTo(id: number): readonly number[] {
    const known = this.#paths.get(id);
    if (known) return known;
    const path: number[] = [];
    for (let at = this.#rows.get(id); at && !path.includes(at.id); at = this.#rows.get(at.parent_id ?? 0)) {
      path.push(at.id);
    }
    this.#paths.set(id, path);
    return path;
  }
}
