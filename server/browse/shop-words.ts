/**
 * What shoppers ask a shop rather than a book, one subject a line, in the words they ask it with, of one thing. A search of these
 * words alone is about the shop: it finds the pages that have one word of each of its subjects.
 */
const subjects = `
hour open opening close closing closed
return refund exchange
contact phone telephone email address directions map parking location visit
gift giftcard
card voucher certificate token
balance
event reading signing calendar
shipping ship delivery deliver postage
pickup collect collecting curbside
order ordering
school teacher classroom
club
staff employee bookseller
pick favorite favourite recommend recommendation recommended
job career hiring
pay payment credit debit
registry registries
faq question help
about
terms conditions
privacy
newsletter mailing
account login
used secondhand
list
soon forthcoming upcoming
new arrival
bargain sale clearance
donate donation
wholesale institution
`;

const subjectOf = new Map<string, string>();
for (const line of subjects.trim().split('\n')) {
  const words = line.split(' ');
  for (const word of words) subjectOf.set(word, words[0] ?? word);
}

/** Says nothing beside others: 'what are your opening hours', 'are you open on Sundays'. */
const fillers = new Set(
  'a accept an and any are at by buy can cost costs do does fee fees find for free from get have how i in is long me method methods much my number of offer on or our policy policies s sell shop store take the there to us what when where with you your book bookshop bookstore today tomorrow weekend holiday monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  ),
);

/** The subject of a word about the shop, null for any other word. */
export function shopSubject(word: string): string | null {
  return subjectOf.get(word) ?? subjectOf.get(singular(word)) ?? null;
}

export function isFiller(word: string): boolean {
  return fillers.has(word) || fillers.has(singular(word));
}

export function singular(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}
