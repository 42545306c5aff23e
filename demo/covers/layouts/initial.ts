import { drawableText } from '../../../server/image/drawable-text.ts';
import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, leaf, n, path, rect, star } from '../shapes.ts';
import { put, putAuthors, putTagline, putTitle } from '../type.ts';

/** One great letter in a field of ornament, and the words small below: a series one wants to collect. */
export function initial(page: Page): string {
  const { w, h, palette, ink } = page;
  const ground = behind(ink, palette.ground, 4.8);
  const face = page.pick(['fatface', 'roman', 'garamond-bold']);
  const text = drawableText(page.words.title, face).replace(/^(the|an?)\s+(?=.)/i, '');
  const letter = text.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  const plate = { x: w * 0.12, y: h * 0.08, w: w * 0.76, h: h * 0.5 };
  const inner = mix(palette.light, palette.third, 0.12);
  const great = put(letter, {
    face,
    box: { x: plate.x + plate.w * 0.12, y: plate.y + plate.h * 0.14, w: plate.w * 0.76, h: plate.h * 0.72 },
    max: h * 0.56,
    caps: true,
    valign: 'middle',
    fill: behind(inner, palette.dark, 6),
  });
  const inks = [palette.accent, palette.second, palette.third, ground].filter((colour) => colour !== inner);
  const field: string[] = [];
  const step = w * 0.076;
  for (let row = 0; (row + 1) * step <= plate.h + 1; row++) {
    for (let column = 0; (column + 1) * step <= plate.w + 1; column++) {
      const [x, y] = [plate.x + (column + 0.5) * step, plate.y + (row + 0.5) * step];
      const colour = inks[(row + column) % inks.length] ?? palette.accent;
      const turn = (row * 7 + column * 5) * 45;
      if ((row + column) % 3 === 0) field.push(circle(x, y, step * 0.13, colour));
      else if ((row * column) % 5 === 0) field.push(path(star(x, y, step * 0.3, 4, 0.35), colour));
      else
        field.push(
          path(
            leaf(
              x - Math.cos((turn * Math.PI) / 180) * step * 0.4,
              y - Math.sin((turn * Math.PI) / 180) * step * 0.4,
              step * 0.8,
              turn,
              0.28,
            ),
            colour,
          ),
        );
    }
  }
  const halo = Math.min(plate.w, plate.h) * 0.42;
  return [
    rect(0, 0, w, h, ground),
    rect(plate.x, plate.y, plate.w, plate.h, inner),
    ...field,
    circle(w / 2, plate.y + plate.h / 2, halo, inner),
    `<rect x="${n(plate.x)}" y="${n(plate.y)}" width="${n(plate.w)}" height="${n(plate.h)}" fill="none" stroke="${ink}" stroke-width="4"/>`,
    great.svg,
    putTitle(page, {
      face: page.pick(['garamond-bold', 'baskerville', 'geometric-bold']),
      box: page.area(0.12, 0.625, 0.76, 0.17),
      max: w * 0.12,
      min: w * 0.048,
      maxLines: 3,
      valign: 'middle',
      fill: ink,
    }).svg,
    putTagline(page, {
      face: 'garamond-italic',
      box: page.area(0.14, 0.812, 0.72, 0.045),
      max: w * 0.044,
      min: w * 0.033,
      maxLines: 1,
      valign: 'middle',
      fill: ink,
    }).svg,
    putAuthors(page, {
      face: page.nameFace,
      box: page.area(0.12, 0.875, 0.76, 0.06),
      max: w * 0.056,
      min: w * 0.033,
      caps: true,
      tracking: 0.08,
      valign: 'middle',
      fill: ink,
    }).svg,
  ].join('');
}
