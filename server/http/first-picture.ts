import { preview } from '../image/preview.ts';
import type { ImageStore } from '../providers/images/images.ts';
import type { MakeSize } from './make-size.ts';
import { type FetchPicture, picturesAtHand } from './pictures-at-hand.ts';
import {
  type DrawnSource,
  drawnSource,
  mark,
  type NamedSizes,
  namedSizes,
  prioritySource,
  type Source,
} from './priority-picture.ts';

/** Puts the most important picture of a page where a browser has it soonest. In a `hurry` only one that is there. */
export type BringPicture = (html: Buffer, hurry?: boolean) => Promise<Buffer>;

interface Makers {
  makeSize: MakeSize;
  /** `drawnCover`. */
  drawCover(eisbn: string): Promise<string | null>;
}

/** A page of more markup than this fills a phone's line by itself: a picture in it would only delay its words. */
const lightPage = 110_000;

const start = Buffer.from('<meta charSet="utf-8"/>');

/**
 * The one picture that a page gives priority is the largest thing on a phone, and on a slow line its request takes as long
 * as the whole page did. A light page brings along what phones show of it. Any other names it at its very beginning, and
 * brings it in small, to be seen until it has come. Without hurry a size that is not kept yet is made.
 */
export function firstPicture(
  images: Pick<ImageStore, 'read' | 'write'>,
  { makeSize, drawCover }: Makers,
): BringPicture {
  const atHand = picturesAtHand();
  const previews = picturesAtHand();

  /** The result of `read`; without `hurry`, makes the base size first if it is missing. */
  async function found(read: FetchPicture, { first }: NamedSizes, hurry: boolean): Promise<Buffer | null> {
    const picture = await read();
    if (picture || hurry) return picture;
    await makeSize(first);
    return read();
  }

  async function withDrawing(html: Buffer): Promise<Buffer> {
    const drawing = drawnSource(html);
    const svg = drawing && (await drawCover(drawing.eisbn));
    return svg ? withDrawn(html, drawing, svg) : html;
  }

  return async (html, hurry = true) => {
    const source = prioritySource(html);
    if (!source) return hurry || html.length > lightPage ? html : withDrawing(html);
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

/** In the place of its address; React's line in the head would have it fetched all the same. */
function withDrawn(html: Buffer, { eisbn, src, at }: DrawnSource, svg: string) {
  const drawn = spliced(
    html,
    html.indexOf(src, at),
    src.length,
    ` src="data:image/svg+xml,${encodeURIComponent(svg)}"`,
  );
  const early = `<link rel="preload" as="image" href="/images/cover/${eisbn}.svg" ${mark}/>`;
  const from = drawn.indexOf(early);
  return from < 0 || from > at ? drawn : spliced(drawn, from, early.length, '');
}

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
