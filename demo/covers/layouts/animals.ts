import { circle, ellipse, path, stroke } from '../shapes.ts';

/** Inks of an animal: its coat, a lighter coat, its markings and the dark of eyes and noses. */
interface Coat {
  body: string;
  pale: string;
  mark: string;
  dark: string;
}

/** Draws one animal about 400 units wide and 400 high, standing on y = 200, around x = 0. */
type Animal = (coat: Coat) => string;

function eyes(dx: number, y: number, dark: string, r = 11): string {
  return [-dx, dx]
    .map((x) => circle(x, y, r, dark) + circle(x + r * 0.3, y - r * 0.35, r * 0.32, '#ffffff'))
    .join('');
}

const bear: Animal = ({ body, pale, mark, dark }) =>
  [
    path('M-150 200C-170 60-110-10 0-10S170 60 150 200z', body),
    ellipse(0, 130, 80, 76, pale),
    circle(-92, -150, 40, body) +
      circle(92, -150, 40, body) +
      circle(-92, -150, 20, mark) +
      circle(92, -150, 20, mark),
    ellipse(0, -70, 128, 116, body),
    ellipse(0, -30, 58, 46, pale),
    ellipse(0, -50, 20, 14, dark),
    stroke('M0-38V-18M-18-14Q0 2 18-14', dark, 5),
    eyes(50, -88, dark),
    circle(-84, -42, 18, mark) + circle(84, -42, 18, mark),
  ].join('');

const fox: Animal = ({ body, pale, mark, dark }) =>
  [
    path('M120 200C230 190 230 60 170 20C190 90 150 120 90 150z', body) +
      path('M170 20C192 70 180 96 168 112C156 84 152 50 170 20z', pale),
    path('M-110 200C-130 70-70 0 0 0S130 70 110 200z', body) +
      path('M-50 200C-60 120-30 60 0 60S60 120 50 200z', pale),
    path('M-150-210L-50-150H50L150-210C160-110 120-10 0 30C-120-10-160-110-150-210z', body),
    path('M-132-178L-76-140-124-104zM132-178L76-140 124-104z', mark),
    path('M-138-70C-90-70-40-40 0 30C40-40 90-70 138-70C120-10 60 24 0 36C-60 24-120-10-138-70z', pale),
    circle(0, 24, 15, dark),
    eyes(52, -64, dark),
  ].join('');

const owl: Animal = ({ body, pale, mark, dark }) =>
  [
    path('M-130-170Q-70-150 0-150T130-170C160-60 160 200 0 200S-160-60-130-170z', body),
    path('M-84 30C-84 150-40 184 0 184S84 150 84 30Q0-20-84 30z', pale),
    stroke(
      'M-54 60q14 18 28 0M-14 60q14 18 28 0M26 60q14 18 28 0M-34 100q14 18 28 0M6 100q14 18 28 0M-14 140q14 18 28 0',
      mark,
      6,
    ),
    path(
      'M-140-20C-190 60-170 130-120 160C-110 90-110 30-140-20zM140-20C190 60 170 130 120 160C110 90 110 30 140-20z',
      mark,
    ),
    circle(-56, -70, 58, pale) + circle(56, -70, 58, pale),
    circle(-50, -70, 30, dark) +
      circle(50, -70, 30, dark) +
      circle(-40, -82, 9, '#ffffff') +
      circle(60, -82, 9, '#ffffff'),
    path('M-16-48H16L0-12z', mark),
  ].join('');

const whale: Animal = ({ body, pale, mark, dark }) =>
  [
    path(
      'M-200 60C-200-60-100-110 0-110C110-110 150-40 170 0C180-20 176-60 150-90C190-92 204-70 206-52C216-74 240-84 262-74C250-30 226-10 210 0C214 120 110 180-20 180C-130 180-200 140-200 60z',
      body,
    ),
    path('M-198 80C-140 120-20 120 60 88C40 150-10 180-40 180C-130 180-190 140-198 80z', pale),
    stroke('M-150 118q30 14 60 16M-130 140q40 14 80 14', mark, 5),
    path('M10 96C30 160 70 176 100 170C100 130 70 96 10 96z', mark),
    circle(-110, 40, 13, dark) + circle(-106, 36, 4, '#ffffff'),
    stroke('M-40-130Q-40-180-80-190M-40-130Q-40-180 0-190M-40-130V-200', mark, 9),
  ].join('');

const cat: Animal = ({ body, pale, mark, dark }) =>
  [
    stroke('M100 170Q190 170 180 80T120 0', body, 34),
    path('M-110 200C-130 70-70-10 0-10S130 70 110 200z', body) +
      path('M-44 200C-54 130-30 80 0 80S54 130 44 200z', pale),
    path('M-128-196L-36-150H36L128-196C150-100 130 20 0 20S-150-100-128-196z', body),
    path('M-108-160L-64-136-104-104zM108-160L64-136 104-104z', mark),
    stroke('M-18-142V-112M18-142V-112M0-142V-102', mark, 9),
    path('M-13-42H13L0-26z', mark),
    stroke(
      'M0-26V-14M-24-16Q-12 0 0-14Q12 0 24-16M-60-26L-140-36M-60-14L-138-4M60-26L140-36M60-14L138-4',
      dark,
      4,
    ),
    eyes(54, -66, dark, 14),
  ].join('');

const rabbit: Animal = ({ body, pale, mark, dark }) =>
  [
    ellipse(-44, -170, 30, 92, body, 'transform="rotate(-8 -44 -170)"') +
      ellipse(44, -170, 30, 92, body, 'transform="rotate(8 44 -170)"'),
    ellipse(-44, -165, 14, 66, mark, 'transform="rotate(-8 -44 -165)"') +
      ellipse(44, -165, 14, 66, mark, 'transform="rotate(8 44 -165)"'),
    circle(118, 150, 34, pale),
    path('M-120 200C-140 80-80 20 0 20S140 80 120 200z', body) + ellipse(0, 140, 60, 62, pale),
    ellipse(0, -40, 104, 92, body),
    path('M-12-30H12L0-16z', mark),
    stroke('M0-16V-4M-20-4Q-10 8 0-4Q10 8 20-4', dark, 4.5),
    circle(-66, -18, 17, mark, 'fill-opacity=".6"') + circle(66, -18, 17, mark, 'fill-opacity=".6"'),
    eyes(44, -56, dark),
  ].join('');

const elephant: Animal = ({ body, pale, mark, dark }) =>
  [
    path('M-130 200V90C-130 0-60-30 20-30S190 20 190 100V200H130V140H40V200H-20V150H-70V200z', mark),
    ellipse(-150, -70, 84, 100, mark) + ellipse(110, -70, 84, 100, mark),
    ellipse(-150, -66, 54, 70, pale) + ellipse(110, -66, 54, 70, pale),
    path(
      'M-124-90C-124-170-70-200-20-200S84-170 84-90C84-20 50 0 20 10C20 80 30 130 80 130V164C0 170-40 130-44 20C-90 0-124-30-124-90z',
      body,
    ),
    stroke('M-34 50h44M-30 80h44M-20 108h44', mark, 5),
    circle(-70, -80, 12, dark) +
      circle(32, -80, 12, dark) +
      circle(-66, -84, 4, '#ffffff') +
      circle(36, -84, 4, '#ffffff'),
  ].join('');

const bird: Animal = ({ body, pale, mark, dark }) =>
  [
    stroke('M-20 150V200M30 150V200M-44 200H0M6 200H54', dark, 8),
    path('M150 60L230 0 216 110z', mark),
    path(
      'M-180-10C-170-110-90-150-20-130C70-110 170 0 180 80C120 170-20 190-100 130C-150 96-176 50-180-10z',
      body,
    ),
    path('M-150 60C-100 60-60 110-40 158C-104 146-140 110-150 60z', pale),
    path('M-10-10C70-10 130 40 140 100C60 120-10 80-10-10z', mark),
    stroke('M30 24Q70 36 96 70M20 50Q50 76 84 90', pale, 6),
    path('M-172-40L-236-14-170 6z', mark),
    circle(-110, -50, 13, dark) + circle(-106, -54, 4, '#ffffff'),
  ].join('');

const mouse: Animal = ({ body, pale, mark, dark }) =>
  [
    stroke('M80 176C190 190 210 110 160 90', mark, 12),
    path('M-110 200C-124 70-60 20 0 20S124 70 110 200z', body) + ellipse(0, 146, 56, 58, pale),
    [-104, 104].map((x) => circle(x, -110, 74, body) + circle(x, -110, 46, mark)).join(''),
    path('M-112-60C-112-130-50-156 0-156S112-130 112-60C100 10 40 50 0 50S-100 10-112-60z', body),
    path('M-62-8C-40-30 40-30 62-8C44 34 20 48 0 48S-44 34-62-8z', pale),
    ellipse(0, 6, 17, 13, dark),
    stroke('M-30 12L-120-6M-30 22L-116 30M30 12L120-6M30 22L116 30', dark, 4),
    eyes(44, -52, dark, 13),
  ].join('');

const dog: Animal = ({ body, pale, mark, dark }) =>
  [
    stroke('M96 160Q170 120 168 50', body, 32),
    path('M-116 200C-136 70-70-10 0-10S136 70 116 200z', body) +
      path('M-50 200C-58 120-34 60 0 60S58 120 50 200z', pale),
    path('M-116-120C-116-190-60-200 0-200S116-190 116-120C116-20 70 40 0 40S-116-20-116-120z', body),
    path(
      'M-96-176C-170-180-180-60-140 0C-110-30-92-80-96-176zM96-176C170-180 180-60 140 0C110-30 92-80 96-176z',
      mark,
    ),
    path('M-22-200H22C30-120 70-60 66-6C56 30 30 42 0 42S-56 30-66-6C-70-60-30-120-22-200z', pale),
    ellipse(0, -38, 30, 22, dark),
    stroke('M0-20V4M-32 6Q-14 24 0 4Q14 24 32 6', dark, 5),
    eyes(56, -96, dark, 13),
  ].join('');

const frog: Animal = ({ body, pale, mark, dark }) =>
  [
    path('M-60 40C-200 20-220 160-150 190H-220V200H220V190H150C220 160 200 20 60 40z', mark),
    path('M-110 200C-150 60-80-10 0-10S150 60 110 200z', body) + ellipse(0, 130, 72, 70, pale),
    circle(-82, -136, 52, body) + circle(82, -136, 52, body),
    path('M-150-60C-150-120-80-140 0-140S150-120 150-60S80 40 0 40S-150 0-150-60z', body),
    [-82, 82].map((x) => circle(x, -142, 34, '#ffffff') + circle(x, -138, 18, dark)).join(''),
    stroke('M-104-52Q0 34 104-52', dark, 7),
    circle(-16, -76, 5, dark) + circle(16, -76, 5, dark),
    circle(-110, -40, 20, mark, 'fill-opacity=".5"') + circle(110, -40, 20, mark, 'fill-opacity=".5"'),
  ].join('');

/** The animals by the motif that they are. */
export const ANIMALS = { bear, bird, cat, dog, elephant, fox, frog, mouse, owl, rabbit, whale };
