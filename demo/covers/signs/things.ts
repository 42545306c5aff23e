import { circle, ellipse, leaf, path, rect, stroke } from '../shapes.ts';
import type { Sign } from './sign.ts';

export const bulb: Sign = ({ one, two, ground }) =>
  path('M-28 50C-28 24-62 10-62-32A62 62 0 0 1 62-32C62 10 28 24 28 50z', one) +
  stroke('M-20 46L-26-8-10 6 0-10 10 6 26-8 20 46', ground, 4) +
  rect(-27, 56, 54, 10, two, 'rx="5"') +
  rect(-24, 71, 48, 10, two, 'rx="5"') +
  path('M-16 86H16Q10 98 0 98T-16 86z', two);

export const match: Sign = ({ one, two, ground }) =>
  rect(-5, -30, 10, 130, two) +
  path('M0-102C34-66 34-40 22-24A26 26 0 0 1-22-24C-36-46-10-64 0-102z', one) +
  path('M0-62C14-44 12-32 7-24A10 10 0 0 1-8-24C-14-36-2-46 0-62z', ground);

export const pear: Sign = ({ one, two, ground }) =>
  path(
    'M0-62C30-62 30-34 36-10C44 16 70 28 70 58C70 88 40 100 0 100S-70 88-70 58C-70 28-44 16-36-10C-30-34-30-62 0-62z',
    one,
  ) +
  stroke('M0-60Q2-86 16-98', two, 7) +
  path(leaf(6, -76, 62, 12, 0.3), two) +
  ellipse(-34, 44, 10, 24, ground, 'fill-opacity=".4" transform="rotate(18 -34 44)"');

export const ladder: Sign = ({ one, two }) =>
  stroke('M-34 100L-14-100M34 100L14-100', two, 8) +
  stroke('M-31 70H31M-28 40H28M-25 10H25M-22-20H22M-19-50H19', two, 7) +
  circle(0, -62, 0.1, one) +
  path('M-17-72H17V-84H-17z', one);

export const knot: Sign = ({ one, two }) =>
  stroke('M-96 40C-40 40-30-50 10-50S50 20 6 20-50-40-4-70 60-84 40-14 40 40 96 40', two, 17) +
  stroke('M-96 40C-40 40-30-50 10-50S50 20 6 20', one, 9);

export const clock: Sign = ({ one, two, ground }) =>
  circle(0, 0, 92, two) +
  circle(0, 0, 80, ground) +
  stroke(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
      .map((hour) => {
        const angle = (hour * Math.PI) / 6;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        return `M${Math.round(x * 70)} ${Math.round(y * 70)}L${Math.round(x * 60)} ${Math.round(y * 60)}`;
      })
      .join(''),
    two,
    5,
  ) +
  stroke('M0 0L-34-26', two, 9) +
  stroke('M0 0L8-56', one, 7) +
  circle(0, 0, 9, one);

export const eye: Sign = ({ one, two, ground }) =>
  path('M-100 0Q0-92 100 0Q0 92-100 0z', two) +
  path('M-82 0Q0-70 82 0Q0 70-82 0z', ground) +
  circle(0, 0, 40, one) +
  circle(0, 0, 18, two) +
  circle(9, -10, 7, ground);

export const domino: Sign = ({ one, two, ground }) =>
  [-62, -18, 26]
    .map((x, i) => {
      const tile = `${rect(-16, -70, 32, 150, i === 2 ? one : two)}${rect(-10, -1, 20, 3, ground)}${circle(0, -34, 7, ground)}${circle(0, 34, 7, ground)}`;
      return `<g transform="translate(${x} ${i * 4}) rotate(${i * 11})">${tile}</g>`;
    })
    .join('');

export const hourglass: Sign = ({ one, two, ground }) =>
  path('M-58-86H58C58-30 12-20 12 0S58 30 58 86H-58C-58 30-12 20-12 0S-58-30-58-86z', two) +
  path('M-46-78H46C46-34 4-26 4 0S46 34 46 78H-46C-46 34-4 26-4 0S-46-34-46-78z', ground) +
  path('M-38-44H38C30-22 3-20 3 0V56L46 78H-46L-3 56V0C-3-20-30-22-38-44z', one) +
  rect(-70, -100, 140, 15, two, 'rx="6"') +
  rect(-70, 85, 140, 15, two, 'rx="6"');
