/** The next number in [0, 1). */
export type Random = () => number;

export type Point = readonly [x: number, y: number];

/** A number with at most one decimal: more would only make the file larger. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function path(d: string, fill: string, more = ''): string {
  return `<path fill="${fill}" d="${d}"${more && ` ${more}`}/>`;
}

/** A drawn line: no fill, round ends. */
export function stroke(d: string, colour: string, width: number, more = ''): string {
  const style = `fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path ${style} d="${d}"${more && ` ${more}`}/>`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
}

/** A soft curve through all points (Catmull-Rom), closed or open. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const two = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    d += `C${[...one, ...two, ...to].map(n).join(' ')}`;
  }
  return closed ? `${d}z` : d;
}

/** A pebble: a circle that a hand has drawn. `wobble` 0 is a circle, 0.4 is lively. */
export function pebble(random: Random, x: number, y: number, r: number, wobble = 0.25, stretch = 1): string {
  const count = 7;
  const turn = random() * Math.PI;
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = turn + (i / count) * Math.PI * 2;
    const reach = r * (1 + (random() - 0.5) * 2 * wobble);
    return [x + Math.cos(angle) * reach * stretch, y + Math.sin(angle) * reach];
  });
  return smooth(points, true);
}

/** A range of hills from edge to edge: everything under a soft line around `y`. */
export function hills(random: Random, w: number, h: number, y: number, swing: number, steps = 4): string {
  const points = Array.from({ length: steps + 3 }, (_, i): Point => {
    return [((i - 1) / steps) * w, y + (random() - 0.5) * 2 * swing];
  });
  return `${smooth(points)}L${n(w * 1.4)} ${n(h + 4)}L${n(-w * 0.4)} ${n(h + 4)}z`;
}

/** A mountain range from edge to edge with sharp summits. */
export function peaks(random: Random, w: number, h: number, y: number, swing: number, steps = 6): string {
  const points = Array.from({ length: steps * 2 + 1 }, (_, i): Point => {
    const high = i % 2 ? -1 : 0.35;
    return [(i / (steps * 2)) * w, y + swing * high * (0.45 + random() * 0.75)];
  });
  return polygon([[-2, h + 4], [-2, points[0]?.[1] ?? y], ...points, [w + 2, y], [w + 2, h + 4]]);
}

/** A pointed leaf from its foot in the given direction (degrees, 0 is right, -90 is up). */
export function leaf(x: number, y: number, length: number, degrees: number, width = 0.3): string {
  const angle = (degrees * Math.PI) / 180;
  const point = (along: number, aside: number) => {
    const [a, b] = [along * length, aside * length];
    return `${n(x + Math.cos(angle) * a - Math.sin(angle) * b)} ${n(y + Math.sin(angle) * a + Math.cos(angle) * b)}`;
  };
  return `M${point(0, 0)}C${point(0.25, -width)} ${point(0.7, -width)} ${point(1, 0)}C${point(0.7, width)} ${point(0.25, width)} ${point(0, 0)}z`;
}

/** A star polygon: `inner` is the depth of its notches, 0.4 for a plain star. */
export function star(x: number, y: number, r: number, points = 5, inner = 0.4, turn = -90): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
      const reach = i % 2 ? r * inner : r;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    }),
  );
}
