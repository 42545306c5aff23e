export interface Comment {
  /** Where it begins, from 1. */
  line: number;
  text: string;
}
export function commentsOf(path: string, source: string): Comment[];
export function avoidedWords(path: string, source: string): string[];
export function subjectFault(subject: string): string | undefined;
