import sanitize from 'sanitize-html';
import { linkAddress } from '../../blocks/fields.ts';
import { linkTo } from '../../blocks/link-to.ts';

const allowedTags =
  'address article aside footer header h2 h3 h4 h5 h6 section div p blockquote dl dt dd figure ' +
  'figcaption hr ul ol li pre br wbr a abbr b cite code em i kbd mark q s small span strong sub sup ' +
  'time u img details summary caption col colgroup table tbody td tfoot th thead tr';

const options: sanitize.IOptions = {
  allowedTags: allowedTags.split(' '),
  allowedAttributes: {
    '*': ['class', 'title', 'lang', 'dir', 'aria-label', 'aria-hidden'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start', 'reversed'],
    details: ['open'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href, target, ...rest }): sanitize.Tag => {
      const { data: link } = linkAddress.safeParse(href);
      return { tagName, attribs: { ...rest, ...(link ? linkTo(link, target === '_blank') : {}) } };
    },
    img: (tagName, attribs): sanitize.Tag => ({ tagName, attribs: { loading: 'lazy', ...attribs } }),
  },
};

/**
 * Markup of the shop owner's own, for a shadow root (blocks/custom_html_css): no script, no form, no frame, no event, no id;
 * and styles that cannot end the style element they stand in.
 */
export function ownMarkup(html: string, css: string): { html: string; css: string } {
  return {
    html: sanitize(html, options).trim(),
    // '\3c ' is the same sign to CSS and no tag to HTML. What styles fetch, the page's policy decides.
    css: css.replaceAll('<', '\\3c ').replace(/@import[^;]*;?/gi, ''),
  };
}
