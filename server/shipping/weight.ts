import { goodsKindOf, type TitleFormat } from '../../contract/goods-kind.ts';

/** What a title's weight is computed from. */
export interface Weighed extends TitleFormat {
  /** Pounds, as the record says; null = it does not. */
  weight: number | null;
  pages: number | null;
}

interface BookFormat {
  /** Grams of a page and of the cover. */
  page: number;
  cover: number;
  /** Where the record does not count them. */
  pages: number;
}

/**
 * Half a leaf of the usual trim size and paper: 6 × 9 inches of 80 g/m² are 2.8 g a leaf, 4.25 × 7 inches of 60 g/m² 1.15 g.
 * Coated paper and boards of picture books are heavier. Covers: card of 250 g/m², or boards of 2 mm.
 */
const formats: Record<'pocket' | 'paper' | 'hard' | 'board', BookFormat> = {
  pocket: { page: 0.58, cover: 15, pages: 350 },
  paper: { page: 1.4, cover: 25, pages: 300 },
  hard: { page: 1.4, cover: 180, pages: 300 },
  board: { page: 12, cover: 60, pages: 24 },
};

function formatOf(binding: string): BookFormat {
  if (/mass market/i.test(binding)) return formats.pocket;
  if (/board book/i.test(binding)) return formats.board;
  return /hard|library|leather|cloth|slip ?case/i.test(binding) ? formats.hard : formats.paper;
}

/** Grams of what is no book, by its kind. */
const others = { audiobook: 120, periodical: 200, non_book: 300, gift_card: 20 } as const;

export const gramsPerPound = 453.592_37;

/** Grams of one copy: of the record, else from the binding and the number of pages. */
export function gramsOf(title: Weighed): number {
  if (title.weight !== null && title.weight > 0) return Math.ceil(title.weight * gramsPerPound);
  const kind = goodsKindOf(title);
  if (kind in others) return others[kind as keyof typeof others];
  if (kind !== 'printed_book') return 0;
  const { page, cover, pages } = formatOf(title.binding);
  return Math.ceil(page * (title.pages || pages) + cover);
}
