import { seededRandom } from '../generate-catalogue.ts';

/** What queries are made of. */
export interface Book {
  isbn: string;
  title: string;
  author: string;
  description: string;
}

const perKind = 80;

/** Lines for `judge`, made by rule from the words of books: what they are about, whom they are by, with a slip or a word too many. */
export function mechanicalQueries(books: readonly Book[]): string[] {
  const random = seededRandom(61);
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const counts = new Map<string, number>();
  const wordsOf = ({ title, description }: Book) => new Set(plainWords(`${title} ${description}`));
  for (const book of books) for (const word of wordsOf(book)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rare = (book: Book) =>
    [...new Set(plainWords(book.description))].filter((word) => {
      const count = counts.get(word) ?? 0;
      return word.length >= 5 && count >= 2 && count <= 12 && !plainWords(book.title).includes(word);
    });
  const lines: string[] = [];
  const add = (kind: string, make: (book: Book) => [string, string] | null) => {
    const left = [...books];
    for (let made = 0; made < perKind && left.length > 0; ) {
      const [book] = left.splice(Math.floor(random() * left.length), 1) as [Book];
      const [query, expected] = make(book) ?? [];
      if (!query || !expected) continue;
      lines.push(`${kind}\t${query}\t${expected}`);
      made++;
    }
  };
  const holding = (words: readonly string[]) =>
    books.filter((book) => words.every((word) => wordsOf(book).has(word)));
  const isbns = (found: readonly Book[]) => found.map(({ isbn }) => `isbn:${isbn}`).join(' | ');

  add('about', (book) => {
    const words = rare(book);
    if (words.length < 2) return null;
    const pair = [one(words), one(words)];
    return pair[0] === pair[1] ? null : [pair.join(' '), isbns(holding(pair))];
  });
  const people = [...new Set(books.map(({ author }) => author))].filter((name) =>
    /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name),
  );
  add('person', ({ author }) => {
    const [first = '', last = ''] = author.split(' ');
    if (!people.includes(author)) return null;
    const begins = `${first} ${last[0]}`;
    const meant = people.filter((name) => name.startsWith(begins)).map((name) => `author:${name}`);
    return [begins.toLowerCase(), meant.join(' | ')];
  });
  const usable = (book: Book) =>
    !/[|\t@[]/.test(book.title) && longest(book.title).length >= 6 && book.author !== '';
  add('surplus', (book) => {
    if (!usable(book)) return null;
    const other = rare(one(books));
    if (other.length === 0) return null;
    return [`${book.title} ${surname(book)} ${one(other)}`, book.title];
  });
  add('typo', (book) => {
    if (!usable(book) || plainWords(book.title).length < 2) return null;
    const word = longest(book.title);
    const wrong = random() < 0.5 ? onOtherKey(word, random) : bySound(word);
    return wrong === word ? null : [plainWords(book.title.replace(word, wrong)).join(' '), book.title];
  });
  return lines;
}

function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/<[^>]*>/g, ' ')
      .replace(/['’]/g, '')
      .match(/[a-z]+/g) ?? []
  );
}

function longest(title: string): string {
  return (title.match(/[A-Za-z]+/g) ?? []).reduce(
    (best, word) => (word.length > best.length ? word : best),
    '',
  );
}

function surname({ author }: Book): string {
  return author.split(' ').at(-1) ?? '';
}

const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A letter behind the first as its neighbour on the keyboard. */
function onOtherKey(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const letter = word.charAt(at).toLowerCase();
  const row = keys.find((row) => row.includes(letter)) ?? '';
  const neighbour = row[row.indexOf(letter) + 1] ?? row[row.indexOf(letter) - 1] ?? letter;
  return word.slice(0, at) + neighbour + word.slice(at + 1);
}

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/i, 'f'],
  [/ck/i, 'k'],
  [/(?<=.)ie/i, 'ei'],
  [/(?<=.)ea/i, 'ee'],
  [/(?<=.)ou/i, 'u'],
  [/tion$/i, 'shun'],
  [/([bdfglmnprst])\1/i, '$1'],
  [/(?<=..)ant$/i, 'ent'],
  [/(?<=..)er$/i, 'ar'],
];

/** As it sounds. */
function bySound(word: string): string {
  const [from, to] = sounds.find(([from]) => from.test(word)) ?? [/$^/, ''];
  return word.replace(from, to);
}
