import * as m from '../../../../messages/compiled/messages.js';

/** The form's fields as they were typed. */
export interface CardFields {
  name: string;
  number: string;
  month: string;
  year: string;
  cvv: string;
  postal_code: string;
}

export interface CardRules {
  /** Names of the cards that the store takes, such as 'Visa'; none = all. */
  accepted: readonly string[];
  country: string;
  now: Date;
}

/** Years that an expiry date may be in: this one and the next nine (PAY-033). */
export function expiryYears(now: Date): number[] {
  return Array.from({ length: 10 }, (_, i) => now.getUTCFullYear() + i);
}

const brands: [brand: string, pattern: RegExp][] = [
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/],
  ['American Express', /^3[47]/],
  ['Discover', /^(6011|64[4-9]|65)/],
];

/** 'Visa'; 'Card' for one of another kind. */
export function brandOf(number: string): string {
  return brands.find(([, pattern]) => pattern.test(number))?.[0] ?? 'Card';
}

/** What is wrong with a card, by field (PAY-023 to PAY-035); nothing = it may go to the bank. */
export function cardProblems(
  fields: CardFields,
  rules: CardRules,
): Partial<Record<keyof CardFields, string>> {
  const found = {
    name: fields.name.trim() ? '' : m.card_name_missing(),
    number: numberProblem(fields.number.replace(/\s/g, ''), rules.accepted),
    month: /^([1-9]|1[0-2])$/.test(fields.month) ? '' : m.card_month_missing(),
    year: expiryYears(rules.now).includes(Number(fields.year)) ? '' : m.card_year_missing(),
    cvv: /^\d{3,4}$/.test(fields.cvv.trim()) ? '' : m.card_cvv_wrong(),
    postal_code: postalProblem(fields.postal_code.trim(), rules.country),
  };
  if (!found.month && !found.year && isPast(fields, rules.now)) found.month = m.card_expired();
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

function numberProblem(number: string, accepted: readonly string[]): string {
  if (/\D/.test(number)) return m.card_number_wrong();
  if (number.length < 13) return m.card_number_short();
  if (number.length > 19 || !hasCheckDigit(number)) return m.card_number_wrong();
  const isAccepted = accepted.length === 0 || accepted.map(brandKey).includes(brandKey(brandOf(number)));
  return isAccepted ? '' : m.card_number_not_accepted();
}

/** Owners write 'Visa' or 'visa', 'American Express' or 'Amex' (CONST-007). */
function brandKey(brand: string): string {
  const plain = brand.toLowerCase().replace(/[^a-z]/g, '');
  return plain === 'americanexpress' ? 'amex' : plain;
}

function postalProblem(code: string, country: string): string {
  if (country === 'CA') return /^[a-z]\d[a-z] ?\d[a-z]\d$/i.test(code) ? '' : m.card_postal_canada();
  if (country === 'US') return /^\d{5}(-?\d{4})?$/.test(code) ? '' : m.card_postal_us();
  return '';
}

function isPast({ month, year }: CardFields, now: Date): boolean {
  return Number(year) * 12 + Number(month) < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}

/** The Luhn check. */
function hasCheckDigit(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
