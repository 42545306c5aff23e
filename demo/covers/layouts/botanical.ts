import { behind, mix } from '../colours.ts';
import type { Page } from '../page.ts';
import { circle, leaf, n, path, rect, stroke } from '../shapes.ts';
import { putAuthors, putTagline, putTitle } from '../type.ts';

/** Stems and flowers that grow in from the edges and leave a clearing for the words. */
export function botanical(page: Page): string {
  const { w, h, palette } = page;
  const night = page.ink === palette.light && page.random() < 0.7;
  const ink = night ? palette.light : palette.dark;
  const ground = behind(
    ink,
    night ? mix(palette.ground, palette.dark, 0.3) : mix(palette.third, palette.light, 0.75),
    6,
  );
  const greens = [
    mix(palette.second, ground, 0.15),
    mix(palette.third, ground, 0.25),
    mix('#4f7a55', palette.second, 0.4),
  ];
  const stems: string[] = [];
  const count = 9;
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * w + page.between(-12, 12);
    // Stems at the sides grow tall, those in the middle stay under the words.
    const side = Math.abs(x / w - 0.5) * 2;
    const green = greens[i % 3] ?? palette.second;
    stems.push(
      stem(
        page,
        x,
        h + 6,
        h * (0.2 + side * side * 0.42 + page.random() * 0.06),
        -90 + (x / w - 0.5) * 16,
        green,
      ),
    );
    stems.push(
      stem(
        page,
        w - x,
        -6,
        h * (0.06 + side * side * 0.3 + page.random() * 0.05),
        90 + (x / w - 0.5) * 16,
        green,
      ),
    );
  }
  const title = putTitle(page, {
    face: page.pick(['garamond-bold', 'garamond-italic', 'baskerville-italic', 'fatface']),
    box: page.area(0.19, 0.24, 0.62, 0.32),
    max: w * 0.17,
    min: w * 0.055,
    valign: 'middle',
    fill: ink,
  });
  const y = title.box.y + title.box.h;
  const tagline = putTagline(page, {
    face: 'garamond-italic',
    box: { x: w * 0.24, y: y + h * 0.022, w: w * 0.52, h: h * 0.07 },
    max: w * 0.046,
    min: w * 0.032,
    fill: ink,
  });
  const under = tagline.box.y + tagline.box.h;
  const authors = putAuthors(page, {
    face: page.nameFace,
    box: { x: w * 0.22, y: under + h * 0.028, w: w * 0.56, h: h * 0.075 },
    max: w * 0.05,
    min: w * 0.032,
    caps: true,
    tracking: 0.07,
    fill: ink,
  });
  const clearing = h * 0.03;
  const cleared = {
    y: title.box.y - clearing,
    h: authors.box.y + authors.box.h - title.box.y + clearing * 2,
  };
  return [
    rect(0, 0, w, h, ground),
    ...stems,
    rect(w * 0.17, cleared.y, w * 0.66, cleared.h, ground, `rx="${n(w * 0.05)}" fill-opacity=".9"`),
    title.svg,
    tagline.svg,
    authors.svg,
  ].join('');
}

function stem(page: Page, x: number, y: number, length: number, degrees: number, green: string): string {
  const { palette } = page;
  const angle = (degrees * Math.PI) / 180;
  const bend = page.between(-0.12, 0.12) * length;
  const at = (share: number) => {
    const aside = Math.sin(share * Math.PI) * bend;
    return [
      x + Math.cos(angle) * length * share - Math.sin(angle) * aside,
      y + Math.sin(angle) * length * share + Math.cos(angle) * aside,
    ] as const;
  };
  const [tip, middle] = [at(1), at(0.5)];
  const line = stroke(
    `M${n(x)} ${n(y)}Q${n(middle[0])} ${n(middle[1])} ${n(tip[0])} ${n(tip[1])}`,
    green,
    2.6,
  );
  const leaves: string[] = [];
  const spread = page.between(36, 62);
  const round = page.between(0.18, 0.42);
  for (let share = 0.2; share < 0.95; share += 31 / length + 0.034) {
    const [lx, ly] = at(share);
    const size = 44 * (1.1 - share * 0.5);
    leaves.push(leaf(lx, ly, size, degrees - spread, round), leaf(lx, ly, size, degrees + spread, round));
  }
  const bloom = page.pick([palette.accent, palette.light, mix(palette.accent, palette.light, 0.4)]);
  return line + path(leaves.join(''), green) + flower(page, tip[0], tip[1], bloom);
}

function flower(page: Page, x: number, y: number, colour: string): string {
  const kind = page.random();
  if (kind < 0.35) return circle(x, y, 10, colour);
  const petals = kind < 0.7 ? 5 : 9;
  const d = Array.from({ length: petals }, (_, i) =>
    leaf(x, y, 25, (i * 360) / petals, petals > 5 ? 0.2 : 0.42),
  );
  return path(d.join(''), colour) + circle(x, y, 6.5, page.palette.third);
}
