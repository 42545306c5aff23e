import { createHash } from 'node:crypto';
import type { ImageStore } from '../server/providers/images/images.ts';
import type { DrawnCover } from '../server/title/write.ts';
import type { TitleFacts } from './catalogue/facts.ts';
import { drawCover } from './covers/draw-cover.ts';
import { drawGiftCard } from './covers/draw-gift-card.ts';

/** Draws every cover as covers/{eisbn}.svg. A few seconds in all; other work goes on between two covers. */
export async function drawCovers(
  images: ImageStore,
  titles: readonly TitleFacts[],
  onProgress: (drawn: number) => void,
): Promise<DrawnCover[]> {
  const covers: DrawnCover[] = [];
  for (const facts of titles) {
    const svg =
      facts.binding === 'Gift Card'
        ? drawGiftCard(facts)
        : drawCover({ ...facts, authors: namesOnCover(facts) });
    await images.write(`covers/${facts.isbn}.svg`, Buffer.from(svg));
    const cache = createHash('sha256').update(svg).digest('hex').slice(0, 10);
    const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
    covers.push({ eisbn: facts.isbn, cache, ratio: Number(width) / Number(height) || 0.6667 });
    onProgress(covers.length);
  }
  return covers;
}

/** Authors and illustrators; other contributors, such as translators and editors, only if there are no such names. */
function namesOnCover({ authors }: TitleFacts): string[] {
  const outside = authors.filter((a) => ['A01', 'A12'].includes(a.role ?? 'A01'));
  return (outside.length > 0 ? outside : authors).map((a) => a.name);
}
