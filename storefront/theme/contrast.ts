import { contrastRatio, over, parseColour, type Rgba } from './colour.ts';
import type { FontPair } from './font-pairs.ts';
import { resolveTheme } from './theme-css.ts';

export interface Contrast {
  /** Token names; `on` may be a wash, such as 'danger-wash'. */
  of: string;
  on: string;
  ratio: number;
  /** 4.5 for text, 3 for controls. */
  least: number;
}

type Pair = [of: string, on: string, least: number];

const text = 4.5;
const control = 3;
const signals = ['accent', 'success', 'warning', 'danger'];

/** Every pair of colours that meet on a page: what stands, on what, and the contrast WCAG 2.2 AA asks for. */
const pairs: Pair[] = [
  ...['ground', 'surface', 'shade'].flatMap((on): Pair[] => [
    ['ink', on, text],
    ['ink-soft', on, text],
    ['focus', on, control],
  ]),
  ...['ground', 'surface'].flatMap((on): Pair[] => [
    ['sale', on, text],
    ['line-strong', on, control],
    ...signals.map((of): Pair => [of, on, text]),
  ]),
  ...signals.flatMap((of): Pair[] => [
    [of, `${of}-wash`, text],
    ['ink', `${of}-wash`, text],
  ]),
  ['accent-ink', 'accent', text],
  ['surface', 'danger', text],
  ['surface', 'sale', text],
  ['search-ink', 'search-ground', text],
  ['search-ink-hover', 'search-ground', text],
  ['nav-ink', 'nav-ground', text],
  ['nav-ink-selected', 'nav-ground-selected', text],
  ['nav-underline', 'nav-ground', control],
  ['footer-ink', 'footer-ground', text],
  ['footer-link', 'footer-ground', text],
  ['footer-link-hover', 'footer-ground', text],
];

const buttonDefaults = [
  ['accent-ink', 'accent'],
  ['ink', 'ground'],
  ['accent', 'ground'],
  ['ground', 'ink'],
] as const;

/** Presets are judged only where the store has changed them; what it left alone is made of the tokens above. */
function presetPairs(values: Record<string, string>): Pair[] {
  const set = (name: string) => (name in values ? name : undefined);
  const buttons = buttonDefaults.flatMap(([ink, ground], i): Pair[] => {
    const name = `button-${i + 1}`;
    const rest: [string, string] = [set(`${name}-ink`) ?? ink, set(`${name}-ground`) ?? ground];
    const [inkOver, groundOver] = [set(`${name}-ink-hover`), set(`${name}-ground-hover`)];
    return [
      ...(rest.some((part) => part.startsWith(name)) ? [[...rest, text] as Pair] : []),
      ...(inkOver || groundOver ? [[inkOver ?? rest[0], groundOver ?? rest[1], text] as Pair] : []),
    ];
  });
  const words = Object.keys(values).filter((name) => /^(?:text|link)-\d-ink(?:-hover)?$/.test(name));
  return [...buttons, ...words.map((name): Pair => [name, 'ground', text])];
}

/** The colour of a token as it appears, laid over what is beneath it. Washes are mixed as scale.css mixes them. */
function seen(name: string, values: Record<string, string>): Rgba | null {
  const page = parseColour(values.ground ?? '', values);
  if (!page) return null;
  if (name.endsWith('-wash')) {
    const full = parseColour(values[name.slice(0, -5)] ?? '', values);
    return full && over([full[0], full[1], full[2], 0.09], page);
  }
  const own = parseColour(values[name] ?? '', values);
  const beneath = name === 'nav-ground-selected' ? seen('nav-ground', values) : page;
  return own && beneath && over(own, beneath);
}

/** Every pair of a theme with its contrast. Unreadable colours count as ratio 1. */
export function contrasts(theme: Record<string, string>, pair?: FontPair): Contrast[] {
  const values = resolveTheme(theme, pair);
  return [...pairs, ...presetPairs(values)].map(([of, on, least]) => {
    const beneath = seen(on, values);
    const own = parseColour(values[of] ?? '', values);
    return { of, on, ratio: beneath && own ? contrastRatio(over(own, beneath), beneath) : 1, least };
  });
}

/** Pairs of a theme that are too faint to read or to see; empty when all is well. */
export const contrastProblems = (theme: Record<string, string>, pair?: FontPair): Contrast[] =>
  contrasts(theme, pair).filter(({ ratio, least }) => ratio < least);
