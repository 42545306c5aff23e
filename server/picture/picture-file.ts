import sharp, { type Sharp } from 'sharp';
import { checkPicture, maxPixels } from '../image/check-picture.ts';

/** A picture as the image store keeps it: turned as the camera said, and without what the camera wrote into it. */
export interface PictureFile {
  bytes: Buffer;
  type: KeptType;
  /** Pixels. */
  width: number;
  height: number;
}

export const keptTypes = ['jpg', 'png', 'webp', 'gif'] as const;
type KeptType = (typeof keptTypes)[number];

/** A part of a picture, in pixels from its left and upper edge. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Files above this are print data. */
export const maxPictureBytes = 20 * 1024 * 1024;
/** Twice the widest size that pages ask for. */
const keptSide = 3840;

/**
 * The picture of a file, or one sentence why it cannot be shown. A very large one is kept smaller, an AVIF as WebP, and of moving
 * pictures only a GIF keeps moving. Nothing of the file but its pixels is kept.
 */
export async function pictureFile(bytes: Buffer): Promise<PictureFile | { reason: string }> {
  if (bytes.length > maxPictureBytes) return { reason: tooManyBytes(bytes.length) };
  const picture = await checkPicture(bytes, [...keptTypes, 'avif']);
  if ('reason' in picture) return picture;
  const type = picture.type === 'avif' ? 'webp' : picture.type;
  if (type === 'gif') {
    const frames = (await sharp(bytes, { animated: true, limitInputPixels: false }).metadata()).pages ?? 1;
    if (picture.width * picture.height * frames > maxPixels) {
      return { reason: `The moving picture is too large (${frames} frames); please use a shorter one.` };
    }
  }
  try {
    const image = opened(bytes, type)
      .autoOrient()
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true });
    return await written(image, type);
  } catch {
    return { reason: 'The picture is broken or cut off.' };
  }
}

/** A part of a kept picture. `part` lies inside it. */
export const partOf = (bytes: Buffer, type: KeptType, part: Part): Promise<PictureFile> =>
  written(opened(bytes, type).extract(part), type);

const opened = (bytes: Buffer, type: KeptType) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated', animated: type === 'gif' });

async function written(image: Sharp, type: KeptType): Promise<PictureFile> {
  const { data, info } = await encoded(image, type).toBuffer({ resolveWithObject: true });
  // sharp adds up the heights of all frames of an animation.
  return { bytes: data, type, width: info.width, height: info.pageHeight ?? info.height };
}

function encoded(image: Sharp, type: KeptType): Sharp {
  if (type === 'png') return image.png({ compressionLevel: 9 });
  if (type === 'webp') return image.webp({ quality: 90 });
  if (type === 'gif') return image.gif();
  return image.jpeg({ quality: 90, mozjpeg: true });
}

function tooManyBytes(length: number): string {
  const megabytes = (n: number) => Math.round(n / 1024 / 1024);
  return `The file is too large (${megabytes(length)} MB; at most ${megabytes(maxPictureBytes)} MB).`;
}
