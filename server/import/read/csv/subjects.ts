import type { SubjectRef } from '../../record.ts';
import { truncate } from '../../rules/clean-text.ts';

const MAX_SUBJECTS = 60;
const MAX_LENGTH = 250;

/**
 * Splits a cell of subjects. ';' and '|' divide; ' : ', ' > ' and ' / ' are the steps of a path from general to
 * special, written 'A / B / C' as the code. Commas divide only when `commas` says so (see `commasDivide`).
 * 'FIC019000' (with or without its heading) is a BISAC code.
 */
export function parseSubjects(text: string, commas = false): SubjectRef[] {
  const found: SubjectRef[] = [];
  const seen = new Set<string>();
  for (const part of text.split(commas ? /[;|,]/ : /[;|]/)) {
    const subject = toSubject(part.trim());
    if (!subject || seen.has(subject.code)) continue;
    seen.add(subject.code);
    found.push(subject);
    if (found.length === MAX_SUBJECTS) break;
  }
  return found;
}

/** Codes of one scheme, '7-bit' cells such as 'FIC019000, FIC014000' or 'FBA; FYR'; others become keywords. */
export function parseSubjectCodes(text: string, scheme: 'bisac' | 'thema'): SubjectRef[] {
  const valid = scheme === 'bisac' ? /^[A-Z]{3}\d{6}$/ : /^[A-Z1-6][A-Z0-9-]{0,14}$/;
  const codes = text.split(/[;|,\s]+/).filter((code) => code !== '');
  if (codes.length > 0 && codes.every((code) => valid.test(code)))
    return [...new Set(codes)].slice(0, MAX_SUBJECTS).map((code) => ({ scheme, code }));
  return parseSubjects(text);
}

/**
 * Whether the commas of a column divide subjects: only if nothing else does, for 'Arts, Crafts; Photography' and
 * 'Cooking, Food & Wine : Italian' hold commas within a subject.
 */
export function commasDivide(values: Iterable<string>): boolean {
  let withComma = 0;
  for (const value of values) {
    if (/[;|]|\s[:>/]\s/.test(value)) return false;
    if (value.includes(',')) withComma++;
  }
  return withComma > 0;
}

function toSubject(text: string): SubjectRef | undefined {
  const bisac = /^([A-Z]{3}\d{6})\b[\s:-]*(.*)$/.exec(text);
  if (bisac?.[1]) return { scheme: 'bisac', code: bisac[1], ...(bisac[2] ? { heading: bisac[2] } : {}) };
  const path = truncate(
    text
      .split(/\s+(?::|>|\/|»)\s+/)
      .map((step) => step.trim())
      .filter((step) => step !== '')
      .join(' / '),
    MAX_LENGTH,
  );
  return /[\p{L}\p{N}]/u.test(path) ? { scheme: 'keyword', code: path } : undefined;
}
