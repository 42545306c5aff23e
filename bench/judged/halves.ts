import { seededRandom } from '../generate-catalogue.ts';

/**
 * Rules are changed by looking at the development half. The report half says whether they also hold for queries that
 * their author has not seen.
 */
export interface Halves<T> {
  development: T[];
  report: T[];
}

/** The same halves every time, drawn by lot. */
export function halvesOf<T>(all: readonly T[]): Halves<T> {
  const random = seededRandom(16);
  const halves: Halves<T> = { development: [], report: [] };
  for (const one of all) (random() < 0.5 ? halves.development : halves.report).push(one);
  return halves;
}
