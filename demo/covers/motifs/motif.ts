import type { LayoutName } from '../layout-name.ts';
import type { SignName } from '../signs.ts';

/** What a picture on a cover can be of, and how to tell from a book's record that it suits. */
export interface Motif {
  /** Thema prefixes and their weights, as 'WB:4 FJN:3'. A book's first subject counts fully, others one less. */
  subjects?: string;
  /** Words that name the thing itself, in the singular: weight 3. */
  names?: string;
  /** Words that usually mean it: weight 2. */
  words?: string;
  /** Words that only confirm it: weight 1. */
  hints?: string;
  /** Audiences and Thema prefixes that never get it. */
  notFor?: string;
  /** The layouts that are a picture of it by themselves. */
  scenes?: readonly LayoutName[];
  /** Layouts for the books of small children, instead of `scenes`. */
  nursery?: readonly LayoutName[];
  /** What the layouts with one free sign show. */
  signs: readonly SignName[];
}
