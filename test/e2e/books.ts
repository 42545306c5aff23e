/**
 * Books of the demo catalogue. Stories run at once, so each that changes a stock has a book of its own.
 */
export const books = {
  ordered: { eisbn: '9780385474542', title: 'Things Fall Apart' },
  orderedByKeyboard: { eisbn: '9781400031702', title: 'The Secret History' },
  orderedWithoutScript: { eisbn: '9780679731726', title: 'The Remains of the Day' },
  short: { eisbn: '9780140135152', title: 'Ways of Seeing' },
  shortInCart: { eisbn: '9780714833552', title: 'The Story of Art' },
  shortForTheHasty: { eisbn: '9781400078776', title: 'Never Let Me Go' },
  shortWithoutScript: { eisbn: '9780060976255', title: 'Understanding Comics' },
  sellsOut: { eisbn: '9780156007757', title: 'Blindness' },
  lastCopy: { eisbn: '9780375507250', title: 'Cloud Atlas' },
  goneMeanwhile: { eisbn: '9780375703867', title: 'White Teeth' },
  pressedTwice: { eisbn: '9781594480003', title: 'The Kite Runner' },
  inVernon: { eisbn: '9780060977498', title: 'The God of Small Things' },
  elsewhere: { eisbn: '9780375706851', title: 'My Name Is Red' },
  elsewhereWithoutScript: { eisbn: '9780061120091', title: 'One Hundred Years of Solitude' },
  answerLost: { eisbn: '9780316926348', title: 'Brideshead Revisited' },
  forthcoming: { eisbn: '9798888431351', title: 'Restaurant to Another World, Vol. 7' },
  largePrint: { eisbn: '9780739326220', title: 'Memoirs of a Geisha' },
  /** New, used in one of the shops, and remaindered. */
  threeWays: { eisbn: '9780767908184', title: 'A Short History of Nearly Everything' },
  /** Plenty of them everywhere: may be put into any cart, and ordered (stock-up.ts). */
  quiet: { eisbn: '9780385490818', title: "The Handmaid's Tale" },
  alsoQuiet: { eisbn: '9780679760801', title: 'The Master and Margarita' },
  /** With an ebook and one digital recording among its editions. */
  handedOff: { eisbn: '9781975333867', title: 'The Miracles of the Namiya General Store' },
  ebook: { eisbn: '9781975382582', title: 'The Miracles of the Namiya General Store' },
  /** Pictures of three inside pages, and a review. */
  opened: { eisbn: '9780143036234', title: 'Pride and Prejudice' },
  /** Large print among its editions. */
  manyEditions: { eisbn: '9780143036234', title: 'Pride and Prejudice' },
  movesShop: { eisbn: '9780143039990', title: 'War and Peace' },
  /** Its stock, price and staff note change. */
  counted: { eisbn: '9780156948777', title: 'The Waste Land and Other Poems' },
  /** Its price changes, and changes back. */
  undone: { eisbn: '9780156332255', title: 'Four Quartets' },
  inSeries: { eisbn: '9780064405003', title: 'Prince Caspian', series: 'The Chronicles of Narnia' },
} as const;
