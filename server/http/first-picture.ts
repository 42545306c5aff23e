import type { ImageStore } from '../providers/images/images.ts';
import { picturesAtHand } from './pictures-at-hand.ts';

/** Puts the most important picture of a page where a browser has it soonest. */
export type BringPicture = (html: Buffer) => Promise<Buffer>;

/** A page of more markup than this fills a phone's line by itself: a picture in it would only delay its words. */
const lightPage = 110_000;

const mark = 'fetchPriority="high"';
const start = Buffer.from('<meta charSet="utf-8"/>');
const cover = /^\/images\/cover\/(\d{13}\/[a-z0-9]{1,32}\/\d{2,3}\.avif)$/;

/**
 * The one picture that a page gives priority (`Cover` with `priority`) is the largest thing on a phone, and on a slow line
 * its request takes as long as the whole page did. A light page brings along what phones show of it; a heavier one names
 * it at its very beginning.
 */
export function firstPicture(images: Pick<ImageStore, 'read'>): BringPicture {
  const atHand = picturesAtHand(images);
  return async (html) => {
    const source = prioritySource(html);
    if (!source) return html;
    const [, key] = cover.exec(source.srcset) ?? [];
    const picture = key && html.length <= lightPage ? await atHand(`sized/${key}`) : null;
    return picture ? withPicture(html, source, picture) : withPreload(html, source);
  };
}

interface Source {
  /** Of its tag in the page, in bytes. */
  at: number;
  /** As written in the page. */
  srcset: string;
  sizes: string | undefined;
  media: string | undefined;
}

/** The first source of the `<picture>` that has priority, when it is an AVIF. */
function prioritySource(html: Buffer): Source | null {
  const marked = html.indexOf(mark);
  const picture = marked < 0 ? -1 : html.lastIndexOf('<picture', marked);
  const at = picture < 0 ? -1 : html.indexOf('<source ', picture);
  if (at < 0 || at > marked) return null;
  const tag = html.toString('latin1', at, html.indexOf('>', at));
  const { type, srcset, sizes, media } = Object.fromEntries(
    [...tag.matchAll(/ (\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
  return type === 'image/avif' && srcset ? { at, srcset, sizes, media } : null;
}

function withPicture(html: Buffer, { at, srcset }: Source, picture: Buffer): Buffer {
  const from = html.indexOf(srcset, at);
  const data = Buffer.from(`data:image/avif;base64,${picture.toString('base64')}`);
  return Buffer.concat([html.subarray(0, from), data, html.subarray(from + srcset.length)]);
}

function withPreload(html: Buffer, { srcset, sizes, media }: Source): Buffer {
  const at = html.indexOf(start);
  if (at < 0) return html;
  const after = at + start.length;
  const attributes = Object.entries({ imagesrcset: srcset, imagesizes: sizes, media })
    .map(([name, value]) => (value ? ` ${name}="${value}"` : ''))
    .join('');
  const link = `<link rel="preload" as="image" type="image/avif"${attributes} fetchpriority="high"/>`;
  return Buffer.concat([html.subarray(0, after), Buffer.from(link, 'latin1'), html.subarray(after)]);
}
