import sharp from 'sharp';

export type PictureType = 'jpg' | 'png' | 'webp' | 'gif';

export interface CheckedPicture {
  type: PictureType;
  /** Pixels, as it is to be seen (turned as the camera says). */
  width: number;
  height: number;
}

/** The largest scan that anybody sends; more pixels are an attack on the memory. */
export const maxPixels = 40_000_000;

/**
 * What picture the bytes are, whatever the file is called, or one sentence why they are none that can be shown. Every
 * pixel is read, so that a file that is cut off is found now and not by a shopper.
 */
export async function checkPicture(bytes: Buffer): Promise<CheckedPicture | { reason: string }> {
  const type = pictureType(bytes);
  if (!type) return { reason: kindOf(bytes) };
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
  return undefined;
}

const wanted = 'a JPEG, PNG, WebP or GIF is needed';

function kindOf(bytes: Buffer): string {
  if (bytes.length === 0) return 'The file is empty.';
  const head = bytes.subarray(0, 512).toString('latin1');
  if (head.startsWith('%PDF')) return `This is a PDF; ${wanted}.`;
  if (/^(II\*\0|MM\0\*)/.test(head)) return `This is a TIFF picture; ${wanted}.`;
  if (head.startsWith('8BPS')) return `This is a Photoshop file; ${wanted}.`;
  const brand = /^.{4}ftyp(\w{4})/s.exec(head)?.[1];
  if (brand?.startsWith('avi')) return `This is an AVIF picture; ${wanted}.`;
  if (brand && /^(hei|mif|hev)/.test(brand)) return `This is a HEIC picture; ${wanted}.`;
  if (/<svg[\s>]/i.test(head)) return `This is an SVG drawing; ${wanted}.`;
  if (/^\s*<(!doctype html|html|head|body)/i.test(head)) return 'This is a web page, not a picture.';
  return `This is not a picture that can be shown; ${wanted}.`;
}
