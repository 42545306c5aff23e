import type { MakeSize, PictureSize } from '../image/make-size.ts';
import { type KeptSizes, preview } from '../image/preview.ts';
import type { ImageStore } from '../providers/images/images.ts';
import { type FetchPicture, picturesAtHand } from './pictures-at-hand.ts';

/** Puts the most important picture of a page where a browser has it soonest. In a `hurry` only one that is there. */
export type BringPicture = (html: Buffer, hurry?: boolean) => Promise<Buffer>;

/** A page of more markup than this fills a phone's line by itself: a picture in it would only delay its words. */
const lightPage = 110_000;

const mark = 'fetchPriority="high"';
const start = Buffer.from('<meta charSet="utf-8"/>');

/**
 * The one picture that a page gives priority is the largest thing on a phone, and on a slow line its request takes as long
 * as the whole page did. A light page brings along what phones show of it. Any other names it at its very beginning, and
 * brings it in small, to be seen until it has come. Without hurry a size that is not kept yet is made.
 */
export function firstPicture(images: Pick<ImageStore, 'read' | 'write'>, makeSize: MakeSize): BringPicture {
  const atHand = picturesAtHand();
  const previews = picturesAtHand();

  /** What `read` finds; where nobody waits, after the size it is made from has been made. */
  async function found(read: FetchPicture, { first }: NamedSizes, hurry: boolean): Promise<Buffer | null> {
    const picture = await read();
    if (picture || hurry) return picture;
    await makeSize(first);
    return read();
  }

  return async (html, hurry = true) => {
    const source = prioritySource(html);
    if (!source) return html;
    const kept = namedSizes(source.srcset);
    if (kept?.isAlone && html.length <= lightPage) {
      const key = `${kept.folder}/${kept.names[0]}`;
      const picture = await atHand(key, () => found(() => images.read(key), kept, hurry), hurry);
      if (picture) return withPicture(html, source, picture);
    }
    const drawn = () => (kept ? found(() => preview(images, kept), kept, hurry) : Promise.resolve(null));
    const light = kept ? await previews(`${kept.folder}/${kept.shown}`, drawn, hurry) : null;
    const seen = light?.length ? withPreview(html, source.image, light) : html;
    return source.type ? withPreload(seen, source) : seen;
  };
}

interface Source {
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

/** The image that has priority, or of a `<picture>` the first source when it is an AVIF. */
function prioritySource(html: Buffer): Source | null {
  // React's own preload in the head has the mark as well.
  const marked = html.indexOf(mark, html.indexOf('<body'));
  const image = marked < 0 ? -1 : html.lastIndexOf('<img', marked);
  if (image < 0) return null;
  const picture = html.lastIndexOf('<picture', image);
  const inPicture = picture > html.lastIndexOf('</picture', image);
  const at = inPicture ? html.indexOf('<source ', picture) : image;
  if (at < 0 || at > marked) return null;
  const tag = html.toString('latin1', at, html.indexOf('>', at));
  const { type, srcset, sizes, media } = Object.fromEntries(
    [...tag.matchAll(/ (\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
  const isTaken = inPicture ? type === 'image/avif' : true;
  return isTaken && srcset ? { at, image, srcset, type, sizes, media } : null;
}

const cover = /^\/images\/cover\/(\d{13})\/([a-z0-9]{1,32})\/(\d{2,3})\.avif$/;
const ownPicture = /^\/media\/([\w-]+(?:\/[\w-]+)*\.\w+)\?v=(\w+)&amp;w=(\d{3,4})$/;

interface NamedSizes extends KeptSizes {
  /** The smallest of them. */
  first: PictureSize;
  /** The page names one size alone, which is enough for every phone. */
  isAlone: boolean;
}

/** Where the store keeps the sizes that a page names, those that are as large as phones show it. */
function namedSizes(srcset: string): NamedSizes | null {
  const all = srcset.split(', ').flatMap((candidate) => sizeAt(candidate.split(' ')[0] ?? '') ?? []);
  const [one] = all;
  if (!one) return null;
  const isAlone = all.length === 1;
  // The cover of an item's page stands alone; any other is shown as wide as its smallest size.
  const shown = one.kind === 'picture' ? 480 : isAlone ? 260 : one.width;
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

const dataAddress = (picture: Buffer) => `data:image/avif;base64,${picture.toString('base64')}`;

function withPicture(html: Buffer, { at, srcset }: Source, picture: Buffer): Buffer {
  const from = html.indexOf(srcset, at);
  return spliced(html, from, srcset.length, dataAddress(picture));
}

/** Behind the image, which covers it when it has come. */
function withPreview(html: Buffer, image: number, small: Buffer): Buffer {
  const style = `background:center/cover url(${dataAddress(small)})`;
  const own = html.indexOf(' style="', image);
  if (own > 0 && own < html.indexOf('>', image))
    return spliced(html, own + ' style="'.length, 0, `${style};`);
  return spliced(html, image + '<img'.length, 0, ` style="${style}"`);
}

function withPreload(html: Buffer, { srcset, type, sizes, media }: Source): Buffer {
  const at = html.indexOf(start);
  if (at < 0) return html;
  const attributes = Object.entries({ type, imagesrcset: srcset, imagesizes: sizes, media })
    .map(([name, value]) => (value ? ` ${name}="${value}"` : ''))
    .join('');
  return spliced(
    html,
    at + start.length,
    0,
    `<link rel="preload" as="image"${attributes} fetchpriority="high"/>`,
  );
}

/** `text` is as it stands in the page, byte for byte. */
function spliced(html: Buffer, at: number, removed: number, text: string): Buffer {
  return Buffer.concat([html.subarray(0, at), Buffer.from(text, 'latin1'), html.subarray(at + removed)]);
}
