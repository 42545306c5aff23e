/** How many tests of a report passed and failed; each failure by file, name and reason. */
export interface Counts {
  passed: number;
  failed: number;
  failures: string[];
  /** Passed only when tried again; named in the same way. */
  unsteady?: string[];
}
export function readVitest(report: unknown): Counts;
export function readPlaywright(report: unknown): Counts;
