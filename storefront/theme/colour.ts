/** Red, green, blue from 0 to 255 and alpha from 0 to 1. */
export type Rgba = readonly [number, number, number, number];

function fromHsl(h: number, s: number, l: number, a: number): Rgba {
  const part = (n: number) => {
    const k = (n + h / 30) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return [part(0), part(8), part(4), a];
}

/**
 * Reads the colours that theme values may hold: hex, rgb(), hsl(), transparent, and var() of another token in `values`.
 * Null for anything else and for tokens that refer to each other in a circle.
 */
export function parseColour(text: string, values: Record<string, string> = {}, depth = 0): Rgba | null {
  const value = text.trim().toLowerCase();
  if (value === 'transparent') return [0, 0, 0, 0];
  const [, token] = /^var\(--([a-z0-9-]+)\)$/.exec(value) ?? [];
  if (token) return depth > 4 ? null : parseColour(values[token] ?? '', values, depth + 1);
  const [, hex] = /^#([0-9a-f]{3,8})$/.exec(value) ?? [];
  if (hex) {
    const pairs = hex.length <= 4 ? [...hex].map((c) => c + c) : (hex.match(/../g) ?? []);
    const [r = 0, g = 0, b = 0, a = 255] = pairs.map((p) => Number.parseInt(p, 16));
    return [r, g, b, a / 255];
  }
  const [, name, list] = /^(rgb|hsl)a?\(([^)]*)\)$/.exec(value) ?? [];
  if (!list) return null;
  const parts = list.split(/[\s,/]+/).filter(Boolean);
  const amount = (i: number, whole: number) => {
    const part = parts[i] ?? '';
    return part.endsWith('%') ? (Number.parseFloat(part) / 100) * whole : Number.parseFloat(part);
  };
  const a = parts.length > 3 ? amount(3, 1) : 1;
  if (name === 'rgb') return [amount(0, 255), amount(1, 255), amount(2, 255), a];
  return fromHsl(amount(0, 360), amount(1, 1), amount(2, 1), a);
}

/** `top` laid over an opaque `bottom`. */
export function over(top: Rgba, bottom: Rgba): Rgba {
  const [r, g, b, a] = top;
  const blend = (t: number, u: number) => t * a + u * (1 - a);
  return [blend(r, bottom[0]), blend(g, bottom[1]), blend(b, bottom[2]), 1];
}

/** WCAG 2 relative luminance, 0 to 1. */
export function relativeLuminance([r, g, b]: Rgba): number {
  const linear = (v: number) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG 2 contrast of two opaque colours, 1 to 21. */
export function contrastRatio(one: Rgba, other: Rgba): number {
  const [a, b] = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
