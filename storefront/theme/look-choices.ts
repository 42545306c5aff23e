import { dropShadow } from './drop-shadow.ts';

type Tokens = Record<string, string>;

/** Choices that set several tokens of a theme at once, by group and name. */
export const lookChoices = {
  corners: {
    square: { 'radius-control': '0', 'radius-card': '0', 'radius-cover': '0' },
    crisp: { 'radius-control': '3px', 'radius-card': '4px', 'radius-cover': '2px' },
    soft: { 'radius-control': '8px', 'radius-card': '12px', 'radius-cover': '3px' },
    round: { 'radius-control': '22px', 'radius-card': '20px', 'radius-cover': '8px' },
  },
  headings: {
    light: { 'heading-weight': '400', 'heading-tracking': '-0.005em', 'heading-transform': 'none' },
    regular: { 'heading-weight': '550', 'heading-tracking': '-0.012em', 'heading-transform': 'none' },
    strong: { 'heading-weight': '750', 'heading-tracking': '-0.02em', 'heading-transform': 'none' },
    capitals: { 'heading-weight': '600', 'heading-tracking': '0.04em', 'heading-transform': 'uppercase' },
  },
  header: {
    flat: { 'search-shadow': 'none' },
    shadow: { 'search-shadow': dropShadow },
  },
  entries: {
    plain: { 'nav-transform': 'none', 'nav-tracking': '0' },
    capitals: { 'nav-transform': 'uppercase', 'nav-tracking': '0.06em' },
  },
  mark: {
    line: { 'nav-underline-width': '2px', 'nav-ground-selected': 'transparent' },
    field: { 'nav-underline-width': '0', 'nav-ground-selected': 'rgb(0 0 0 / 0.2)' },
  },
  columns: {
    narrow: { 'footer-width': '900px' },
    wide: { 'footer-width': '1248px' },
  },
} satisfies Record<string, Record<string, Tokens>>;
export type LookGroup = keyof typeof lookChoices;

/** The choice that a theme comes to; 'own' for values that are none of ours, which stay as they are. */
export function chosenIn(group: LookGroup, values: Tokens): string {
  const found = Object.entries<Tokens>(lookChoices[group]).find(([, tokens]) =>
    Object.entries(tokens).every(([name, value]) => values[name] === value),
  );
  return found?.[0] ?? 'own';
}

/** The tokens of a choice; none for 'own' and for names of no choice. */
export function tokensOf(group: LookGroup, name: string): Tokens {
  const choices: Record<string, Tokens> = lookChoices[group];
  return Object.hasOwn(choices, name) ? (choices[name] ?? {}) : {};
}
