/** The part of a file that is in memory: `bytes[0]` is the file's byte number `base`. */
export interface Window {
  bytes: Buffer;
  base: number;
}

interface Pattern {
  bytes: Buffer;
  /** No match lies between `from` and `hit`, or if there is no hit (-1), `searched`. */
  from: number;
  hit: number;
  searched: number;
}

/**
 * Finds one of a few byte patterns in a growing window and remembers how far it looked, so that each byte is
 * searched once however often the question is put again (a hostile file cannot make it quadratic).
 */
export class ByteSearch {
  private readonly patterns: Pattern[];

  /** With `wholeName` a pattern counts only where the name in it ends: '<Product' is not '<ProductForm'. */
  constructor(
    patterns: string[],
    private readonly wholeName = false,
  ) {
    this.patterns = patterns.map((text) => ({ bytes: Buffer.from(text), from: 0, hit: -1, searched: 0 }));
  }

  /** Position in the file of the first match at or after `from`, or -1 when the window holds none so far. */
  find(window: Window, from: number): number {
    let first = -1;
    for (const pattern of this.patterns) {
      if (from < pattern.from || (pattern.hit >= 0 && pattern.hit < from)) {
        pattern.from = from;
        pattern.searched = from;
        pattern.hit = -1;
      }
      if (pattern.hit < 0) this.search(window, pattern, Math.max(from, pattern.searched));
      if (pattern.hit >= 0 && (first < 0 || pattern.hit < first)) first = pattern.hit;
    }
    return first;
  }

  private search({ bytes, base }: Window, pattern: Pattern, from: number): void {
    const { length } = pattern.bytes;
    const tail = this.wholeName ? length + 1 : length;
    for (let at = from - base; ; at++) {
      at = bytes.indexOf(pattern.bytes, at);
      if (at < 0 || at + tail > bytes.length) break;
      if (this.wholeName && !endsName(bytes[at + length] ?? 0)) continue;
      pattern.hit = base + at;
      break;
    }
    // What begins in the last bytes may be completed by the next ones.
    pattern.searched = Math.max(from, base + bytes.length - tail + 1);
  }
}

/** '>', '/' or space. */
function endsName(byte: number): boolean {
  return byte === 0x3e || byte === 0x2f || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}
