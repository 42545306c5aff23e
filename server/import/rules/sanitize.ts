import sanitize from 'sanitize-html';

const KEPT = [
  'p',
  'br',
  'em',
  'i',
  'strong',
  'b',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h3',
  'h4',
  'h5',
  'h6',
  'a',
];
/** What senders mean by tags we do not keep. */
const READ_AS: Record<string, string> = {
  h1: 'h3',
  h2: 'h3',
  div: 'p',
  tr: 'p',
  dt: 'p',
  dd: 'p',
  center: 'p',
  cite: 'em',
};

/** A block in a paragraph, which HTML does not know. */
const NESTED = /<p>(?:(?!<\/p>)[\s\S])*?<(?:p|ul|ol|blockquote|h[3-6])>/;
const WEB_OR_MAIL = /^(?:https?:\/\/|mailto:)/i;

const OPTIONS: sanitize.IOptions = {
  allowedTags: KEPT,
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    ...READ_AS,
    a: (tagName, attributes): sanitize.Tag => {
      const href = (attributes.href ?? '').trim();
      return { tagName, attribs: WEB_OR_MAIL.test(href) ? { href } : {} };
    },
  },
};

/** Text between tags that needs no cleaning, and the tags that may pass as they are. */
const TOKEN = /<(\/?)(p|em|i|strong|b|ul|ol|li|blockquote|h[3-6])>|<br ?\/?>|[^<>&]+|&(?:amp|lt|gt);/y;

/**
 * HTML from feeds and editors as safe HTML: paragraphs, emphasis, lists, quotations, headings from h3 on, and
 * links to web and mail addresses; no other tag, no other attribute, no script. Broken nesting is mended, space
 * without meaning removed, and text without any block becomes a paragraph.
 *
 * @returns '' if nothing readable is left.
 */
export function sanitizeHtml(html: string): string {
  const clean = isClean(html) ? html : cleaned(html);
  const tidy = withoutEmptyTags(clean.replace(/<br ?\/?>/g, '<br />'))
    .replace(/[\t\n\r ]+/g, ' ')
    .replace(/(<(?:p|li|blockquote|h[3-6])>|<br \/>) /g, '$1')
    .replace(/ (<\/(?:p|li|blockquote|h[3-6])>|<br \/>)/g, '$1')
    .trim();
  if (!/\S/.test(tidy.replace(/<[^>]*>/g, ''))) return '';
  return /<(?:p|ul|ol|li|blockquote|h[3-6])>/.test(tidy) ? tidy : `<p>${tidy}</p>`;
}

/** The HTML parser needs time by the square of the nesting: longer texts are read without their tags. */
const MAX_PARSED = 200_000;

function cleaned(html: string): string {
  if (html.length > MAX_PARSED) return htmlFromPlain(html.replace(/<[^<>]*>/g, ' '));
  let mended = sanitize(html.replace(/<br\s*>/gi, '<br />'), OPTIONS);
  // Tags that were dropped or read as others leave such nesting behind; the parser mends it when it reads again.
  for (let round = 0; round < 3 && NESTED.test(mended); round++) mended = sanitize(mended, OPTIONS);
  return mended;
}

const EMPTY = /<(p|li|ul|ol|em|i|b|strong|blockquote|h[3-6])>(?:\s|<br \/>)*<\/\1>/g;

/** Removing an empty tag can leave its parent empty; only an attack nests deeper than this. */
function withoutEmptyTags(html: string): string {
  let rest = html;
  for (let depth = 0; depth < 10; depth++) {
    const less = rest.replace(EMPTY, '');
    if (less === rest) break;
    rest = less;
  }
  return rest;
}

/** True for HTML that holds nothing but plain allowed tags, well nested: most of what feeds send. */
function isClean(html: string): boolean {
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < html.length) {
    const token = TOKEN.exec(html);
    if (!token) return false;
    const [, slash, tag] = token;
    if (tag === undefined) continue;
    if (slash === '') {
      if (tag === 'p' && open.includes('p')) return false;
      open.push(tag);
    } else if (open.pop() !== tag) return false;
    if (open.length > 40) return false;
  }
  return open.length === 0;
}

const BLOCK = /<(?:p|div|br|ul|ol|li|dl|dt|dd|table|tr|blockquote|h[1-6])\b/i;
const BLANK_LINE = /[^\S\n]*\r?\n[^\S\n]*\r?\n\s*/;

/**
 * Makes paragraphs of HTML whose sender separated them by blank lines. HTML that has blocks or line breaks of its
 * own stays as it is: there a blank line means nothing.
 */
export function withParagraphs(html: string): string {
  if (!html.includes('\n') || BLOCK.test(html)) return html;
  const paragraphs = html.trim().split(BLANK_LINE);
  return paragraphs.length < 2 ? html : paragraphs.map((one) => `<p>${one}</p>`).join('\n');
}

/** A line longer than this was not broken by an editor's margin: its end is the end of a paragraph. */
const MARGIN = 120;

/**
 * Plain text as HTML paragraphs; '' if empty. Blank lines separate paragraphs. Single line ends become
 * `<br />` on demand (tables of contents), else only if the lines were clearly not wrapped.
 */
export function htmlFromPlain(text: string, lines: 'joined' | 'kept' = 'joined'): string {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const escaped = trimmed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  if (!/[\n\r\u2028]/.test(escaped)) return `<p>${escaped}</p>`;
  const unix = escaped.replace(/\r\n?|\u2028/g, '\n');
  const wrapped = unix
    .split('\n')
    .slice(0, -1)
    .every((line) => line.trim().length <= MARGIN);
  const paragraphs = unix.split(lines === 'joined' && !wrapped ? /\s*\n\s*/ : /[^\S\n]*\n[^\S\n]*\n\s*/);
  return paragraphs
    .map((one) => one.trim().replace(/[^\S\n]*\n\s*/g, lines === 'kept' ? '<br />' : ' '))
    .filter(Boolean)
    .map((one) => `<p>${one}</p>`)
    .join('\n');
}
