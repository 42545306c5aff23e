import { hashOf } from '../server/image/seeded-random.ts';
import type { TitleFacts } from './catalogue/facts.ts';

/** The demo catalogue, asked by those who make lists of it. */
export class Shelves {
  private readonly byWork = new Map<string, TitleFacts[]>();

  constructor(readonly all: readonly TitleFacts[]) {
    for (const title of all) this.byWork.set(title.work, [...(this.byWork.get(title.work) ?? []), title]);
  }

  /** One edition of each work named, in that order; works the catalogue lacks are passed over. */
  works(names: string): TitleFacts[] {
    return names.split(/\s+/).flatMap((work) => bestEdition(this.byWork.get(work) ?? []) ?? []);
  }

  /** One edition of each work that fits, best sellers first. */
  where(fits: (title: TitleFacts) => boolean, limit: number): TitleFacts[] {
    const chosen = new Map<string, TitleFacts[]>();
    for (const title of this.all) {
      if (fits(title)) chosen.set(title.work, [...(chosen.get(title.work) ?? []), title]);
    }
    return [...chosen.values()]
      .flatMap((editions) => bestEdition(editions) ?? [])
      .sort((a, b) => a.rank - b.rank)
      .slice(0, limit);
  }

  /** Any that fit, in an order that looks like no order but is always the same. */
  mixed(fits: (title: TitleFacts) => boolean, limit: number, seed: string): TitleFacts[] {
    return this.where(fits, this.all.length)
      .sort((a, b) => hashOf(seed + a.isbn) - hashOf(seed + b.isbn))
      .slice(0, limit);
  }
}

const COPIES: Record<TitleFacts['stock'], number> = { deep: 4, some: 3, one: 2, on_order: 1, none: 0 };

const unlikely = new Set(['Audio CD', 'Digital Audio', 'eBook']);

/** The edition a bookseller would put on a table: one that is there, in ordinary print. */
function bestEdition(editions: readonly TitleFacts[]): TitleFacts | undefined {
  const worth = (t: TitleFacts) =>
    COPIES[t.stock] - (t.large_print || unlikely.has(t.binding) ? 5 : 0) - (t.language === 'eng' ? 0 : 2);
  return [...editions].sort((a, b) => worth(b) - worth(a) || a.rank - b.rank)[0];
}
