import { circle, path, star, stroke } from '../shapes.ts';
import type { Sign } from './sign.ts';

export const planet: Sign = ({ one, two, ground }) =>
  circle(0, 0, 58, one) +
  stroke('M-52-20Q0-4 50-26M-57 6Q0 24 57 0M-46 32Q0 46 48 28', ground, 5) +
  `<g transform="rotate(-20)">${stroke('M-56-12C-130 40 130 40 56-12', two, 9)}</g>` +
  path(star(74, -74, 14, 4, 0.3) + star(-80, -50, 9, 4, 0.3), two);

export const rocket: Sign = ({ one, two, ground }) =>
  `<g transform="rotate(24)">${[
    path('M-34 18L-68 66-28 56zM34 18L68 66 28 56z', two),
    path('M0-98C44-62 42 10 26 56H-26C-42 10-44-62 0-98z', one),
    circle(0, -28, 18, ground),
    circle(0, -28, 10, two),
    path('M-16 62H16L0 100z', two),
  ].join('')}</g>`;

export const moon: Sign = ({ one, two }) =>
  path('M34-76A80 80 0 1 0 34 76 64 80 0 1 1 34-76z', one) + path(star(50, 0, 30, 4, 0.34), two);

export const sun: Sign = ({ one, two }) =>
  circle(0, 0, 48, one) +
  stroke(
    Array.from({ length: 12 }, (_, i) => {
      const [x, y] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
      return `M${Math.round(x * 64)} ${Math.round(y * 64)}L${Math.round(x * 92)} ${Math.round(y * 92)}`;
    }).join(''),
    two,
    9,
  );

export const plane: Sign = ({ one, two }) =>
  `<g transform="rotate(32)">${[
    path('M0-34L98 34V50L0 24-98 50V34z', two),
    path('M0-100Q16-86 16-56V60L38 84V96L0 84-38 96V84L-16 60V-56Q-16-86 0-100z', one),
  ].join('')}</g>`;
