import { circle, path, rect, stroke } from '../shapes.ts';
import type { Sign } from './sign.ts';

export const key: Sign = ({ one, two }) =>
  stroke('M30-56A30 30 0 1 1-30-56 30 30 0 1 1 30-56z', one, 14) +
  stroke('M0-24V92M0 52H30M0 80H40', one, 13) +
  circle(0, -56, 8, two);

export const sword: Sign = ({ one, two, ground }) =>
  path('M-11-60L0-100 11-60V44H-11z', one) +
  stroke('M0-84V40', ground, 3) +
  stroke('M-46 50Q0 36 46 50M0 50V82', two, 12) +
  circle(0, 90, 11, two);

export const crown: Sign = ({ one, two, ground }) =>
  path('M-78 40L-90-44-44-6 0-76 44-6 90-44 78 40z', one) +
  rect(-78, 52, 156, 18, two, 'rx="4"') +
  [-90, 0, 90].map((x) => circle(x, x ? -52 : -84, 11, two)).join('') +
  path('M0-14L15 10 0 34-15 10z', ground);

export const castle: Sign = ({ one, two, ground }) =>
  path('M-92 92V-30H-76V-14H-66V-30H-50V-14H-40V10H40V-14H50V-30H66V-14H76V-30H92V92z', one) +
  path('M-26 10V-60H-16V-46H-6V-60H6V-46H16V-60H26V10z', one) +
  path(
    'M-18 92V60A18 18 0 0 1 18 60V92zM-71 40V18A5 5 0 0 1-61 18V40zM61 40V18A5 5 0 0 1 71 18V40z',
    ground,
  ) +
  stroke('M0-60V-96', two, 5) +
  path('M3-96L40-84 3-70z', two);

export const column: Sign = ({ one, two }) =>
  rect(-74, -92, 148, 18, two) +
  path('M-66-70H66Q60-50 44-50H-44Q-60-50-66-70z', one) +
  rect(-42, -46, 84, 112, one) +
  stroke('M-22-40V60M0-40V60M22-40V60', two, 6) +
  rect(-56, 68, 112, 12, one) +
  rect(-74, 82, 148, 16, two);

export const scales: Sign = ({ one, two }) =>
  stroke('M0-88V84M-76-62H76M-44 90H44', two, 10) +
  stroke('M-76-60L-100 18M-76-60L-52 18M76-60L52 18M76-60L100 18', two, 4) +
  path('M-104 18H-48A28 28 0 0 1-104 18zM48 18H104A28 28 0 0 1 48 18z', one) +
  circle(0, -90, 11, one);

export const trophy: Sign = ({ one, two }) =>
  stroke('M-50-72H-86Q-84-14-40-8M50-72H86Q84-14 40-8', two, 10) +
  path('M-54-92H54C54-20 40 14 0 14S-54-20-54-92z', one) +
  path('M-10 10H10V52H-10zM-48 92V78Q-48 54 0 52Q48 54 48 78V92z', two);

export const bell: Sign = ({ one, two, ground }) =>
  stroke('M-64-88H64', two, 13) +
  circle(0, 74, 15, two) +
  path('M-30-78H30C40-20 50 26 82 66H-82C-50 26-40-20-30-78z', one) +
  stroke('M-42-14H42M-64 44H64', ground, 4) +
  stroke('M22 62L14 38 26 22 18 2', ground, 5);
