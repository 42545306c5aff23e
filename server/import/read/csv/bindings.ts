export interface Binding {
  binding: string;
  /** ONIX list 150 code. */
  code?: string;
  large_print?: boolean;
}

/** Trade wording, ONIX code, then the wordings of sources; looked up in lower case without punctuation. */
const BINDINGS = `
Trade Paperback|BC|paperback|paper back|trade paperback|trade paper|trade|tp|pb|pbk|softcover|soft cover|softback|paper|perfect paperback|oversize paperback|quality paperback|brochura|broché|broche|brochado|taschenbuch|kartoniert|broschiert|rústica|rustica|tapa blanda|capa mole|capa comum|brossura|tankobon softcover|bunko|flexibound|french flaps|b format|b format paperback|a format paperback|c format paperback
Mass Market|BC|mass market|mass market paperback|massmarket|mass market paper|mm|mmp|mmpb|mass paper|mass market paperbound|pocket|pocket book|poche|livre de poche
Hardcover|BB|hardcover|hard cover|hardback|hard back|hb|hc|hbk|cloth|cloth over boards|library binding|school library binding|turtleback|prebound|gebunden|gebundene ausgabe|relié|relie|cartonné|capa dura|encadernado|tapa dura|cartoné|copertina rigida|gebonden|case bound|casebound|tankobon hardcover|textbook binding
Leather Bound|BG|leather|bonded leather|imitation leather
Board Book|BH|board book|boardbook|board|tout carton|pappbilderbuch|cartonado
eBook|ED|ebook|e book|e books|ebooks|digital|kindle|kindle edition|kindle ebook|epub|epub3|nook|pdf|adobe pdf|electronic book text|livro digital|livre numérique|numérique|digital download|downloadable ebook
Digital Audio|AJ|audio|audiobook|audio book|digital audio|audio download|downloadable audio|audible audio|audible audiobook|mp3|e audiobook|eaudiobook|unabridged audiobook|hörbuch|hörbuch download|audiolivro|livre audio
Audio CD|AC|audio cd|cd audio|cd|compact disc|audiobook cd|cds
MP3 CD|AE|mp3 cd
Audio Cassette|AB|audio cassette|cassette|audio tape|tape
Spiral Bound|BE|spiral bound|spiralbound|spiral|ring bound|ringbound|comb bound|wire bound|comb binding|plastic comb|wiro bound|spiralbindung|spirale
Loose Leaf|BD|loose leaf|looseleaf|ring binder|binder
Pamphlet|BF|pamphlet|chapbook|stapled|saddle stitch|booklet|leaflet|geheftet|broschüre|comic book|comic|magazine|journal|single issue magazine
Bath Book|BJ|bath book
Rag Book|BI|rag book|cloth book
Slipcased Set|SC|slipcase|slipcased
Boxed Set|SB|boxed set|box set|box|multi volume set|coffret
Calendar|PC|calendar|wall calendar|desk calendar|kalender|calendrier|calendário
Cards|PD|cards|flash cards|card deck|deck of cards|tarot
Folded Map|CB|folded map|sheet map folded
Map|CZ|map|sheet map|wall map
Poster|PK|poster
Diary|PF|diary|planner
Notebook|PR|notebook|blank book|blank journal|stationery
Sheet Music|PI|sheet music|score|music score
Game|ZE|game|board game|card game
Jigsaw|ZJ|jigsaw puzzle|puzzle
Soft Toy|ZC|plush|plush toy|soft toy|stuffed animal
Toy|ZD|toy
DVD|VI|dvd|dvd video
Blu-ray|VO|blu ray|blu ray disc
CD-ROM|DB|cd rom
Vinyl LP|AM|vinyl|lp
Ticket||ticket|tickets|event ticket|admission|admission ticket
Gift Card||gift card|giftcard|gift certificate
Merchandise|ZZ|merchandise|gift|gifts|sideline|sidelines|nonbook|non book`;

const KNOWN = new Map<string, Binding>();
for (const entry of BINDINGS.trim().split('\n')) {
  const [binding = '', code, ...wordings] = entry.split('|');
  for (const wording of [binding.toLowerCase(), ...wordings])
    KNOWN.set(plain(wording), { binding, code: code || undefined });
}

const LARGE_PRINT = /large[\s-]?print|großdruck|grossdruck|gros caractères/i;

/** Says only that there is an object; nothing a shopper could use. */
const MEANINGLESS = new Set([
  'physical',
  'book',
  'books',
  'print',
  'livro',
  'livros',
  'buch',
  'unknown',
  'unknown binding',
  'other',
  'other format',
  'na',
]);

/** Trade wording for a source's format; an unknown one is kept as written, a meaningless one is undefined. */
export function parseBinding(text: string): Binding | undefined {
  const large = LARGE_PRINT.test(text);
  const words = plain(large ? text.replace(LARGE_PRINT, ' ') : text);
  if (MEANINGLESS.has(words)) return undefined;
  if (large && (words === '' || words === 'edition')) return { binding: 'Large Print', large_print: true };
  const found = KNOWN.get(words) ?? KNOWN.get(plain(text.replace(/[,(/;:].*$/, '')));
  if (!found) return words === '' ? undefined : { binding: text.trim().slice(0, 60) };
  return large ? { ...found, large_print: true } : found;
}

/** True when a value is one of the wordings known, to recognise a column without a known header. */
export function isKnownBinding(text: string): boolean {
  return KNOWN.has(plain(text));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
