/** The part of a file that is in memory: `bytes[0]` is the file's byte number `base`. */
export interface Window {
  bytes: Buffer;
  base: number;
}

/**
 * Finds one of a few byte patterns in a growing window and remembers how far it looked, so that each byte is
 * searched once however often the question is put again (a hostile file cannot make it quadratic).
 */
export class ByteSearch {
  private readonly patterns: { bytes: Buffer; from: number; hit: number; searched: number }[];

  constructor(...patterns: string[]) {
    this.patterns = patterns.map((text) => ({ bytes: Buffer.from(text), from: 0, hit: -1, searched: 0 }));
  }

  /** Position in the file of the first match at or after `from`, or -1 when the window holds none so far. */
  find(window: Window, from: number): number {
    let first = -1;
    for (const pattern of this.patterns) {
      const known = from >= pattern.from;
      if (!known || (pattern.hit >= 0 && pattern.hit < from)) {
        pattern.from = from;
        pattern.searched = from;
        pattern.hit = -1;
      }
      if (pattern.hit < 0) {
        const start = Math.max(from, pattern.searched) - window.base;
        const found = window.bytes.indexOf(pattern.bytes, start);
        const end = window.base + window.bytes.length;
        pattern.searched = Math.max(start + window.base, end - pattern.bytes.length + 1);
        if (found >= 0) pattern.hit = window.base + found;
      }
      if (pattern.hit >= 0 && (first < 0 || pattern.hit < first)) first = pattern.hit;
    }
    return first;
  }
}
