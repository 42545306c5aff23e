/** Where a palette feels at home. */
export type Mood = 'deep' | 'bright' | 'soft' | 'earth';

/**
 * The inks of one cover. `dark` and `light` read well on each other; one of them reads well on `ground`.
 * `accent` is the loudest, `second` and `third` keep it company.
 */
export interface Palette {
  name: string;
  moods: Mood[];
  dark: string;
  light: string;
  ground: string;
  accent: string;
  second: string;
  third: string;
}

function palette(name: string, moods: string, inks: string): Palette {
  const [dark = '', light = '', ground = '', accent = '', second = '', third = ''] = inks.split(' ');
  return { name, moods: moods.split(' ') as Mood[], dark, light, ground, accent, second, third };
}

// Inks in order: dark, light, ground, accent, second, third.
export const PALETTES: Palette[] = [
  palette('ember', 'earth bright', '#1f1a17 #f9f1e4 #b93922 #f2b441 #2d5d62 #e8c9a0'),
  palette('tide', 'deep earth', '#10222e #f4f0e4 #1d4e66 #e9a23b #7fb2b5 #d9603b'),
  palette('moss', 'earth deep', '#1b2418 #f5f1df #3e5a3a #dca63f #9db17c #c65f3a'),
  palette('plum', 'deep soft', '#231327 #f7ece6 #5c2751 #ea8a78 #f0c48a #8a6fa8'),
  palette('mustard', 'bright earth', '#2a2012 #fcf4de #e3a829 #b5381f #2f5a5b #f6dc92'),
  palette('coral', 'bright soft', '#2b1a2a #fff3ea #f28469 #2c4a7c #f8c9a2 #8fb8a8'),
  palette('night', 'deep', '#0c1222 #eef0ea #1b2a52 #f0c75e #6b86c2 #d05a6e'),
  palette('clay', 'earth', '#2c1b14 #f7ede1 #9d4e2a #e6b872 #5b7065 #d9957a'),
  palette('sage', 'soft earth', '#20302b #f6f4e9 #a9bfa4 #c4573d #4f7a6b #ead9ab'),
  palette('rose', 'soft bright', '#331722 #fdf1ec #ebb6ad #b3274a #6f8f7f #f6dcae'),
  palette('ink', 'deep', '#14161a #f5f4ef #2a2d34 #e4432f #9aa3ad #d8d4c8'),
  palette('cobalt', 'bright deep', '#101a3a #f9f5e7 #1f45b8 #ffcf3f #f26b4e #9fc3ee'),
  palette('teal', 'bright deep', '#0d2526 #f4f2e4 #0e6663 #f5a65b #e8d9a8 #d1495b'),
  palette('violet', 'bright deep', '#1a1334 #f5f0fa #4b3a9b #ffb547 #e46a8f #93c9c5'),
  palette('bone', 'soft earth', '#24211d #fbf8f0 #efe6d2 #c2452d #3b5a72 #b9a173'),
  palette('sky', 'bright soft', '#15293d #fdfaf0 #8ec6dc #f1603c #f8cf5f #3f7f6d'),
  palette('forest', 'deep earth', '#0f1f1a #f2f0e1 #14463a #e2b23c #7fa77d #c4553a'),
  palette('oxblood', 'deep earth', '#1d0d0f #f6eadd #6b1520 #d8a657 #b5675a #3b4a4f'),
  palette('lemon', 'bright', '#1d2230 #fffbea #f6d743 #e1483b #2b6ea8 #7fbf9f'),
  palette('slate', 'soft deep', '#16202a #f4f1e9 #43586a #e9b44c #b8c7cf #c65b45'),
];
