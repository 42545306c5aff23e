import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { checkPicture, maxPixels } from '../../image/check-picture.ts';

/** A cover as the image store keeps it. */
export interface CoverMaster {
  bytes: Buffer;
  type: 'jpg' | 'png' | 'webp' | 'gif';
  /** Cache-busting value: the same picture has the same one. */
  cache: string;
  /** Width divided by height. */
  ratio: number;
  /** Of the picture as it came. */
  pixels: number;
}

/** Files above this are print data. */
export const maxCoverBytes = 30 * 1024 * 1024;
/** Smaller ones are placeholders and thumbnails: a drawn cover looks better. */
const leastSide = 80;
/** Twice the widest size that pages ask for. */
const keptWidth = 1920;
const keptHeight = 2880;

/** Names a picture by its content: lower-case letters and digits, as a title's cover_cache wants it. */
export function coverCache(bytes: Buffer): string {
  const digits = BigInt(`0x${createHash('sha256').update(bytes).digest('hex')}`).toString(36);
  return digits.slice(0, 16);
}

/** The picture of a file, or one sentence why it cannot be a cover. A very large scan is kept smaller. */
export async function coverMaster(bytes: Buffer): Promise<CoverMaster | { reason: string }> {
  if (bytes.length > maxCoverBytes) return { reason: tooManyBytes(bytes.length) };
  const picture = await checkPicture(bytes, ['jpg', 'png', 'webp', 'gif']);
  if ('reason' in picture) return picture;
  const { width, height, type } = picture;
  const size = `${width} × ${height} pixels`;
  if (width < leastSide || height < leastSide)
    return { reason: `The picture is too small (${size}; at least ${leastSide} each way).` };
  const ratio = width / height;
  if (ratio < 0.3 || ratio > 3) return { reason: `The picture doesn’t have the shape of a cover (${size}).` };
  const described = { cache: coverCache(bytes), ratio, pixels: width * height };
  if (width <= keptWidth && height <= keptHeight) return { bytes, type, ...described };
  const smaller = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' })
    .autoOrient()
    .resize({ width: keptWidth, height: keptHeight, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { bytes: smaller, type: 'jpg', ...described };
}

export function tooManyBytes(length: number): string {
  const megabytes = (n: number) => Math.round(n / 1024 / 1024);
  return `The file is too large (${megabytes(length)} MB; at most ${megabytes(maxCoverBytes)} MB).`;
}
