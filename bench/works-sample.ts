import type { Binding, TitleFacts } from '../demo/catalogue/facts.ts';

/** Series, author, and how the edition of each format spells the name of a volume; `#` is its number. */
const VOLUMES: readonly [string, string, [Binding, string][]][] = [
  [
    'The Lantern Guild',
    'Mio Hayase',
    [
      ['Trade Paperback', 'The Lantern Guild, Vol. #'],
      ['eBook', 'The Lantern Guild, Vol. #'],
      ['Digital Audio', 'The Lantern Guild, Vol. # (Unabridged)'],
    ],
  ],
  [
    'I Woke Up as the Innkeeper’s Cat',
    'Ren Tachibana',
    [
      ['Trade Paperback', 'I Woke Up as the Innkeeper’s Cat, Vol. #'],
      ['eBook', "I Woke Up as the Innkeeper's Cat, Vol. #"],
      ['Digital Audio', "I Woke Up as the Innkeeper's Cat, Vol. #"],
    ],
  ],
  [
    'Salt & Cedar',
    'Kaoru Minase',
    [
      ['Trade Paperback', 'Salt & Cedar, Vol. #'],
      ['eBook', 'Salt and Cedar, Vol. #'],
      ['Hardcover', 'Salt & Cedar, Volume #'],
    ],
  ],
  [
    'Wolf of the Ninth Tower',
    'Shun Okabe',
    [
      ['Trade Paperback', 'Wolf of the Ninth Tower, Vol. #'],
      ['eBook', 'Wolf of the Ninth Tower: Volume #'],
      ['Digital Audio', 'Wolf of the Ninth Tower, Vol. #'],
    ],
  ],
  [
    'My Quiet Engagement',
    'Akari Fujimoto',
    [
      ['Trade Paperback', 'My Quiet Engagement, Vol. #'],
      ['eBook', 'My Quiet Engagement, Vol. #'],
      ['Large Print', 'My Quiet Engagement, Vol. # (Large Print Edition)'],
    ],
  ],
];

/** Title, author, series, number: different books that look like another one in the demo shops, or like each other. */
const LOOK_ALIKES: readonly [string, string, string?, string?][] = [
  ['The Hobbit: The Graphic Novel', 'J. R. R. Tolkien'],
  ['The Hobbit and Other Tales Boxed Set', 'J. R. R. Tolkien'],
  ['The Hobbit Study Guide', 'J. R. R. Tolkien'],
  ['Coraline (Graphic Novel)', 'Neil Gaiman'],
  ['A Wrinkle in Time: The Graphic Novel', "Madeleine L'Engle"],
  ['A Wrinkle in Time Trilogy', "Madeleine L'Engle", 'A Wrinkle in Time Quintet', '1-3'],
  ['The Picture of Dorian Gray: A Graphic Novel', 'Oscar Wilde'],
  ['The Picture of Dorian Gray (Retold for Young Readers)', 'Oscar Wilde'],
  ['The Complete Anne of Green Gables Boxed Set', 'L. M. Montgomery', 'Anne of Green Gables', '1-8'],
  ['Anne of Green Gables, Books 1-3', 'L. M. Montgomery', 'Anne of Green Gables', '1-3'],
  ['The Earthsea Trilogy', 'Ursula K. Le Guin', 'Earthsea', '1-3'],
  ['The Foundation Trilogy', 'Isaac Asimov', 'Foundation', '1-3'],
  ['Foundation: 3-Book Collection', 'Isaac Asimov', 'Foundation'],
  ['The Hunger Games Journal', 'Suzanne Collins'],
  ['The Hunger Games Trilogy Box Set', 'Suzanne Collins', 'The Hunger Games', '1-3'],
  ['Summary of The Hunger Games', 'Suzanne Collins'],
  ['Harbor Lights', 'Dana Whitlock', 'The Promise', '1'],
  ['Harbor Lights', 'Dana Whitlock', 'The Promise', '2'],
  ['Harbor Lights, Vol. 1', 'Jonas Reed'],
  ['Harbor Lights, Vol. 2', 'Jonas Reed'],
  ['Ravine', 'Jonas Reed', 'Ravine', '12'],
  ['Ravine', 'Jonas Reed', 'Ravine', '34'],
];

/**
 * Made-up volumes in all their formats, spelled as publishers do, and boxed sets, comics, guides and numbered parts that
 * share title and author with other books..
 */
export function worksSample(): TitleFacts[] {
  const volumes = VOLUMES.flatMap(([series, author, formats]) =>
    ['1', '2', '3', '4'].flatMap((number) =>
      formats.map(([binding, title]) =>
        facts(title.replace('#', number), author, binding, `${series} ${number}`, series, number),
      ),
    ),
  );
  const comics = VOLUMES.map(([series, author]) =>
    facts(
      `${series}, Vol. 1 (Manga)`,
      author,
      'Trade Paperback',
      `${series} manga`,
      `${series} (Manga)`,
      '1',
    ),
  );
  const alike = LOOK_ALIKES.map(([title, author, series, number], i) =>
    facts(title, author, 'Trade Paperback', `alone ${i}`, series, number),
  );
  return [...volumes, ...comics, ...alike].map((facts, i) => ({ ...facts, isbn: isbn(i) }));
}

function facts(
  title: string,
  author: string,
  binding: Binding,
  work: string,
  series = '',
  number = '',
): TitleFacts {
  return {
    isbn: '',
    title,
    authors: [{ name: author, inverted: inverted(author) }],
    ...(series && { series }),
    ...(number && { series_number: number }),
    publisher: '',
    date: '2020',
    binding,
    language: 'eng',
    subjects: ['FB'],
    audience: 'General',
    price_usd: 1000,
    price_cad: 1300,
    work,
    rank: 1,
    stock: 'none',
    description: '',
  };
}

/** From the 979-9 range, which no publisher has. */
function isbn(serial: number): string {
  const twelve = `9799${String(serial).padStart(8, '0')}`;
  const sum = [...twelve].reduce((all, digit, i) => all + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}

function inverted(name: string): string {
  const words = name.split(' ');
  const surname = words.pop() ?? '';
  return words.length > 0 ? `${surname}, ${words.join(' ')}` : surname;
}
