/** Lines named with a sentence that many share. */
const linesShown = 10;

/** Sentences that differ only in what they quote and count. */
export interface ReasonKind {
  times: number;
  /** The first of them. */
  lines: number[];
  /** As it was said first. */
  text: string;
}

/** Gathers what was said of many lines: each kind of sentence once, with how often. */
export class ReasonKinds {
  private readonly found = new Map<string, ReasonKind>();

  get size(): number {
    return this.found.size;
  }

  add(line: number, text: string): void {
    const kind = text.replace(/'[^']*'|\d+/g, '…');
    const known = this.found.get(kind);
    if (known) {
      known.times += 1;
      if (known.lines.length < linesShown) known.lines.push(line);
    } else if (this.found.size < 1000) this.found.set(kind, { times: 1, lines: [line], text });
  }

  /** The most frequent first. */
  list(): ReasonKind[] {
    return [...this.found.values()].sort((a, b) => b.times - a.times);
  }
}
