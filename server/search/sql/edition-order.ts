/** Codes of the language that the shop is in, as feeds give them; '' where nothing is said. */
export const shopLanguages: readonly string[] = ['', 'eng', 'en'];

/** Formats that a reader asks for by name; of one book any other comes first. */
export const specialFormats: readonly string[] = [
  ...['Audio', 'Audio CD', 'MP3 CD', 'Audio Cassette', 'Audio Disc', 'Digital Audio', 'Audio Player'],
  ...['eBook', 'Digital', 'Large Print', 'Library Binding', 'Leather Bound', 'Boxed Set', 'Slipcased Set'],
];

/** In the titles of books that accompany another: a search that does not say so means the other. */
const companionMarks: readonly string[] = [
  ...['study guide', 'sparknotes', 'cliffsnotes', 'cliffs notes', 'summary of', 'analysis of', 'workbook'],
  ...[
    'companion',
    'movie tie in',
    'film tie in',
    'official movie',
    'making of',
    'screenplay',
    'trivia',
    'quiz',
  ],
  ...['planner', 'calendar', 'diary', 'journal', 'notebook', 'coloring book', 'colouring book', 'sticker'],
  ...['activity book', 'poster book', 'postcards', 'puzzle', 'unofficial', 'cookbook'],
];

/** BISAC study aids and literary criticism, Thema literary studies, stationery and educational material. */
export const companionSubjects: readonly { scheme: string; begins: string }[] = [
  { scheme: 'bisac', begins: 'STU' },
  { scheme: 'bisac', begins: 'LIT' },
  { scheme: 'thema', begins: 'DSR' },
  { scheme: 'thema', begins: 'WZS' },
  { scheme: 'thema', begins: 'YPCA' },
];

/** A title says that it accompanies another, in words that were not searched for. Both in the words of documents. */
export function isCompanion(title: string, searched: string): boolean {
  return companionMarks.some((mark) => ` ${title} `.includes(` ${mark} `) && !searched.includes(mark));
}
