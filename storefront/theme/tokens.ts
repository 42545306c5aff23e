import { dropShadow } from './drop-shadow.ts';
import type { TokenKind } from './value-grammar.ts';

export interface Token {
  kind: TokenKind;
  default: string;
  doc: string;
}

const colour = (fallback: string, doc: string): Token => ({ kind: 'colour', default: fallback, doc });
const shadow = (fallback: string, doc: string): Token => ({ kind: 'shadow', default: fallback, doc });
const length = (fallback: string, doc: string): Token => ({ kind: 'length', default: fallback, doc });
const font = (fallback: string, doc: string): Token => ({ kind: 'font', default: fallback, doc });

/**
 * What a store may set. Each becomes a custom property of the same name on the root. Sizes of type and space are the same
 * in every shop and live in scale.css. Measures of the three bars are the documents' (CHROME-014, CHROME-026, CHROME-028, CHROME-056).
 */
export const tokens = {
  ground: colour('#f7f3ea', 'The page.'),
  surface: colour('#fffdf8', 'Cards, fields, dialogs: one step nearer than the page.'),
  shade: colour('#eee7d9', 'Sunken areas: skeletons, segmented controls, table heads.'),
  ink: colour('#221c17', 'Text.'),
  'ink-soft': colour('#62574b', 'Secondary text; still 4.5:1 on ground, surface and shade.'),
  line: colour('#ddd3c1', 'Hairlines between things; decoration only.'),
  'line-strong': colour('#877a69', 'Borders that mark a control; 3:1 on ground and surface.'),
  accent: colour('#9c3526', 'The one strong colour: primary buttons, links, what is chosen.'),
  'accent-ink': colour('#fffaf4', 'Text on accent.'),
  focus: colour('#221c17', 'Focus ring.'),
  success: colour('#2d6640', 'Done, in stock.'),
  warning: colour('#82540a', 'Take care, low stock.'),
  danger: colour('#a8152f', 'Errors, and buttons that destroy.'),
  sale: colour('#9c3526', 'Reduced prices.'),
  scrim: colour('rgb(34 28 23 / 0.45)', 'Behind dialogs and drawers.'),

  'search-ground': colour('#f7f3ea', 'Bar with the logo and the search box.'),
  'search-ink': colour('#221c17', 'Text and icons on that bar.'),
  'search-ink-hover': colour('#9c3526', 'The same, pointed at.'),
  'search-padding-x': length('0', 'More room at the sides of that bar.'),
  'search-padding-y': length('2px', 'More room above and below in that bar.'),
  'search-shadow': shadow(dropShadow, 'Drop shadow of the bar.'),
  'nav-ground': colour('#f7f3ea', 'Menu bar.'),
  'nav-ink': colour('#221c17', 'Menu entries.'),
  'nav-ink-selected': colour('#9c3526', 'The entry of the page one is on.'),
  'nav-ground-selected': colour('transparent', 'Behind that entry.'),
  'nav-underline': colour('#9c3526', 'Line under that entry.'),
  'nav-underline-width': length('2px', 'Thickness of that line; 0 for none.'),
  'nav-size': length('0.875rem', 'Type size of entries.'),
  'nav-spacing': length('20px', 'Room between entries.'),
  'nav-tracking': length('0', 'Letter spacing of entries.'),
  'nav-transform': { kind: 'transform', default: 'none', doc: 'Capitals of entries.' },
  'footer-ground': colour('#2a231d', 'Footer.'),
  'footer-ink': colour('#e9dfcf', 'Text in the footer.'),
  'footer-link': colour('#fffaf4', 'Links in the footer.'),
  'footer-link-hover': colour('#f0c9a8', 'The same, pointed at.'),
  'footer-width': length('900px', 'How wide the columns of the footer are at most.'),
  'footer-size': length('0.875rem', 'Type size of the footer.'),

  'radius-control': length('3px', 'Corners of buttons and fields.'),
  'radius-card': length('4px', 'Corners of cards, dialogs, menus.'),
  'radius-cover': length('2px', 'Corners of covers.'),
  'shadow-cover': shadow(
    '0 1px 2px rgb(34 28 23 / 0.2), 0 7px 9px -5px rgb(34 28 23 / 0.36)',
    'A book standing on the shelf: close and below, never a halo.',
  ),
  'shadow-raised': shadow('0 1px 2px rgb(34 28 23 / 0.08)', 'Cards and fields.'),
  'shadow-float': shadow(
    '0 2px 6px rgb(34 28 23 / 0.1), 0 16px 40px -8px rgb(34 28 23 / 0.26)',
    'Menus, popovers, dialogs, toasts.',
  ),

  'font-heading': font('Fraunces, Georgia, serif', 'Headings and titles of books.'),
  'font-body': font('"Source Sans 3", Arial, sans-serif', 'Running text.'),
  'font-quote': font('Fraunces, Georgia, serif', 'What booksellers and reviewers say of a book.'),
  'font-ui': font('"Source Sans 3", Arial, sans-serif', 'Buttons, fields, labels, prices.'),
  'heading-weight': { kind: 'weight', default: '550', doc: 'Weight of headings.' },
  'heading-tracking': length('-0.012em', 'Letter spacing of headings.'),
  'heading-transform': { kind: 'transform', default: 'none', doc: 'Capitals of headings.' },
} satisfies Record<string, Token>;

export type TokenName = keyof typeof tokens;
