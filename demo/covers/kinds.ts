import type { CoverFacts } from './cover-facts.ts';
import type { LayoutName } from './layout-name.ts';

type Names = readonly [LayoutName, ...LayoutName[]];

/** How covers of one kind of book look. */
export interface Kind {
  /** Layouts that show one sign of any motif. */
  frames: Names;
  /** Layouts of type, pattern and plain shapes, which suit any book of the kind. */
  plain: Names;
}

const FIRST_YEARS: Kind = {
  frames: ['vignette', 'scatter', 'repeat', 'tiles'],
  plain: ['cutPaper', 'tiles', 'abstractShapes', 'bigType'],
};
const CHILDREN: Kind = {
  frames: ['vignette', 'scatter', 'emblem', 'repeat'],
  plain: ['cutPaper', 'initial', 'bigType', 'tiles', 'triband', 'abstractShapes'],
};
const YOUNG_ADULT: Kind = {
  frames: ['closeUp', 'emblem', 'vignette', 'scatter', 'singleObject'],
  plain: ['bigType', 'aura', 'echo', 'abstractShapes', 'triband', 'swiss'],
};
const FICTION: Kind = {
  frames: ['closeUp', 'vignette', 'singleObject', 'tiles', 'minimal'],
  plain: ['abstractShapes', 'bigType', 'tiles', 'aura', 'echo', 'triband', 'initial', 'swiss'],
};
const CLASSIC: Kind = {
  frames: ['cloth', 'triband', 'repeat', 'vignette', 'minimal', 'emblem'],
  plain: ['repeat', 'cloth', 'triband', 'initial', 'minimal', 'echo', 'bigType'],
};

/** Kinds by the start of the Thema code; the longest start that matches decides. */
const BY_SUBJECT: Record<string, Kind> = {
  A: {
    frames: ['tiles', 'singleObject', 'closeUp'],
    plain: ['tiles', 'swiss', 'abstractShapes', 'aura', 'echo', 'triband'],
  },
  AV: {
    frames: ['closeUp', 'scatter', 'singleObject'],
    plain: ['ridgelines', 'echo', 'swiss', 'tiles', 'bigType'],
  },
  C: {
    frames: ['triband', 'singleObject', 'tiles'],
    plain: ['swiss', 'echo', 'initial', 'triband', 'bigType'],
  },
  D: {
    frames: ['minimal', 'cloth', 'triband', 'vignette'],
    plain: ['triband', 'repeat', 'initial', 'minimal', 'cloth'],
  },
  DC: {
    frames: ['minimal', 'vignette', 'closeUp', 'repeat'],
    plain: ['minimal', 'triband', 'aura', 'repeat', 'swiss'],
  },
  DN: {
    frames: ['singleObject', 'closeUp', 'vignette', 'minimal'],
    plain: ['bigType', 'aura', 'minimal', 'echo', 'swiss', 'triband'],
  },
  F: FICTION,
  FBC: CLASSIC,
  FF: {
    frames: ['closeUp', 'singleObject', 'triband'],
    plain: ['triband', 'bigType', 'echo', 'initial', 'swiss'],
  },
  FH: { frames: ['closeUp', 'singleObject'], plain: ['bigType', 'echo', 'triband', 'aura', 'swiss'] },
  FL: {
    frames: ['closeUp', 'vignette', 'singleObject', 'emblem'],
    plain: ['ridgelines', 'dotGrid', 'aura', 'bigType', 'swiss', 'echo'],
  },
  FM: {
    frames: ['emblem', 'cloth', 'repeat', 'vignette', 'closeUp'],
    plain: ['cloth', 'aura', 'initial', 'bigType', 'echo'],
  },
  FR: {
    frames: ['scatter', 'vignette', 'repeat', 'minimal'],
    plain: ['aura', 'echo', 'tiles', 'abstractShapes', 'triband'],
  },
  FV: CLASSIC,
  J: {
    frames: ['closeUp', 'singleObject', 'tiles'],
    plain: ['swiss', 'bigType', 'dotGrid', 'echo', 'tiles', 'aura'],
  },
  K: {
    frames: ['closeUp', 'singleObject', 'tiles'],
    plain: ['swiss', 'bigType', 'dotGrid', 'echo', 'tiles'],
  },
  L: { frames: ['closeUp', 'singleObject'], plain: ['triband', 'swiss', 'bigType', 'initial'] },
  M: { frames: ['closeUp', 'singleObject', 'tiles'], plain: ['dotGrid', 'ridgelines', 'swiss', 'aura'] },
  N: {
    frames: ['cloth', 'singleObject', 'triband', 'vignette'],
    plain: ['swiss', 'bigType', 'initial', 'triband', 'cloth'],
  },
  P: {
    frames: ['closeUp', 'singleObject', 'tiles', 'vignette'],
    plain: ['dotGrid', 'ridgelines', 'swiss', 'tiles'],
  },
  Q: {
    frames: ['vignette', 'singleObject', 'minimal'],
    plain: ['aura', 'swiss', 'minimal', 'triband', 'echo'],
  },
  R: {
    frames: ['closeUp', 'singleObject', 'vignette'],
    plain: ['swiss', 'dotGrid', 'ridgelines', 'triband'],
  },
  S: { frames: ['closeUp', 'singleObject', 'vignette'], plain: ['bigType', 'swiss', 'triband', 'echo'] },
  T: { frames: ['closeUp', 'singleObject', 'tiles'], plain: ['swiss', 'dotGrid', 'ridgelines', 'tiles'] },
  U: { frames: ['closeUp', 'singleObject', 'tiles'], plain: ['swiss', 'dotGrid', 'ridgelines', 'tiles'] },
  V: {
    frames: ['vignette', 'singleObject', 'minimal'],
    plain: ['aura', 'ridgelines', 'minimal', 'swiss', 'echo'],
  },
  W: {
    frames: ['repeat', 'scatter', 'vignette', 'tiles'],
    plain: ['tiles', 'cutPaper', 'swiss', 'bigType', 'triband'],
  },
  WB: { frames: ['plate', 'scatter', 'tiles'], plain: ['plate', 'cutPaper', 'bigType', 'swiss'] },
  X: {
    frames: ['panels', 'closeUp', 'scatter'],
    plain: ['panels', 'bigType', 'echo', 'triband', 'swiss'],
  },
  YB: FIRST_YEARS,
  YF: CHILDREN,
  YN: { frames: ['vignette', 'scatter', 'repeat'], plain: ['cutPaper', 'dotGrid', 'tiles', 'swiss'] },
};

/** The books of small children show what they are of in scenes of their own. */
export function isForChildren(book: CoverFacts): boolean {
  const subject = mainSubject(book);
  return !isForTeens(book) && (isChild(book) || subject.startsWith('Y')) && !subject.startsWith('X');
}

export function kindOf(book: CoverFacts): Kind {
  const subject = mainSubject(book);
  if (isForTeens(book)) return YOUNG_ADULT;
  const child = isChild(book);
  for (let length = subject.length; length > 0; length--) {
    const kind = BY_SUBJECT[subject.slice(0, length)];
    if (kind && (!child || subject.startsWith('Y') || subject.startsWith('X'))) return kind;
  }
  if (child || subject.startsWith('Y')) return /board/i.test(book.binding ?? '') ? FIRST_YEARS : CHILDREN;
  return FICTION;
}

function mainSubject({ subjects }: CoverFacts): string {
  return subjects.find((code) => /^[A-Y]/.test(code)) ?? '';
}

function isForTeens(book: CoverFacts): boolean {
  return /young adult|teen|^03$/i.test(book.audience ?? '') && !/^[XDA]/.test(mainSubject(book));
}

function isChild({ audience = '' }: CoverFacts): boolean {
  return /child|juvenile|^02$|early/i.test(audience);
}
