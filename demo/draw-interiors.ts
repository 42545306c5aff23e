import { createHash } from 'node:crypto';
import { setText } from '../server/image/text-block.ts';
import type { Face } from '../server/image/typefaces.ts';
import type { ImageStore } from '../server/providers/images/images.ts';
import type { Interior } from '../server/title/write.ts';
import type { TitleFacts } from './catalogue/facts.ts';

/** Books one may look into: their words belong to everybody. How each begins, and its chapters. */
const opened: Record<string, { chapter: string; begins: string; chapters: string[] }> = {
  '9780143036234': {
    chapter: 'Chapter 1',
    begins:
      'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.',
    chapters: ['Volume I', 'Volume II', 'Volume III'],
  },
  '9780763620493': {
    chapter: 'Down the Rabbit-Hole',
    begins:
      'Alice was beginning to get very tired of sitting by her sister on the bank, and of having nothing to do.',
    chapters: [
      'Down the Rabbit-Hole',
      'The Pool of Tears',
      'A Caucus-Race and a Long Tale',
      'Advice from a Caterpillar',
      'A Mad Tea-Party',
      'The Lobster Quadrille',
      'Alice’s Evidence',
    ],
  },
  '9780393964585': {
    chapter: 'Letter I',
    begins: 'You will rejoice to hear that no disaster has accompanied the commencement of an enterprise …',
    chapters: ['Letters', 'Volume I', 'Volume II', 'Volume III'],
  },
};

const width = 600;
const height = 900;
const paper = '#fbf7ee';
const ink = '#2b2620';

/** Draws title page, contents and first page of the books above as interiors/{isbn}-{n}.svg. */
export async function drawInteriors(images: ImageStore, titles: readonly TitleFacts[]): Promise<Interior[]> {
  const drawn: Interior[] = [];
  for (const facts of titles) {
    const book = opened[facts.isbn];
    if (!book) continue;
    const pages = [titlePage(facts), contentsPage(book.chapters), firstPage(book)];
    for (const [i, content] of pages.entries()) {
      const key = `${facts.isbn}-${i + 1}`;
      const svg = sheet(content);
      await images.write(`interiors/${key}.svg`, Buffer.from(svg));
      const cache = createHash('sha256').update(svg).digest('hex').slice(0, 10);
      drawn.push({ eisbn: facts.isbn, position: i + 1, key, cache, width, height });
    }
  }
  return drawn;
}

function sheet(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${paper}"/>${content}</svg>`;
}

/** `y` and `h` in drawing units; the width is that of the type area. */
function line(text: string, face: Face, y: number, h: number, max: number, align: 'left' | 'center'): string {
  const box = { x: 84, y, w: width - 168, h };
  const block = setText({ text, face, box, max, min: 16, maxLines: 9, align });
  return block ? `<path fill="${ink}" d="${block.d}"/>` : '';
}

function rule(y: number, w = 90): string {
  return `<path d="M${(width - w) / 2} ${y}h${w}" stroke="${ink}" stroke-width="1.2"/>`;
}

function titlePage({ title, authors, publisher }: TitleFacts): string {
  return [
    line(title, 'garamond', 170, 220, 62, 'center'),
    rule(430),
    line(authors[0]?.name ?? '', 'garamond-italic', 460, 60, 34, 'center'),
    line(publisher, 'geometric', 790, 40, 18, 'center'),
  ].join('');
}

function contentsPage(chapters: string[]): string {
  const rows = chapters.map((chapter, i) => {
    const y = 250 + i * 62;
    const page = setText({
      text: String(1 + i * 23),
      face: 'garamond',
      box: { x: width - 150, y, w: 66, h: 40 },
      max: 25,
      min: 16,
      maxLines: 1,
      align: 'right',
    });
    return line(chapter, 'garamond', y, 40, 25, 'left') + (page ? `<path fill="${ink}" d="${page.d}"/>` : '');
  });
  return [line('Contents', 'garamond-italic', 130, 60, 40, 'center'), rule(205), ...rows].join('');
}

/** The first sentence in letters; what follows as lines of the right length. */
function firstPage({ chapter, begins }: { chapter: string; begins: string }): string {
  const rest = Array.from({ length: 13 }, (_, i) => {
    const short = i === 5 || i === 12;
    const indent = i === 6 ? 28 : 0;
    const w = (short ? 250 : width - 168) - indent;
    return `<rect x="${84 + indent}" y="${470 + i * 28}" width="${w}" height="7" rx="2" fill="${ink}" opacity="0.16"/>`;
  });
  return [
    line(chapter, 'garamond-italic', 130, 60, 36, 'center'),
    line(begins, 'garamond', 250, 190, 29, 'left'),
    ...rest,
    line('1', 'garamond', 845, 24, 18, 'center'),
  ].join('');
}
