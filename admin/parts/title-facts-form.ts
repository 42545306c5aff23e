import type { AdminInput, AdminOutput } from '../../contract/admin/actions.ts';
import {
  type ContributorRole,
  isPublicationDate,
  type TitleFacts,
} from '../../contract/admin/title-facts.ts';
import { priceText } from '../../contract/amount-typed.ts';
import * as m from '../../messages/compiled/messages.js';
import type { FieldValues } from '../desk-submit.ts';
import { typedValues } from '../typed-values.ts';
import { paragraphText } from './paragraph-text.ts';

export type DeskFacts = AdminOutput<'title/getFacts'>;
type Typed = Omit<AdminInput<'title/add'>, 'eisbn'>;

/** The fields of people, a line for each person. */
export const peopleFields = {
  authors: 'A01',
  editors: 'B01',
  illustrators: 'A12',
  translators: 'B06',
  readers: 'E07',
} as const satisfies Record<string, ContributorRole>;
export type PeopleField = keyof typeof peopleFields;

const texts = ['title', 'subtitle', 'series', 'series_number', 'publisher', 'binding', 'language'] as const;

/** What the form of a book says, and what of it can't be read. */
export function readFacts(form: FormData): { given: Typed; problems: FieldValues } {
  const { text, money, whole, problems } = typedValues(form);
  const publication_date = text('publication_date');
  const list_price = money('list_price') ?? null;
  const pages = whole('pages') || null;
  const wrong: FieldValues = {
    ...problems,
    ...(publication_date !== '' &&
      !isPublicationDate(publication_date) && { publication_date: m.desktitle_date_wrong() }),
  };
  const given = {
    ...(Object.fromEntries(texts.map((name) => [name, text(name)])) as Record<
      (typeof texts)[number],
      string
    >),
    people: Object.entries(peopleFields).flatMap(([field, role]) =>
      text(field)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .map((name) => ({ name, role })),
    ),
    publication_date,
    list_price,
    pages,
    is_large_print: form.has('is_large_print'),
    description: text('description').replaceAll('\r\n', '\n'),
  };
  return { given, problems: wrong };
}

/** The fields of the form, by their names, with what is stored. */
export function factValues(facts: DeskFacts | null): FieldValues {
  if (!facts) return {};
  const { people, pages, list_price, is_large_print, ...same } = facts;
  const named = (role: ContributorRole) =>
    people
      .filter((one) => one.role === role)
      .map(({ name }) => name)
      .join('\n');
  return {
    ...same,
    description: paragraphText(same.description),
    ...Object.fromEntries(Object.entries(peopleFields).map(([field, role]) => [field, named(role)])),
    pages: pages === null ? '' : String(pages),
    list_price: list_price === null ? '' : priceText(list_price),
    ...(is_large_print && { is_large_print: 'on' }),
  };
}

/**
 * Keeps each fact as it was seen if its field was left alone: the form shows less than is stored, such as not the order of
 * authors among illustrators.
 */
export function untouchedAsSeen(given: Typed, seen: TitleFacts): Typed {
  const form = new FormData();
  for (const [name, value] of Object.entries(factValues({ eisbn: '', ...seen }))) form.set(name, value);
  const untouched = readFacts(form).given;
  const isSame = (name: keyof TitleFacts) => JSON.stringify(given[name]) === JSON.stringify(untouched[name]);
  return Object.fromEntries(
    (Object.keys(given) as (keyof TitleFacts)[]).map((name) => [
      name,
      isSame(name) ? seen[name] : given[name],
    ]),
  ) as unknown as Typed;
}

/** What was shown when the form was opened, as its hidden field carries it. */
export function seenFacts({ eisbn: _, ...facts }: DeskFacts): string {
  return JSON.stringify(facts satisfies TitleFacts);
}
