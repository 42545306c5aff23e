/** Lines that may have been read wrongly, noted in ascending order and asked for in ascending order. */
export class DoubtfulLines {
  private readonly lines: number[] = [];

  note(line: number): void {
    if (this.lines.at(-1) !== line) this.lines.push(line);
  }

  /** Whether one of these lines is doubtful; those before them are forgotten. */
  has(from: number, to: number): boolean {
    let passed = 0;
    while ((this.lines[passed] ?? from) < from) passed++;
    if (passed > 0) this.lines.splice(0, passed);
    return (this.lines[0] ?? to + 1) <= to;
  }
}
