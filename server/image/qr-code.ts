import sharp from 'sharp';
import { renderSVG } from 'uqr';

/** Pixels for each square of the code: it is shown at a third of its size. */
const pixelSize = 12;

/** A text as a QR code, as PNG: mail programs draw no SVG. */
export const qrCode = (text: string): Promise<Buffer> =>
  sharp(Buffer.from(renderSVG(text, { pixelSize })))
    .png({ palette: true, colours: 2 })
    .toBuffer();
