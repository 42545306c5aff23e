import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

/** A picture that a page shows first, `width` CSS pixels wide on a large phone. */
export interface Previewed {
  /** Host name of the shop. */
  host: string;
  /** '/images/cover/…' or '/media/…'. */
  address: string;
  width: number;
}

/** The bytes of a picture at an address of the shop; null for an unknown address. */
export type ReadPicture = (host: string, address: string) => Promise<Uint8Array | null>;

const own = /^\/(?:images|media)\//;
const maxBytes = 4 * 1024 * 1024;
/** The address of a drawn cover stays when the drawing changes. */
const maxAgeMs = 60 * 60 * 1000;
/** Soft, one to two kilobytes. It keeps its full size: browsers count a picture that they enlarge as a smaller one. */
const softness = 2;
const avif = { quality: 15, effort: 2, chromaSubsampling: '4:2:0' } as const;
/** No preview, for a picture that is missing, broken or transparent: a preview would show through it. */
const none = '';

/**
 * Previews of pictures as data URLs (AVIF), in memory. Pages find what is there; what they lack is made when a page is
 * asked for again, so that neither the first reader nor a crawler of a hundred thousand books waits for it.
 */
export class PicturePreviews {
  readonly #read: ReadPicture;
  readonly #previews = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (preview, key) => preview.length + key.length,
    ttl: maxAgeMs,
  });
  readonly #begun = new WeakSet<readonly Previewed[]>();
  #work: Promise<void> = Promise.resolve();

  constructor(read: ReadPicture) {
    this.#read = read;
  }

  /** `findPreview` answers '' for a picture without one, undefined for one of another site or not made yet (`lacking`). */
  forPage(host: string) {
    const lacking: Previewed[] = [];
    const findPreview = (address: string, width: number): string | undefined => {
      if (!own.test(address)) return undefined;
      const picture = { host, address, width };
      const found = this.#previews.get(keyOf(picture));
      if (found === undefined) lacking.push(picture);
      return found;
    };
    return { findPreview, lacking };
  }

  /** Makes what a page lacks; `made` is called once for each such list. One at a time: the processors are needed for pages. */
  makeOnce(lacking: readonly Previewed[], made: () => void): void {
    if (lacking.length === 0 || this.#begun.has(lacking)) return;
    this.#begun.add(lacking);
    this.#work = this.#work.then(async () => {
      for (const picture of lacking) {
        const preview = await this.#draw(picture).catch(() => none);
        this.#previews.set(keyOf(picture), preview);
      }
      made();
    });
  }

  async #draw({ host, address, width }: Previewed): Promise<string> {
    const bytes = await this.#read(host, address);
    if (!bytes) return none;
    // 40 megapixels is a very large photograph; more is an attack on the memory.
    const picture = sharp(bytes, { limitInputPixels: 40_000_000 });
    if (!(await picture.stats()).isOpaque) return none;
    const light = picture.resize({ width, withoutEnlargement: true }).blur(softness).avif(avif);
    return `data:image/avif;base64,${(await light.toBuffer()).toString('base64')}`;
  }
}

const keyOf = ({ host, address, width }: Previewed) => `${host} ${address} ${width}`;
