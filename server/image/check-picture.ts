import sharp from 'sharp';

export type PictureType = 'jpg' | 'png' | 'webp' | 'gif' | 'avif';
const names: Record<PictureType, string> = {
  jpg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  avif: 'AVIF',
};

export interface CheckedPicture<T extends PictureType> {
  type: T;
  /** Pixels, as it is to be seen (turned as the camera says). */
  width: number;
  height: number;
}

/** The largest scan that anybody sends; more pixels are an attack on the memory. */
export const maxPixels = 40_000_000;

/**
 * What picture the bytes are, whatever the file is called, or one sentence why they are none that can be shown. Every
 * pixel is read, so that a file that is cut off is found now and not by a shopper. `takes` are the kinds that may come.
 */
export async function checkPicture<T extends PictureType>(
  bytes: Buffer,
  takes: readonly T[],
): Promise<CheckedPicture<T> | { reason: string }> {
  const found = pictureType(bytes);
  const type = takes.find((one) => one === found);
  if (!type) return { reason: kindOf(bytes, takes) };
  try {
    const image = sharp(bytes, { failOn: 'truncated', limitInputPixels: false });
    const { autoOrient } = await image.metadata();
    const { width, height } = autoOrient;
    if (width * height > maxPixels) {
      const most = `${maxPixels / 1_000_000} million`;
      return { reason: `The picture is too large (${width} × ${height} pixels; at most ${most} in all).` };
    }
    await image.resize(16, 16, { fit: 'fill' }).raw().toBuffer();
    return { type, width, height };
  } catch {
    return { reason: 'The picture is broken or cut off.' };
  }
}

/** By the first bytes: only what is certainly a picture of a kind we take reaches the decoders. */
function pictureType(bytes: Buffer): PictureType | undefined {
  const head = bytes.subarray(0, 12).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  if (/^.{4}ftypavi[fs]$/s.test(head)) return 'avif';
  return undefined;
}

function kindOf(bytes: Buffer, takes: readonly PictureType[]): string {
  const kinds = takes.map((one) => names[one]);
  const wanted = `a ${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)} is needed`;
  if (bytes.length === 0) return 'The file is empty.';
  const head = bytes.subarray(0, 512).toString('latin1');
  if (head.startsWith('%PDF')) return `This is a PDF; ${wanted}.`;
  if (/^(II\*\0|MM\0\*)/.test(head)) return `This is a TIFF picture; ${wanted}.`;
  if (head.startsWith('8BPS')) return `This is a Photoshop file; ${wanted}.`;
  const brand = /^.{4}ftyp(\w{4})/s.exec(head)?.[1];
  if (brand?.startsWith('avi')) return `This is an AVIF picture; ${wanted}.`;
  if (brand && /^(hei|mif|hev)/.test(brand)) return `This is a HEIC picture; ${wanted}.`;
  if (/<svg[\s>]/i.test(head)) return `This is an SVG drawing, which can carry programs; ${wanted}.`;
  if (/^\s*<(!doctype html|html|head|body)/i.test(head)) return 'This is a web page, not a picture.';
  return `This is not a picture that can be shown; ${wanted}.`;
}
