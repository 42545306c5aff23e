import type { TitleRecord } from '../../record.ts';
import { citedLinksOf } from './citations.ts';
import { child, children, code, type El, ownText, positive, text } from './element.ts';
import { isForShoppers } from './for-shoppers.ts';
import type { Product } from './product.ts';

type Media = NonNullable<TitleRecord['media']>[number];

interface Resources {
  cover_url?: string;
  media: Media[];
}

/** Where the cover is, and films, recordings and pages about the book. Only web addresses count. */
export function resourcesOf(product: Product): Resources {
  return product.isOnix3 ? resources3(product.collateral) : resources2(product.element);
}

function resources3(block: El | undefined): Resources {
  const covers: { url: string; size: number }[] = [];
  const media: Media[] = [];
  for (const resource of children(block, 'SupportingResource')) {
    const type = code(resource, 'ResourceContentType') ?? '';
    const shown = isForShoppers(resource);
    const mode = code(resource, 'ResourceMode');
    for (const version of children(resource, 'ResourceVersion')) {
      const url = children(version, 'ResourceLink').map(webAddress).find(Boolean);
      if (!url) continue;
      if (type === '01' && (mode ?? '03') === '03') covers.push({ url, size: pixels(version) });
      if (!shown) break;
      const kind = mode === '05' ? 'video' : mode === '02' ? 'audio' : LINKS[type] ? 'link' : undefined;
      if (!kind) continue;
      const label = featureNote(resource) ?? LINKS[type];
      media.push({ url, kind, ...(label && { label }) });
      break;
    }
  }
  for (const { url, label } of citedLinksOf(block)) {
    if (ADDRESS.test(url)) media.push({ url, kind: 'link', ...(label && { label }) });
  }
  const best = covers.toSorted((a, b) => b.size - a.size)[0];
  return { cover_url: best?.url, media: unique(media) };
}

/** Resource content types (list 158) a shopper may want to open, and how the link reads. */
const LINKS: Record<string, string> = {
  '11': 'Interview',
  '12': 'Presentation',
  '13': 'Reading',
  '15': 'Sample',
  '16': 'Look inside',
  '19': 'Reading group guide',
  '20': "Teacher's guide",
  '26': 'Trailer',
};

/** ResourceFeatureType 02 is a caption. */
function featureNote(resource: El): string | undefined {
  const caption = children(resource, 'ResourceFeature').find(
    (feature) => code(feature, 'ResourceFeatureType') === '02',
  );
  return text(caption, 'FeatureNote');
}

/** Height in pixels (ResourceVersionFeatureType 02), 0 if unknown. */
function pixels(version: El): number {
  const feature = children(version, 'ResourceVersionFeature').find(
    (one) => code(one, 'ResourceVersionFeatureType') === '02',
  );
  return positive(feature, 'FeatureValue') ?? 0;
}

/** MediaFileTypeCode (list 38) of ONIX 2.1. */
const COVERS_2 = ['06', '04', '05', '03', '07'];
const VIDEO_2 = ['29', '31', '32', '33', '34', '35'];
const AUDIO_2 = ['30', '36', '37', '38', '39'];

function resources2(product: El): Resources {
  const files = children(product, 'MediaFile').flatMap((file) => {
    const url = webAddress(child(file, 'MediaFileLink'));
    return url
      ? [{ url, type: code(file, 'MediaFileTypeCode') ?? '', label: text(file, 'DownloadCaption') }]
      : [];
  });
  const cover = COVERS_2.map((type) => files.find((file) => file.type === type)).find(Boolean);
  const media = files.flatMap(({ url, type, label }): Media[] => {
    const kind = VIDEO_2.includes(type) ? 'video' : AUDIO_2.includes(type) ? 'audio' : undefined;
    return kind ? [{ url, kind, ...(label && { label }) }] : [];
  });
  return { cover_url: cover?.url ?? webAddress(child(product, 'CoverImageLink')), media: unique(media) };
}

const ADDRESS = /^https?:\/\/[^\s"'<>]{1,1990}$/i;

function webAddress(element: El | undefined): string | undefined {
  const address = ownText(element);
  return address && ADDRESS.test(address) ? address : undefined;
}

function unique(media: Media[]): Media[] {
  return media.filter(({ url }, index) => media.findIndex((other) => other.url === url) === index);
}
