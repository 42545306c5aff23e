/** Kinds of goods that tax laws tell apart. A new, a used and a large print copy of a book are all printed books. */
export const goodsKinds = [
  'printed_book',
  /** A recording on a disc or tape. */
  'audiobook',
  'audiobook_download',
  'ebook',
  /** Newspapers and magazines, copy by copy. */
  'periodical',
  /** What a bookshop sells besides: calendars, cards, maps, games, mugs. */
  'non_book',
  /** Admission to an event. */
  'ticket',
  /** What a shopper pays for delivery. */
  'shipping',
  'gift_card',
] as const;
export type GoodsKind = (typeof goodsKinds)[number];

/** Kinds that a tax may name. A gift card is not taxed when it is sold: what it pays for is. */
export const taxedKinds = goodsKinds.filter((kind) => kind !== 'gift_card');
export type TaxedKind = (typeof taxedKinds)[number];

/** Bindings by the names that imports give (server/import/read/onix/form-names.ts, csv/bindings.ts). */
const byBinding = new Map<string, GoodsKind>([
  ...named(
    'audiobook',
    'Audio|Audio Cassette|Audio CD|Audio DAT|Audio Disc|Audio Tape|DVD Audio|MiniDisc|MP3 CD',
  ),
  ...named('audiobook_download', 'Digital Audio'),
  ...named(
    'ebook',
    'eBook|Digital|Digital Set|Online Resource|Digital License|Digital License Key|Digital License Code',
  ),
  ...named('gift_card', 'Gift Card'),
  ...named('ticket', 'Ticket'),
  ...named(
    'non_book',
    // Printed, but no books to the Canada Revenue Agency (Info Sheet GI-065).
    'Address Book|Calendar|Diary|Folder|Leaflet|Notebook|Organizer|Pamphlet|Printed Item|Record Book',
    'Bookmark|Bookplates|Cards|Copymasters|Folded Map|Frieze|Globe|Map|Pictures|Plate|Postcards|Poster|Promotional Poster|Stickers|Wall Chart',
    'Audio Player|Audiobook Player|Blu-ray|Blu-ray ROM|CD-ROM|CD/DVD|DVD|DVD-ROM|Diskette|Film|Filmstrip|Game Cartridge|HD DVD|Memory Card|Slides|Transparencies|Transparency|USB Flash Drive|VCD|VHS|Video|Videodisc|Vinyl LP',
    'Apparel|Art Supplies|Display|Doll|eBook Reader|Game|Handicraft Kit|Jigsaw|Kit|Merchandise|Mixed Media|Mug|Soft Toy|T-shirt|Tablet|Tableware|Tote Bag|Toy|Umbrella',
  ),
]);

function named(kind: GoodsKind, ...lists: string[]): [string, GoodsKind][] {
  return lists.flatMap((list) => list.split('|').map((binding): [string, GoodsKind] => [binding, kind]));
}

/** Whether a title admits to an event: the binding says so. */
export const isTicket = ({ binding }: Pick<TitleFormat, 'binding'>): boolean => binding === 'Ticket';

/** What of a title says its kind. `eisbn`: its EAN-13. */
export interface TitleFormat {
  eisbn: string;
  binding: string;
  is_giftcard: boolean;
}

/**
 * The kind of a title: by its binding, else by its number. 977 numbers periodicals (ISSN), 978 and 979 books (ISBN); another
 * number is that of something else.
 */
export function goodsKindOf({ eisbn, binding, is_giftcard }: TitleFormat): GoodsKind {
  if (is_giftcard) return 'gift_card';
  if (eisbn.startsWith('977')) return 'periodical';
  return byBinding.get(binding) ?? (/^97[89]/.test(eisbn) ? 'printed_book' : 'non_book');
}
