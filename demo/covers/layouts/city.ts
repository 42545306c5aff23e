import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, rect } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** A city at dusk: three rows of houses, some windows still lit. */
export function city(page: Page): string {
  const { w, h, palette } = page;
  const top = mix(palette.accent, palette.light, 0.25);
  const sky = page.gradient('sky', top, mix(palette.third, palette.light, 0.35));
  const ink = palette.dark;
  const rows = [0.42, 0.54, 0.68].map((y, depth) => {
    const wall = mix(mix(palette.ground, palette.accent, 0.3), palette.dark, 0.3 + depth * 0.35);
    return street(page, y * h, wall, depth);
  });
  const paper = behind(ink, top, 5.5);
  return [
    `<defs>${sky.def}</defs>`,
    rect(0, 0, w, h, sky.fill),
    rect(0, 0, w, h * 0.4, paper, 'fill-opacity=".75"'),
    circle(w * page.between(0.2, 0.8), h * 0.455, w * 0.12, palette.light),
    ...rows,
    rect(0, h * 0.83, w, h * 0.17, behind(palette.light, palette.dark, 9)),
    putTitle(page, {
      face: page.pick(['condensed', 'geometric-black', 'baskerville-bold']),
      box: page.area(0.08, 0.06, 0.84, 0.285),
      max: w * 0.26,
      min: w * 0.06,
      caps: true,
      maxLines: 4,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: page.nameFace,
      box: page.area(0.08, 0.855, 0.84, 0.06),
      max: w * 0.075,
      min: w * 0.036,
      caps: true,
      tracking: 0.05,
      valign: 'middle',
      fill: palette.light,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.1, 0.925, 0.8, 0.045),
      max: w * 0.045,
      min: w * 0.032,
      maxLines: 1,
      valign: 'middle',
      fill: palette.light,
    }).svg,
  ].join('');
}

function street(page: Page, y: number, wall: string, depth: number): string {
  const { w, h, palette } = page;
  const lit = mix(palette.light, '#ffd25e', 0.6);
  let svg = '';
  for (let x = -20; x < w; ) {
    const width = page.between(44, 96) * (0.8 + depth * 0.25);
    const roof = y + page.between(-0.05, 0.06) * h;
    svg += rect(x, roof, width + 1, h - roof, wall);
    if (page.random() < 0.3) svg += rect(x + width * 0.4, roof - 26, 6, 28, wall);
    const pane = 8 + depth * 3;
    for (let row = roof + 16; row < roof + h * 0.22; row += pane * 2.4) {
      for (let column = x + 9; column < x + width - pane; column += pane * 2) {
        if (page.random() < 0.22) svg += rect(column, row, pane, pane * 1.35, lit);
      }
    }
    x += width;
  }
  return svg;
}
