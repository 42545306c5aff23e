import { hashOf, seededRandom } from '../../server/image/seeded-random.ts';
import type { CoverFacts } from './cover-facts.ts';
import { leaf, path, rect, stroke } from './shapes.ts';
import { put } from './type.ts';

/** The proportions of a bank card, in drawing units. */
const w = 856;
const h = 540;

interface Look {
  ground: string;
  words: string;
  ribbon: string;
  spines: string[];
}

const looks: Look[] = [
  {
    ground: '#1f3b3a',
    words: '#f6ecd8',
    ribbon: '#d9583b',
    spines: ['#e4b363', '#a7c4bc', '#f6ecd8', '#c97b63', '#7a9e9f', '#dfd2b6', '#8d4f3a'],
  },
  {
    ground: '#f3e3cf',
    words: '#3b2a33',
    ribbon: '#b23a48',
    spines: ['#3b2a33', '#cf8e5b', '#5f7367', '#8c4a52', '#d8b384', '#46586b', '#a8765a'],
  },
];

/** Draws a gift card of the demo catalogue: books on a shelf, tied up with a ribbon. The same facts give the same drawing. */
export function drawGiftCard({ isbn, title }: Pick<CoverFacts, 'isbn' | 'title'>): string {
  const random = seededRandom(hashOf(`${isbn} card`));
  // Cards that stand beside each other differ.
  const look = looks[Number(isbn.slice(-2, -1)) % looks.length] ?? (looks[0] as Look);
  const shelf = h - 56;
  const spines: string[] = [];
  let x = 48;
  for (let i = 0; x < w - 60; i += 1) {
    const width = 24 + random() * 30;
    const height = 150 + random() * 96;
    const colour = look.spines[(i * 3 + Math.floor(random() * 3)) % look.spines.length] ?? look.words;
    spines.push(rect(x, shelf - height, width, height, colour, 'rx="2"'));
    spines.push(rect(x, shelf - height + 20, width, 4, look.ground, 'opacity="0.5"'));
    spines.push(rect(x, shelf - 34, width, 3, look.ground, 'opacity="0.5"'));
    x += width + 3;
  }
  const words = put(title, {
    face: 'garamond',
    fill: look.words,
    box: { x: 56, y: 52, w: w * 0.46, h: 130 },
    align: 'left',
    max: 92,
    maxLines: 2,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${[
    rect(0, 0, w, h, look.ground),
    ...spines,
    rect(0, shelf, w, 8, look.words, 'opacity="0.35"'),
    ribbon(w * 0.76, look.ribbon),
    words.svg,
  ].join('')}</svg>`;
}

/** A band from top to bottom with a bow on it. */
function ribbon(x: number, colour: string): string {
  const y = 168;
  const loop = (side: 1 | -1) =>
    `M${x} ${y}C${x + side * 40} ${y - 74} ${x + side * 132} ${y - 84} ${x + side * 128} ${y - 18}C${x + side * 124} ${y + 30} ${x + side * 52} ${y + 34} ${x} ${y}z`;
  const shade = 'fill-opacity="0.18"';
  return [
    rect(x - 19, 0, 38, h, colour),
    rect(x - 19, 0, 9, h, '#000', shade),
    path(leaf(x, y, 150, 62, 0.16), colour),
    path(leaf(x, y, 150, 118, 0.16), colour),
    path(loop(1), colour),
    path(loop(-1), colour),
    stroke(
      `M${x + 8} ${y - 4}C${x + 44} ${y - 34} ${x + 84} ${y - 44} ${x + 108} ${y - 30}`,
      '#000',
      3,
      'opacity="0.25"',
    ),
    stroke(
      `M${x - 8} ${y - 4}C${x - 44} ${y - 34} ${x - 84} ${y - 44} ${x - 108} ${y - 30}`,
      '#000',
      3,
      'opacity="0.25"',
    ),
    rect(x - 21, y - 20, 42, 40, colour, 'rx="9"'),
    rect(x - 21, y - 20, 42, 40, '#000', `rx="9" ${shade}`),
  ].join('');
}
