import { circle, ellipse, leaf, path, rect, stroke } from '../shapes.ts';
import type { Sign } from './sign.ts';

export const book: Sign = ({ one, two, ground }) =>
  path('M0-46Q-46-76-98-60V66Q-46 52 0 80Q46 52 98 66V-60Q46-76 0-46z', two) +
  path('M-5-40Q-46-64-86-54V54Q-46 46-5 64zM5-40Q46-64 86-54V54Q46 46 5 64z', one) +
  stroke(
    'M-70-26Q-46-30-22-18M-70 0Q-46-4-22 8M-70 26Q-46 22-22 34M70-26Q46-30 22-18M70 0Q46-4 22 8M70 26Q46 22 22 34',
    ground,
    5,
  );

export const pencil: Sign = ({ one, two, ground }) =>
  `<g transform="rotate(38)">${[
    rect(-20, -94, 40, 24, two, 'rx="8"'),
    rect(-20, -66, 40, 112, one),
    stroke('M-7-62V44M7-62V44', ground, 4),
    path('M-20 50H20L0 100z', two),
  ].join('')}</g>`;

export const atom: Sign = ({ one, two }) =>
  [0, 60, 120]
    .map(
      (turn) =>
        `<ellipse rx="94" ry="34" fill="none" stroke="${two}" stroke-width="6" transform="rotate(${turn})"/>`,
    )
    .join('') +
  circle(0, 0, 19, one) +
  circle(-94, 0, 10, one) +
  circle(47, 81, 10, one) +
  circle(47, -81, 10, one);

export const magnifier: Sign = ({ one, two, ground }) =>
  stroke('M28 34L82 88', two, 22) +
  circle(-18, -18, 68, one) +
  circle(-18, -18, 52, ground) +
  stroke('M-48-28A34 34 0 0 1-22-52', one, 7);

export const note: Sign = ({ one, two }) =>
  ellipse(-46, 66, 32, 24, one, 'transform="rotate(-18 -46 66)"') +
  ellipse(56, 46, 32, 24, one, 'transform="rotate(-18 56 46)"') +
  stroke('M-20 62V-62M82 42V-82', two, 10) +
  path('M-25-66L87-88V-56L-25-34z', two);

export const brush: Sign = ({ one, two }) =>
  `<g transform="rotate(34)">${[
    path('M-8-100H8L13 22H-13z', two),
    rect(-16, 20, 32, 16, two),
    path('M-18 40H18C30 66 10 78 0 100C-10 78-30 66-18 40z', one),
  ].join('')}</g>${path('M-92 78Q-60 52-40 74T8 84Q-20 100-52 92T-92 78z', one)}`;

export const mask: Sign = ({ one, two, ground }) =>
  path('M-80-78Q0-100 80-78C84 10 50 84 0 92C-50 84-84 10-80-78z', one) +
  path('M-54-30Q-34-54-12-28Q-32-14-54-30zM54-30Q34-54 12-28Q32-14 54-30z', ground) +
  path('M-40 24Q0 44 40 24Q28 66 0 66T-40 24z', ground) +
  stroke('M-54-52Q-34-70-14-52M54-52Q34-70 14-52', two, 6);

export const compass: Sign = ({ one, two, ground }) =>
  circle(0, 8, 84, two) +
  circle(0, 8, 70, ground) +
  stroke('M0-54V-44M0 60V70M-62 8H-52M52 8H62', two, 6) +
  path('M14 8L44-40-14 8z', one) +
  path('M14 8L-44 56-14 8z', two) +
  stroke('M0-76V-96', two, 12);

export const candle: Sign = ({ one, two, ground }) =>
  path('M0-100C22-70 22-56 14-46A17 17 0 0 1-14-46C-22-58-8-72 0-100z', one) +
  stroke('M0-40V-26', two, 4) +
  rect(-20, -26, 40, 90, two) +
  path('M-20-26H20V0Q10 14 8-6Q0 6-6-4Q-10 24-20 8z', ground, 'fill-opacity=".35"') +
  path('M-64 64H64Q56 92 0 92T-64 64z', one);

export const house: Sign = ({ one, two, ground }) =>
  path('M-66-6H66V90H-66z', one) +
  path('M-92 2L0-84 92 2z', two) +
  rect(40, -78, 18, 44, two) +
  rect(-14, 40, 28, 50, two) +
  rect(-50, 16, 24, 24, ground) +
  rect(26, 16, 24, 24, ground);

export const cup: Sign = ({ one, two }) =>
  stroke('M52-2Q92-8 86 24T44 50', two, 11) +
  path('M-66-16H58C58 40 38 72-4 72S-66 40-66-16z', one) +
  rect(-84, 80, 160, 12, two, 'rx="6"') +
  stroke('M-34-40q-16-16 0-30t0-28M-2-40q-16-16 0-30t0-28M30-40q-16-16 0-30t0-28', two, 6);

export const spool: Sign = ({ one, two, ground }) =>
  rect(-56, -92, 112, 22, two, 'rx="6"') +
  rect(-56, 70, 112, 22, two, 'rx="6"') +
  rect(-42, -70, 84, 140, one) +
  stroke('M-42-46L42-58M-42-20L42-32M-42 6L42-6M-42 32L42 20M-42 58L42 46', ground, 4) +
  stroke('M42 50Q84 50 84 8', one, 5);

export const heart: Sign = ({ one }) =>
  path('M0 90C-150-10-90-100-36-88C-12-82 0-60 0-48C0-60 12-82 36-88C90-100 150-10 0 90z', one);

export const wheat: Sign = ({ one, two }) =>
  stroke('M0 98V-60', two, 7) +
  path(
    [-46, -16, 14].map((y) => leaf(0, y, 54, -52, 0.32) + leaf(0, y, 54, 232, 0.32)).join('') +
      leaf(0, -52, 50, -90, 0.32),
    one,
  );
