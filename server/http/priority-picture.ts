import type { KeptSizes } from '../image/preview.ts';
import type { PictureSize } from './make-size.ts';

/** What the renderer writes at the one picture that a page gives priority. */
export const mark = 'fetchPriority="high"';

export interface Source {
  /** Of its tag in the page, in bytes. */
  at: number;
  /** Of the tag of the `<img>`, in bytes: the same one where there are no other formats. */
  image: number;
  /** As written in the page, '&amp;' and all. */
  srcset: string;
  /** Of a source; React names an image without sources at the beginning of the page by itself. */
  type: string | undefined;
  sizes: string | undefined;
  media: string | undefined;
}

/** Where the tag of the high-priority image begins; -1 = not found. */
function markedImage(html: Buffer): number {
  // React's own preload in the head has the mark as well.
  const marked = html.indexOf(mark, html.indexOf('<body'));
  return marked < 0 ? -1 : html.lastIndexOf('<img', marked);
}

/** The image that has priority, or of a `<picture>` the first source when it is an AVIF. */
export function prioritySource(html: Buffer): Source | null {
  const image = markedImage(html);
  if (image < 0) return null;
  const picture = html.lastIndexOf('<picture', image);
  const inPicture = picture > html.lastIndexOf('</picture', image);
  const at = inPicture ? html.indexOf('<source ', picture) : image;
  if (at < 0 || at > image) return null;
  const tag = html.toString('latin1', at, html.indexOf('>', at));
  const { type, srcset, sizes, media } = Object.fromEntries(
    [...tag.matchAll(/ (\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
  const isTaken = inPicture ? type === 'image/avif' : true;
  return isTaken && srcset ? { at, image, srcset, type, sizes, media } : null;
}

const cover = /^\/images\/cover\/(\d{13})\/([a-z0-9]{1,32})\/(\d{2,3})\.avif$/;
const ownPicture = /^\/media\/([\w-]+(?:\/[\w-]+)*\.\w+)\?v=(\w+)&amp;w=(\d{3,4})$/;

export interface DrawnSource {
  eisbn: string;
  /** The attribute as written. */
  src: string;
  /** Of its tag in the page, in bytes. */
  at: number;
}

/** The drawn cover that has priority, of a book without another. */
export function drawnSource(html: Buffer): DrawnSource | null {
  const at = markedImage(html);
  if (at < 0) return null;
  const tag = html.toString('latin1', at, html.indexOf('>', at));
  const [src, eisbn] = / src="\/images\/cover\/(\d{13})\.svg"/.exec(tag) ?? [];
  return src && eisbn ? { eisbn, src, at } : null;
}

export interface NamedSizes extends KeptSizes {
  /** The smallest of them. */
  first: PictureSize;
  /** The page names one size alone, which is enough for every phone. */
  isAlone: boolean;
}

/** Where the store keeps the sizes that a page names, those that are as large as phones show it. */
export function namedSizes(srcset: string): NamedSizes | null {
  const all = srcset.split(', ').flatMap((candidate) => sizeAt(candidate.split(' ')[0] ?? '') ?? []);
  const [one] = all;
  if (!one) return null;
  const isAlone = all.length === 1;
  // The cover of an item's page stands alone; any other is shown as wide as its smallest size, or a little less.
  const shown = one.kind === 'picture' ? 480 : isAlone ? 260 : one.width + 4;
  const enough = all.filter(({ width }) => width >= shown);
  const usable = enough.length > 0 ? enough : all;
  return { folder: keptIn(one), names: usable.map(nameOf), shown, first: usable[0] ?? one, isAlone };
}

function sizeAt(written: string): PictureSize | null {
  const [, eisbn, version, width] = cover.exec(written) ?? [];
  if (eisbn && version && width) return { kind: 'cover', eisbn, cache: version, width: Number(width) };
  const [, path, cache, across] = ownPicture.exec(written) ?? [];
  if (path && cache && across) return { kind: 'picture', path, cache, width: Number(across) };
  return null;
}

/** As `sizedCover` and `sizedPicture` keep them. */
const keptIn = (size: PictureSize) =>
  size.kind === 'cover'
    ? `sized/${size.eisbn}/${size.cache}`
    : `sized/media/${size.path.replace(/\.\w+$/, '')}/${size.cache}`;
const nameOf = ({ kind, width }: PictureSize) => `${width}.${kind === 'cover' ? 'avif' : 'webp'}`;
