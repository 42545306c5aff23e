import type { FontPair } from './font-pairs.ts';
import { resolveTheme } from './theme-css.ts';

/** A ready-made theme: a mood to begin from. */
export interface ReadyLook {
  font_pair: FontPair;
  theme: Record<string, string>;
}

/** Colours of the bars that belong to the page around them; [ground, words, words pointed at or of the page one is on]. */
type Bar = [ground: string, ink: string, strong: string];

interface Palette {
  /** Page, cards, sunken areas. */
  grounds: [string, string, string];
  /** Text, secondary text. */
  inks: [string, string];
  /** Hairlines, borders of controls. */
  lines: [string, string];
  /** The strong colour, and text on it. */
  accent: [string, string];
  /** Done, take care, errors, reduced prices. */
  signals: [string, string, string, string];
  header: Bar;
  menu: Bar;
  footer: [ground: string, ink: string, link: string, linkOver: string];
  /** Corners of controls, cards and covers. */
  corners: [string, string, string];
  headings: [weight: string, tracking: string, transform: string];
  more?: Record<string, string>;
}

function themeOf(p: Palette): Record<string, string> {
  const names = (tokens: string[], values: string[]) => tokens.map((token, i) => [token, values[i] ?? '']);
  return Object.fromEntries([
    ...names(['ground', 'surface', 'shade'], p.grounds),
    ...names(['ink', 'ink-soft'], p.inks),
    ...names(['line', 'line-strong'], p.lines),
    ...names(['accent', 'accent-ink'], p.accent),
    ['focus', p.inks[0]],
    ...names(['success', 'warning', 'danger', 'sale'], p.signals),
    ...names(['search-ground', 'search-ink', 'search-ink-hover'], p.header),
    ['search-shadow', 'none'],
    ...names(['nav-ground', 'nav-ink', 'nav-ink-selected'], p.menu),
    ['nav-underline', p.menu[2]],
    ['nav-size', '0.9375rem'],
    ...names(['footer-ground', 'footer-ink', 'footer-link', 'footer-link-hover'], p.footer),
    ['footer-width', '1248px'],
    ['footer-size', '0.9375rem'],
    ...names(['radius-control', 'radius-card', 'radius-cover'], p.corners),
    ...names(['heading-weight', 'heading-tracking', 'heading-transform'], p.headings),
    ...Object.entries(p.more ?? {}),
  ]);
}

const onLight: Palette['signals'] = ['#2a6340', '#7a4f08', '#a8152f', '#a3320f'];

/** By name; the first is what a shop begins with. Each passes the contrast rules (ready-looks.test.ts). */
export const readyLooks = {
  // A reading room with a warm lamp.
  paper: {
    font_pair: 'fraunces',
    theme: themeOf({
      grounds: ['#f7f3ea', '#fffdf8', '#eee7d9'],
      inks: ['#221c17', '#62574b'],
      lines: ['#ddd3c1', '#877a69'],
      accent: ['#9c3526', '#fffaf4'],
      signals: ['#2d6640', '#82540a', '#a8152f', '#9c3526'],
      header: ['#f7f3ea', '#221c17', '#9c3526'],
      menu: ['#f7f3ea', '#221c17', '#9c3526'],
      footer: ['#2a231d', '#e9dfcf', '#fffaf4', '#f0c9a8'],
      corners: ['3px', '4px', '2px'],
      headings: ['550', '-0.012em', 'none'],
    }),
  },
  // A shop by a northern lake: cool air, evergreens.
  pine: {
    font_pair: 'outfit',
    theme: themeOf({
      grounds: ['#f6f9f9', '#ffffff', '#e6edec'],
      inks: ['#15211f', '#4b5c59'],
      lines: ['#d3dddb', '#6f827e'],
      accent: ['#1d5c46', '#ffffff'],
      signals: ['#1d6a3f', '#7d5600', '#b0201f', '#a33a10'],
      header: ['#ffffff', '#15211f', '#1d5c46'],
      menu: ['#1d5c46', '#ffffff', '#ffffff'],
      footer: ['#e6edec', '#33433f', '#1d5c46', '#15211f'],
      corners: ['8px', '12px', '2px'],
      headings: ['500', '-0.015em', 'none'],
      more: { 'nav-ground-selected': 'rgb(0 0 0 / 0.2)', 'nav-underline-width': '0' },
    }),
  },
  // After closing: dark shelves, brass lamps.
  night: {
    font_pair: 'fraunces',
    theme: themeOf({
      grounds: ['#17191f', '#20232b', '#2a2e38'],
      inks: ['#f0ebe0', '#b9b4aa'],
      lines: ['#3a3f4b', '#868c9a'],
      accent: ['#e3b565', '#1c160b'],
      signals: ['#7ccb97', '#e9b95c', '#ff9a94', '#f2a183'],
      header: ['#17191f', '#f0ebe0', '#e3b565'],
      menu: ['#17191f', '#d9d3c6', '#e3b565'],
      footer: ['#0f1115', '#cfc9bd', '#f0ebe0', '#e3b565'],
      corners: ['3px', '6px', '2px'],
      headings: ['500', '-0.01em', 'none'],
      more: {
        scrim: 'rgb(0 0 0 / 0.6)',
        'shadow-cover': '0 1px 2px rgb(0 0 0 / 0.5), 0 7px 9px -5px rgb(0 0 0 / 0.7)',
        'shadow-raised': '0 1px 2px rgb(0 0 0 / 0.4)',
        'shadow-float': '0 2px 6px rgb(0 0 0 / 0.4), 0 16px 40px -8px rgb(0 0 0 / 0.7)',
      },
    }),
  },
  // White paint and a view of the harbor.
  harbor: {
    font_pair: 'plain',
    theme: themeOf({
      grounds: ['#f3f8fc', '#ffffff', '#e0ebf4'],
      inks: ['#10233a', '#465a71'],
      lines: ['#cbdae7', '#6b8199'],
      accent: ['#14507f', '#ffffff'],
      signals: ['#1f6848', '#7a5200', '#b3202c', '#b0361b'],
      header: ['#14375c', '#ffffff', '#ffd9a8'],
      menu: ['#ffffff', '#10233a', '#14507f'],
      footer: ['#14375c', '#d7e4f0', '#ffffff', '#ffd9a8'],
      corners: ['6px', '8px', '3px'],
      headings: ['650', '-0.01em', 'none'],
    }),
  },
  // The children's corner: plums, cream and round edges.
  storybook: {
    font_pair: 'gallery',
    theme: themeOf({
      grounds: ['#fff8ea', '#ffffff', '#fdebc8'],
      inks: ['#33193f', '#664a70'],
      lines: ['#f0ddb8', '#8f7480'],
      accent: ['#7a2a83', '#ffffff'],
      signals: ['#226342', '#7d4f00', '#b01c3a', '#b8321a'],
      header: ['#ffd873', '#33193f', '#7a2a83'],
      menu: ['#7a2a83', '#ffffff', '#ffffff'],
      footer: ['#33193f', '#f3e2ef', '#ffd873', '#ffffff'],
      corners: ['22px', '20px', '8px'],
      headings: ['650', '-0.01em', 'none'],
      more: { 'nav-ground-selected': 'rgb(0 0 0 / 0.25)', 'nav-underline-width': '0' },
    }),
  },
  // An antiquarian in a university town: oxblood leather, gilt.
  library: {
    font_pair: 'novel',
    theme: themeOf({
      grounds: ['#fbfaf7', '#ffffff', '#efece4'],
      inks: ['#1d1a18', '#5a534c'],
      lines: ['#dcd7cb', '#80776a'],
      accent: ['#6b1c25', '#fffaf0'],
      signals: onLight,
      header: ['#4a1219', '#fbf3e4', '#f0cf8e'],
      menu: ['#5b1820', '#fbf3e4', '#f0cf8e'],
      footer: ['#2b0b0f', '#e9dccb', '#f0cf8e', '#ffffff'],
      corners: ['0', '0', '0'],
      headings: ['600', '0', 'none'],
    }),
  },
  // Between herbs and flower pots.
  garden: {
    font_pair: 'fraunces',
    theme: themeOf({
      grounds: ['#eef2e6', '#fbfdf6', '#dde5cf'],
      inks: ['#1f2a1a', '#4d5a43'],
      lines: ['#c9d4b8', '#73826a'],
      accent: ['#8a3c17', '#fffaf3'],
      signals: ['#285f35', '#734b05', '#a3182e', '#9a3412'],
      header: ['#eef2e6', '#1f2a1a', '#8a3c17'],
      menu: ['#2f4a2c', '#f4f8ec', '#ffffff'],
      footer: ['#22361f', '#dde7d0', '#ffffff', '#f3c79b'],
      corners: ['10px', '14px', '4px'],
      headings: ['500', '-0.012em', 'none'],
      more: { 'nav-underline': '#f3c79b' },
    }),
  },
  // A small press: ink, paper, one red.
  press: {
    font_pair: 'plain',
    theme: themeOf({
      grounds: ['#ffffff', '#ffffff', '#f0f0f0'],
      inks: ['#0a0a0a', '#525252'],
      lines: ['#0a0a0a', '#0a0a0a'],
      accent: ['#c4001d', '#ffffff'],
      signals: ['#1c6636', '#7a5000', '#b30019', '#c4001d'],
      header: ['#ffffff', '#0a0a0a', '#c4001d'],
      menu: ['#0a0a0a', '#ffffff', '#ffffff'],
      footer: ['#0a0a0a', '#d9d9d9', '#ffffff', '#ff8a96'],
      corners: ['0', '0', '0'],
      headings: ['800', '-0.02em', 'none'],
      more: {
        'nav-transform': 'uppercase',
        'nav-tracking': '0.06em',
        'nav-size': '0.8125rem',
        'nav-underline': '#ff8a96',
      },
    }),
  },
} satisfies Record<string, ReadyLook>;
export type ReadyLookName = keyof typeof readyLooks;

const valuesOf = ({ theme, font_pair }: ReadyLook): string => JSON.stringify(resolveTheme(theme, font_pair));

/** The ready-made theme that a look is, as it comes; undefined for one that differs in anything. */
export const readyLookOf = (look: ReadyLook): ReadyLookName | undefined =>
  (Object.keys(readyLooks) as ReadyLookName[]).find((name) => valuesOf(readyLooks[name]) === valuesOf(look));
