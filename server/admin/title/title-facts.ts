import {
  type ContributorRole,
  contributorRoles,
  type TitleFacts,
} from '../../../contract/admin/title-facts.ts';
import { refuse } from '../../call/refusal.ts';
import { parseBinding } from '../../import/read/csv/bindings.ts';
import { parseLanguage } from '../../import/read/csv/languages.ts';
import type { TitleRecord } from '../../import/record.ts';
import { safeHtml } from '../../import/rules/safe-html.ts';
import type { StoredTitle } from '../../import/rules/stored-title.ts';
import { languageName } from '../../title/language-name.ts';

const isEditable = (role: string): role is ContributorRole => Object.hasOwn(contributorRoles, role);

/** What a person can change of a stored book. */
export function factsOf(stored: StoredTitle, currency: string): TitleFacts {
  const { title, subtitle, series, series_number, publisher, publication_date, binding } = stored;
  return {
    ...{ title, subtitle, series, series_number, publisher, publication_date, binding },
    people: stored.contributors.flatMap(({ name, role }) => (isEditable(role) ? [{ name, role }] : [])),
    is_large_print: stored.is_large_print,
    language: stored.language && languageName(stored.language),
    pages: stored.pages,
    list_price: { USD: stored.list_price_usa, CAD: stored.list_price_can }[currency] ?? null,
    description: stored.description,
  };
}

/**
 * What is said with these facts, of a new book or (`stored`) of one that has more people and prices than can be typed.
 *
 * @throws the refusal `unknown_language`.
 */
export function recordOf(facts: TitleFacts, currency: string, stored?: StoredTitle): Partial<TitleRecord> {
  const { people, language, list_price, binding, description, ...same } = facts;
  const known = parseBinding(binding);
  return {
    ...same,
    contributors: peopleOf(people, stored?.contributors ?? []),
    language: languageOf(language),
    prices: pricesOf(list_price, currency, stored?.prices ?? []),
    binding: known?.binding ?? null,
    binding_code: known?.code ?? null,
    is_large_print: facts.is_large_print || (known?.large_print ?? false),
    description: safeHtml(description, 'kept'),
  };
}

/** People who stay in the list keep their other stored data. So do contributors in roles that can't be typed. */
function peopleOf(people: TitleFacts['people'], stored: StoredTitle['contributors']) {
  const typed = people.map(
    ({ name, role }) => stored.find((one) => one.name === name && one.role === role) ?? { name, role },
  );
  return [...typed, ...stored.filter(({ role }) => !isEditable(role))];
}

function languageOf(typed: string): string {
  if (typed === '') return '';
  const code = parseLanguage(typed);
  if (code === undefined) throw refuse('unknown_language', `We don’t know the language “${typed}”.`);
  return code;
}

function pricesOf(amount: number | null, currency: string, stored: StoredTitle['prices']) {
  const others = stored.filter((price) => price.currency !== currency);
  return amount === null ? others : [...others, { amount, currency, territory: [], tax_included: false }];
}
