import sanitize from 'sanitize-html';
import { linkAddress } from '../blocks/fields.ts';
import { linkTo } from '../blocks/link-to.ts';

const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'em', 'i', 'strong', 'b', 'u', 's', 'small', 'sub', 'sup', 'ul', 'ol', 'li', 'blockquote'],
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'a'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  // Which links may stay, linkAddress has said already.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    div: 'p',
    a: (tagName, { href, target }): sanitize.Tag => {
      const { data: link } = linkAddress.safeParse(href);
      return { tagName, attribs: link ? { ...linkTo(link, target === '_blank') } : {} };
    },
  },
};

/** The parser needs time by the square of the nesting: longer texts are not shown. */
const longest = 200_000;

/**
 * What a shop owner has written with an editor, as safe HTML: text with emphasis, lists, quotations, headings below the
 * page's own, and links to pages, places of the page (`anchor:`), the web, mail and telephone. No other tag, no style, no script.
 * Lines that were typed without any tag are paragraphs where an empty line is between them.
 */
export function sanitizeRichText(html: string): string {
  return html.length > longest ? '' : sanitize(withParagraphs(html), options).trim();
}

function withParagraphs(written: string): string {
  const typed = written.trim();
  if (!/[\r\n]/.test(typed) || /<[a-z!/]/i.test(typed)) return written;
  const paragraphs = typed.replace(/\r\n?/g, '\n').split(/\n\s*\n/);
  return paragraphs.map((text) => `<p>${text.replace(/\s*\n\s*/g, '<br />')}</p>`).join('\n');
}
