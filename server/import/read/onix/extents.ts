import { children, code, codes, type El, ownText, positive, text } from './element.ts';

/** Extent types (list 23) that state the pages, the number printed in catalogues first. */
const PAGE_TYPES = ['00', '11', '07', '05', '06', '10', '08'];

/** Page count; undefined for audio and where the source does not say. */
export function pagesOf(block: El | undefined): number | undefined {
  const extents = children(block, 'Extent').filter((extent) => (code(extent, 'ExtentUnit') ?? '03') === '03');
  for (const type of PAGE_TYPES) {
    const extent = extents.find((one) => code(one, 'ExtentType') === type);
    const pages = positive(extent, 'ExtentValue');
    if (pages) return sensible(pages);
  }
  const number = /^\D*(\d{1,5})/.exec(code(block, 'NumberOfPages') ?? '')?.[1];
  return sensible(Number(number ?? code(block, 'PagesArabic') ?? 0));
}

function sensible(pages: number): number | undefined {
  return pages >= 1 && pages < 100_000 ? Math.round(pages) : undefined;
}

/** The note of the publisher, else kinds and numbers put into words. */
export function illustrationsOf(block: El | undefined): string | undefined {
  const note = text(block, 'IllustrationsNote');
  if (note) return note;
  const listed = [...children(block, 'AncillaryContent'), ...children(block, 'Illustrations')]
    .map((element) => {
      const kind =
        ownText(element.children.find(({ name }) => /Description$/.test(name))) ??
        KINDS[code(element, 'AncillaryContentType') ?? code(element, 'IllustrationType') ?? ''];
      return [code(element, 'Number'), kind].filter(Boolean).join(' ');
    })
    .filter((words) => /[a-z]/i.test(words));
  if (listed.length > 0) return listed.join(', ');
  const number = codes(block, 'NumberOfIllustrations')[0];
  return number && /^[1-9]\d*$/.test(number) ? `${number} illustrations` : undefined;
}

/** List 25. */
const KINDS: Record<string, string> = {
  '01': 'black-and-white illustrations',
  '02': 'color illustrations',
  '03': 'black-and-white halftones',
  '04': 'color halftones',
  '05': 'black-and-white line drawings',
  '06': 'color line drawings',
  '07': 'black-and-white tables',
  '08': 'color tables',
  '09': 'illustrations',
  '10': 'halftones',
  '11': 'line drawings',
  '12': 'tables',
  '14': 'maps',
  '17': 'figures',
  '18': 'charts',
};
