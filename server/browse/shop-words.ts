/**
 * What shoppers ask a shop rather than a book, one subject a line, in the words they ask it with. A search of these words
 * alone is about the shop: it finds the pages that have one word of each of its subjects.
 */
const subjects = `
hour hours open opening close closing closed today weekend sunday holiday
return returns refund refunds exchange exchanges
contact phone telephone email address directions map parking location locations visit
gift gifts giftcard giftcards
card cards voucher vouchers certificate certificates token tokens
event events reading readings signing signings calendar
shipping ship delivery deliver postage
pickup collect collecting curbside
order orders ordering
school schools teacher teachers classroom
club clubs
staff employee bookseller booksellers
pick picks favorite favorites favourite favourites recommendation recommendations recommended
job jobs career careers hiring
pay payment payments credit debit
registry registries
faq question questions help
about
terms conditions
privacy
newsletter mailing
account login
used secondhand
list lists
soon forthcoming upcoming
new arrival arrivals
bargain bargains sale sales clearance
donate donation donations
wholesale institution institutions
`;

const subjectOf = new Map<string, string>();
for (const line of subjects.trim().split('\n')) {
  const words = line.split(' ');
  for (const word of words) subjectOf.set(word, words[0] ?? word);
}

/** Says nothing beside others: 'what are your opening hours'. */
const fillers = new Set(
  'a accept an and any are at by buy can cost costs do does fee fees find for free from get have how i in is long me method methods much my number of offer on or our policies policy s sell shop store take the there to us what when where with you your book books bookshop bookstore'.split(
    ' ',
  ),
);

/** The subject of a word about the shop, null for any other word. */
export function shopSubject(word: string): string | null {
  return subjectOf.get(word) ?? null;
}

export function isFiller(word: string): boolean {
  return fillers.has(word);
}
