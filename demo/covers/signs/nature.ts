import type { Point } from '../shapes.ts';
import { circle, ellipse, leaf, n, path, polygon, stroke } from '../shapes.ts';
import type { Sign } from './sign.ts';

export const snowflake: Sign = ({ one }) =>
  stroke(
    [0, 1, 2, 3, 4, 5]
      .map((arm) => {
        const turn = (arm * Math.PI) / 3;
        const at = (reach: number, aside: number) =>
          `${n(Math.sin(turn) * reach + Math.cos(turn) * aside)} ${n(-Math.cos(turn) * reach + Math.sin(turn) * aside)}`;
        return `M0 0L${at(96, 0)}M${at(88, -24)}L${at(64, 0)} ${at(88, 24)}M${at(56, -18)}L${at(38, 0)} ${at(56, 18)}`;
      })
      .join(''),
    one,
    8,
  );

export const mountain: Sign = ({ one, two, ground }) =>
  path('M-34 76L34-30 100 76z', two) +
  path('M-100 76L-26-78 56 76z', one) +
  path('M-26-78L-53-22-40-32-28-14-14-32 2-26z', ground);

const firTiers: readonly Point[] = [
  [0, -98],
  [34, -42],
  [18, -42],
  [52, 12],
  [28, 12],
  [70, 70],
  [-70, 70],
  [-28, 12],
  [-52, 12],
  [-18, -42],
  [-34, -42],
];

export const fir: Sign = ({ one, two }) => stroke('M0 66V98', two, 14) + path(polygon(firTiers), one);

export const tree: Sign = ({ one, two }) =>
  stroke('M0 96V-20M0 40Q-36 20-52-16M0 20Q36 4 52-28M0-4Q-16-36-24-64M0-16Q16-40 24-68', two, 8) +
  path(
    [-52, -16, 24, 62, 98, 140, 182, 214, 252]
      .map((turn, i) => {
        const angle = ((turn - 90) * Math.PI) / 180;
        const reach = i % 2 ? 30 : 20;
        return leaf(Math.cos(angle) * reach, -34 + Math.sin(angle) * reach, 44, turn - 90, 0.34);
      })
      .join(''),
    one,
  );

export const sprig: Sign = ({ one, two }) =>
  stroke('M0 96V-70', one, 7) +
  path([-52, 0, 52].map((y) => leaf(0, y, 66, -30, 0.28) + leaf(0, y, 66, 210, 0.28)).join(''), one) +
  circle(0, -84, 13, two);

export const tulip: Sign = ({ one, two }) =>
  stroke('M0 96V0', two, 8) +
  path(leaf(0, 92, 78, -40, 0.22) + leaf(0, 92, 78, 220, 0.22), two) +
  path('M-46-78Q-24-58-20-46Q-12-76 0-92Q12-76 20-46Q24-58 46-78Q60 14 0 14Q-60 14-46-78z', one);

export const rose: Sign = ({ one, two, ground }) =>
  stroke('M0 0Q10 50 0 98', two, 8) +
  path(leaf(4, 62, 66, -28, 0.3) + leaf(2, 80, 60, 206, 0.3), two) +
  circle(0, -38, 58, one) +
  stroke(
    'M8-40A12 12 0 1 0-8-30A26 26 0 1 0 26-50M-30-16A42 42 0 0 0 40-18M-38-62A44 44 0 0 1 20-78',
    ground,
    6,
  );

export const poppy: Sign = ({ one, two, ground }) =>
  stroke('M0 20Q-12 60 4 98', two, 7) +
  ellipse(-36, -32, 44, 40, one) +
  ellipse(36, -32, 44, 40, one) +
  ellipse(0, -58, 46, 38, one) +
  ellipse(0, -12, 44, 36, one) +
  circle(0, -34, 21, two) +
  circle(0, -34, 8, ground);

export const feather: Sign = ({ one, two }) =>
  path('M-6-96C50-56 48 30-2 66C-48 26-52-52-6-96z', one) +
  stroke('M2 98L-5-70M-34-46L-3-16 32-42M-38-6L-1 22 38-8', two, 5);

export const bird: Sign = ({ one, ground }) =>
  path('M-92-12Q-48-60 0-20Q12-68 76-88Q60-44 88-40Q68-16 48-8Q44 44-12 44L-44 88-52 40Q-44 12-92-12z', one) +
  circle(-30, -16, 6, ground) +
  stroke('M8-8Q32-16 52-40M8 8Q32 4 52-12', ground, 5);

export const bee: Sign = ({ one, two }) =>
  path([-28, 208, 8, 172].map((turn) => leaf(0, -14, 94, turn, 0.3)).join(''), two, 'fill-opacity=".6"') +
  ellipse(0, 22, 30, 62, one) +
  stroke('M-26 8H26M-28 34H28M-20 60H20', two, 10) +
  circle(0, -54, 20, two);

export const paw: Sign = ({ one, two }) =>
  path('M0-6C34-6 66 36 58 62C50 88 22 74 0 74S-50 88-58 62C-66 36-34-6 0-6z', one) +
  ellipse(-68, -2, 20, 28, two, 'transform="rotate(-24 -68 -2)"') +
  ellipse(68, -2, 20, 28, two, 'transform="rotate(24 68 -2)"') +
  ellipse(-27, -52, 21, 32, two, 'transform="rotate(-8 -27 -52)"') +
  ellipse(27, -52, 21, 32, two, 'transform="rotate(8 27 -52)"');

/** Spokes, three rings that sag between them, and who made it. */
export const web: Sign = ({ one, two }) => {
  const at = (i: number, reach: number): string => {
    const angle = (i * Math.PI) / 4;
    return `${n(Math.sin(angle) * reach)} ${n(-Math.cos(angle) * reach)}`;
  };
  const spokes = [0, 1, 2, 3].map((i) => `M${at(i, 98)}L${at(i + 4, 98)}`).join('');
  const rings = [34, 62, 90].map((reach) =>
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((i) => `${i ? '' : `M${at(0, reach)}`}Q${at(i + 0.5, reach * 0.74)} ${at(i + 1, reach)}`)
      .join(''),
  );
  const legs = [-30, -10, 12, 34].map((y) => `M0 14L26 ${y}L38 ${y + 14}M0 14L-26 ${y}L-38 ${y + 14}`);
  return (
    stroke(spokes + rings.join(''), two, 3) +
    stroke(legs.join(''), one, 5) +
    ellipse(0, 26, 17, 22, one) +
    circle(0, -2, 11, one)
  );
};
