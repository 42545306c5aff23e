import { chromeData } from '../../contract/chrome-data.ts';
import { logoOf } from '../../contract/logo.ts';
import type { Store } from '../store/stores.ts';

const colours = {
  ground: '#f7f3ea',
  surface: '#fffdf8',
  ink: '#221c17',
  'ink-soft': '#62574b',
  line: '#ddd3c1',
  accent: '#9c3526',
  'accent-ink': '#fffaf4',
};

const serif = "'Source Serif 4', Georgia, 'Times New Roman', serif";
const oldStyle = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "'Source Sans 3', 'Helvetica Neue', Helvetica, Arial, sans-serif";
const geometric = "Outfit, 'Century Gothic', 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** What stands in for the shop's fonts (storefront/theme/font-pairs.ts) where those cannot be fetched: nearly everywhere. */
const fonts = {
  fraunces: { heading: oldStyle, text: sans },
  outfit: { heading: geometric, text: geometric },
  novel: { heading: serif, text: sans },
  plain: { heading: sans, text: sans },
  gallery: { heading: geometric, text: geometric },
};

/**
 * How a shop's mails look: its theme's colours and fonts. One font for all but the headings, that of the shop's buttons and
 * prices: a mail is short, and mostly details.
 */
export type Look = typeof colours & {
  heading: string;
  text: string;
  name: string;
  lang: string;
  /** Its height in px, and the ground that it is made for; null for a shop that is known by its name alone. */
  logo: { src: string; height: number; ground: string } | null;
};

/** Mail programs know plain hex colours only: anything else falls back. */
export function lookOf(store: Store): Look {
  const { theme, font_pair } = store.settings.styles;
  const keys = Object.keys(colours) as (keyof typeof colours)[];
  const own = keys.map((key) => [key, isHex(theme[key]) ? theme[key] : colours[key]]);
  return {
    ...(Object.fromEntries(own) as typeof colours),
    ...fonts[font_pair],
    name: store.name,
    lang: store.settings.store_info.language,
    logo: mailLogo(store),
  };
}

const isHex = (colour: unknown): colour is string =>
  typeof colour === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour);

/** On the ground of the shop's search bar. Mail programs show no SVG, and some no newer kind of picture either. */
function mailLogo({ origin, settings }: Store): Look['logo'] {
  const logo = logoOf(settings);
  if (!logo || !URL.canParse(logo.src, origin)) return null;
  const { href, pathname } = new URL(logo.src, origin);
  if (!/\.(png|jpe?g|gif)$/i.test(pathname)) return null;
  const { theme } = settings.styles;
  const { background_colour } = chromeData(settings.global_content, 'search_bar');
  const ground = [background_colour, theme['search-ground'], theme.ground].find(isHex) ?? colours.ground;
  return { src: href, height: logo.height, ground };
}
