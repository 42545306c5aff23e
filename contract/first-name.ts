/** 'Dr Smith' is greeted in full. */
const titles = new Set([
  'mr',
  'mrs',
  'ms',
  'mx',
  'miss',
  'dr',
  'prof',
  'professor',
  'rev',
  'father',
  'sister',
]);

/**
 * How to greet the person of an order: the first of two plain names, 'Ada' of 'Ada Marsh'. Everything else, such as a school,
 * a couple or a name of three words, is greeted in full.
 */
export function firstNameOf(name: string): string {
  const [first = '', last = '', ...more] = name.trim().split(/\s+/);
  const isPlain = [first, last].every((word) => /^\p{Lu}[\p{L}\p{M}'’-]+$/u.test(word));
  return isPlain && more.length === 0 && !titles.has(first.toLowerCase()) ? first : name;
}
