import { createContext } from 'react';
import type { SavedPage } from './puck-data.ts';

/** A block of the page as readers would see it. */
export interface DrawnBlock {
  html: string;
  /** From edge to edge of the window. */
  isFull: boolean;
  /** Readers see nothing of it. */
  isEmpty: boolean;
}

/** A page that is not saved in the look of the shop, taken apart: the editor draws it block by block. */
export interface DrawnPage {
  /** By the ids of the blocks; what readers would not see is missing. */
  blocks: ReadonlyMap<string, DrawnBlock>;
  /** Texts of style sheets in their order. */
  styles: readonly string[];
  /** Addresses of style sheets, in development. */
  links: readonly string[];
  language: string;
  /** Classes of the page's main part, and of what is around its blocks. */
  mainClass: string;
  blocksClass: string;
}

/** The page as it was drawn last; null before the first time. */
export const Drawn = createContext<DrawnPage | null>(null);

/** Draws a page on the server. Throws when that fails; null where the server refuses it. */
export async function drawPage(
  { path, title, blocks }: SavedPage,
  signal: AbortSignal,
): Promise<DrawnPage | null> {
  const body = new URLSearchParams({ path, title, blocks: JSON.stringify(blocks) });
  const response = await fetch('/admin/pages/preview', { method: 'POST', body, signal });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  return response.ok && isHtml ? readDrawn(await response.text()) : null;
}

/** Takes the HTML of a page apart. */
function readDrawn(html: string): DrawnPage {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('script, noscript')) element.remove();
  const marked = [...page.querySelectorAll<HTMLElement>('[data-block]')];
  return {
    blocks: new Map(marked.map((frame) => [frame.dataset.block ?? '', readBlock(frame)])),
    styles: [...page.querySelectorAll('style')]
      .filter((style) => !style.closest('[data-block]'))
      .map(({ textContent }) => textContent ?? ''),
    links: [...page.querySelectorAll('link[rel="stylesheet"]:not([disabled])')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    language: page.documentElement.lang,
    mainClass: page.querySelector('main')?.className ?? '',
    blocksClass: (marked[0]?.parentElement ?? page.querySelector('main > div'))?.className ?? '',
  };
}

function readBlock(frame: HTMLElement): DrawnBlock {
  // Nothing in it can be reached: a press chooses the block.
  for (const child of frame.children) child.setAttribute('inert', '');
  const isEmpty = frame.textContent?.trim() === '' && !frame.querySelector(shown);
  return { html: frame.innerHTML, isFull: frame.dataset.full !== undefined, isEmpty };
}

/** What is seen without a word. `template`: markup of the shop's own, in a shadow root. */
const shown = 'img, svg, video, iframe, canvas, input, button:not([hidden]), hr, template';
