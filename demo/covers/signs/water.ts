import { circle, path, rect, stroke } from '../shapes.ts';
import type { Sign } from './sign.ts';

const swell = 'M-100 88q25-20 50 0t50 0 50 0 50 0';

export const ship: Sign = ({ one, two }) =>
  stroke('M-14 40V-96M46 40V-66', two, 6) +
  path('M-20-92C-84-60-92-10-88 24H-20z', one) +
  path('M-8-92C30-66 38-12 32 24H-8z', one) +
  path('M52-62C84-40 90-6 88 24H52z', two) +
  path('M-96 36H96L70 76H-66z', two) +
  stroke(swell, one, 7);

export const anchor: Sign = ({ one, two }) =>
  stroke('M0-60V80M-34-38H34M-76 22C-70 66-32 84 0 84S70 66 76 22', two, 14) +
  stroke('M17-79A17 17 0 1 1-17-79 17 17 0 1 1 17-79z', one, 10) +
  path('M-98 34L-78-14-48 26zM98 34L78-14 48 26z', one);

/** A whale's tail above the water. */
export const fluke: Sign = ({ one, two }) =>
  path(
    'M0-4C-14-40-50-66-98-66C-88-30-60-10-28-2C-14 24-14 54-26 84H26C14 54 14 24 28-2C60-10 88-30 98-66C50-66 14-40 0-4z',
    one,
  ) + stroke(swell, two, 9);

export const lighthouse: Sign = ({ one, two, ground }) =>
  path('M-98 96Q-50 56 0 70T98 96z', two) +
  path('M-30 72L-18-46H18L30 72z', one) +
  path('M-27 40L-24 12H24L27 40zM-21-12L-19-34H19L21-12z', ground) +
  rect(-26, -54, 52, 9, two) +
  rect(-15, -78, 30, 24, one) +
  path('M-20-78L0-98 20-78z', two) +
  stroke('M34-66L92-84M34-62L94-54M-34-66L-92-84M-34-62L-94-54', one, 5);

export const fish: Sign = ({ one, two, ground }) =>
  path('M-96 0C-56-62 10-66 52-8L96-46Q82 0 96 46L52 8C10 66-56 62-96 0z', one) +
  stroke('M-36-36Q-14 0-36 36M-4-30Q12 0-4 30M24-20Q34 0 24 20', ground, 5) +
  circle(-62, -10, 8, two);
