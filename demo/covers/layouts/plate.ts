import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, leaf, n, path, pebble, rect, stroke } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** A cookbook: a laid plate seen from above on a cloth. */
export function plate(page: Page): string {
  const { w, h, palette } = page;
  const ink = page.ink;
  const cloth = behind(ink, palette.ground, 4.8);
  const stripe = mix(cloth, ink, 0.13);
  const gingham = page.random() < 0.5;
  const lines = Array.from({ length: Math.ceil(w / 44) }, (_, i) =>
    rect(i * 44, h * 0.4, 22, h * 0.6, stripe),
  );
  const across = gingham
    ? Array.from({ length: Math.ceil(h / 44) }, (_, i) =>
        rect(0, h * 0.4 + i * 44, w, 22, stripe, 'fill-opacity=".6"'),
      )
    : [];
  const [x, y, r] = [w / 2, h * 0.67, Math.min(w * 0.34, h * 0.27)];
  const dish = page.pick([citrus, tomatoes, soup, greens]);
  return [
    rect(0, 0, w, h, cloth),
    ...lines,
    ...across,
    rect(0, 0, w, h * 0.4, cloth),
    circle(x + r * 0.05, y + r * 0.07, r, palette.dark, 'fill-opacity=".25"'),
    circle(x, y, r, '#fbf8f1'),
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.93)}" fill="none" stroke="${mix(palette.second, palette.dark, 0.2)}" stroke-width="3"/>`,
    circle(x, y, r * 0.74, '#efe9dc'),
    circle(x, y - 2, r * 0.72, '#f7f3ea'),
    dish(page, x, y, r * 0.6),
    fork(w * 0.065, y, r, '#e9e6df', mix(cloth, palette.dark, 0.4)),
    putTitle(page, {
      face: page.pick(['script', 'fatface', 'baskerville-bold', 'geometric-black']),
      box: page.area(0.08, 0.06, 0.84, 0.2),
      max: w * 0.17,
      min: w * 0.05,
      leading: 1.05,
      maxLines: 3,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'geometric',
      box: page.area(0.1, 0.275, 0.8, 0.075),
      max: w * 0.042,
      min: w * 0.03,
      maxLines: 2,
      valign: 'middle',
      fill: ink,
    }).svg,
    rect(0, h * 0.935 - h * 0.02, w, h * 0.085, cloth),
    putAuthors(page, {
      face: 'geometric-bold',
      box: page.area(0.08, 0.925, 0.84, 0.05),
      max: w * 0.05,
      min: w * 0.03,
      caps: true,
      tracking: 0.09,
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}

type Dish = (page: Page, x: number, y: number, r: number) => string;

const citrus: Dish = (page, x, y, r) => {
  const slice = (dx: number, dy: number, size: number, peel: string, flesh: string) => {
    const cuts = Array.from({ length: 5 }, (_, i) => {
      const angle = (i / 5) * Math.PI + 0.3;
      const [a, b] = [Math.cos(angle) * size * 0.85, Math.sin(angle) * size * 0.85];
      return `M${n(x + dx - a)} ${n(y + dy - b)}L${n(x + dx + a)} ${n(y + dy + b)}`;
    });
    return (
      circle(x + dx, y + dy, size, peel) +
      circle(x + dx, y + dy, size * 0.88, '#fff3cf') +
      circle(x + dx, y + dy, size * 0.8, flesh) +
      stroke(cuts.join(''), '#fff3cf', 3.5)
    );
  };
  const leaves = [
    leaf(x - r * 0.2, y + r * 0.2, r * 0.9, 110, 0.28),
    leaf(x + r * 0.3, y - r * 0.2, r * 0.8, -60, 0.28),
  ];
  return (
    path(leaves.join(''), '#4e7a45') +
    slice(-r * 0.32, -r * 0.22, r * 0.55, '#f0b429', '#f8cf52') +
    slice(r * 0.38, r * 0.12, r * 0.48, '#e5702c', '#f4944a') +
    slice(-r * 0.2, r * 0.52, r * 0.36, page.palette.accent, '#e88b7d')
  );
};

const tomatoes: Dish = (page, x, y, r) => {
  const spots = [
    [-0.4, -0.3, 0.42],
    [0.35, -0.35, 0.36],
    [0.05, 0.32, 0.46],
    [0.6, 0.25, 0.26],
    [-0.58, 0.32, 0.27],
  ] as const;
  return spots
    .map(([dx, dy, size], i) => {
      const [cx, cy] = [x + dx * r, y + dy * r];
      const red = ['#cf3a26', '#e0632f', '#b92c2a'][i % 3] ?? '#cf3a26';
      const calyx = [0, 72, 144, 216, 288]
        .map((turn) => leaf(cx, cy, size * r * 0.55, turn + page.random() * 40, 0.2))
        .join('');
      return (
        circle(cx, cy, size * r, red) +
        circle(cx - size * r * 0.35, cy - size * r * 0.4, size * r * 0.16, '#ffffff', 'fill-opacity=".45"') +
        path(calyx, '#3f6b3a')
      );
    })
    .join('');
};

const soup: Dish = (page, x, y, r) => {
  const broth = page.pick(['#d9822b', '#b8452c', '#7d9a4b', '#e0b04a']);
  const swirl = `M${n(x - r * 0.7)} ${n(y)}C${n(x - r * 0.4)} ${n(y - r * 0.8)} ${n(x + r * 0.7)} ${n(y - r * 0.5)} ${n(x + r * 0.45)} ${n(y + r * 0.1)}S${n(x - r * 0.35)} ${n(y + r * 0.5)} ${n(x - r * 0.2)} ${n(y - r * 0.05)}`;
  const herbs = Array.from({ length: 11 }, () =>
    leaf(
      x + page.between(-0.5, 0.5) * r,
      y + page.between(-0.5, 0.5) * r,
      r * 0.22,
      page.random() * 360,
      0.3,
    ),
  );
  return (
    circle(x, y, r * 1.12, mix(broth, '#000000', 0.15)) +
    circle(x, y, r * 1.06, broth) +
    stroke(swirl, '#fff5dd', r * 0.08) +
    path(herbs.join(''), '#3f6b3a')
  );
};

const greens: Dish = (page, x, y, r) => {
  const leaves = Array.from({ length: 26 }, (_, i) => {
    const green = ['#3f6b3a', '#6b9448', '#8fae58', '#2f5740'][i % 4] ?? '#3f6b3a';
    const turn = page.random() * 360;
    return path(
      leaf(x + page.between(-0.35, 0.35) * r, y + page.between(-0.35, 0.35) * r, r * 0.75, turn, 0.3),
      green,
    );
  });
  const radishes = Array.from({ length: 5 }, (_, i) => {
    const [cx, cy] = [x + Math.cos(i * 1.3) * r * 0.5, y + Math.sin(i * 1.3) * r * 0.5];
    return circle(cx, cy, r * 0.17, '#c8354f') + circle(cx, cy, r * 0.14, '#fff4ef');
  });
  return leaves.join('') + radishes.join('') + path(pebble(page.random, x, y, r * 0.2, 0.2), '#f3d9a0');
};

function fork(x: number, y: number, r: number, steel: string, shade: string): string {
  const d = `M${n(x)} ${n(y + r * 0.85)}V${n(y - r * 0.25)}M${n(x - 15)} ${n(y - r * 0.85)}V${n(y - r * 0.4)}Q${n(x - 15)} ${n(y - r * 0.22)} ${n(x)} ${n(y - r * 0.22)}Q${n(x + 15)} ${n(y - r * 0.22)} ${n(x + 15)} ${n(y - r * 0.4)}V${n(y - r * 0.85)}M${n(x - 5)} ${n(y - r * 0.85)}V${n(y - r * 0.4)}M${n(x + 5)} ${n(y - r * 0.85)}V${n(y - r * 0.4)}`;
  return stroke(d, shade, 6, 'transform="translate(3 4)"') + stroke(d, steel, 6);
}
