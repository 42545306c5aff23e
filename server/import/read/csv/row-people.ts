import type { Contributor } from '../../record.ts';
import { cleanLine } from '../../rules/clean-text.ts';
import { parseAuthors } from './authors.ts';
import type { Field } from './field.ts';
import type { Plan } from './plan.ts';
import type { Row } from './row.ts';

const MAX_CHARS = 20_000;
const ROLES: [Field, string][] = [
  ['authors', 'A01'],
  ['editors', 'B01'],
  ['illustrators', 'A12'],
  ['translators', 'B06'],
  ['narrators', 'E07'],
];

/** The persons of a row by role (ONIX list 17); undefined when it names none. */
export function rowPeople(row: Row, plan: Plan): Contributor[] | undefined {
  const people: Contributor[] = [];
  const last = row.line('author_last', 150);
  const first = row.line('author_first', 150);
  if (last) {
    const inverted = first ? { name_inverted: `${last}, ${first}` } : {};
    people.push({ name: first ? `${first} ${last}` : last, ...inverted, role: 'A01' });
  }
  for (const [field, role] of ROLES) {
    for (const { text, index } of row.filled(field)) {
      if (text.length > MAX_CHARS) row.warnings.push(`The list of ${field} is too long and was cut.`);
      const found = parseAuthors(cleanLine(text.slice(0, MAX_CHARS)), role, plan.nameStyle.get(index));
      for (const person of found) if (!people.some((known) => sameName(known, person))) people.push(person);
    }
  }
  return people.length > 0 ? people : undefined;
}

/** A main-author column names again, perhaps the other way round, who stands in the list of authors. */
function sameName(a: Contributor, b: Contributor): boolean {
  return a.role === b.role && a.name.toLowerCase() === b.name.toLowerCase();
}
