import { contrast } from '../../server/image/contrast.ts';

/** A colour between two others: 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const part = (at: number) => {
    const a = Number.parseInt(one.slice(at, at + 2), 16);
    const b = Number.parseInt(other.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** The colour, moved towards black or white only as far as letters of colour `ink` stay readable on it. */
export function behind(ink: string, colour: string, ratio = 4.5): string {
  const away = contrast(ink, '#000000') > contrast(ink, '#ffffff') ? '#000000' : '#ffffff';
  for (let share = 0; share < 1; share += 0.05) {
    const moved = mix(colour, away, share);
    if (contrast(ink, moved) >= ratio) return moved;
  }
  return away;
}

/** The first of these colours that reads well on a ground, else the one that reads best. */
export function readable(ground: string, choices: string[], ratio = 4.5): string {
  const good = choices.find((colour) => contrast(colour, ground) >= ratio);
  return good ?? choices.reduce((a, b) => (contrast(a, ground) >= contrast(b, ground) ? a : b), '#000000');
}

/**
 * Those of the colours on which letters of colour `ink` read as they are, and which differ from the ground; else two
 * tones of the ground itself. Darkening a yellow until white reads on it makes mud; a quieter neighbour never does.
 */
export function companions(
  ink: string,
  ground: string,
  colours: string[],
  ratio = 4.5,
): [string, ...string[]] {
  const [first, ...rest] = colours.filter(
    (colour) => contrast(ink, colour) >= ratio && contrast(ground, colour) >= 1.2,
  );
  if (first) return [first, ...rest];
  const away = contrast(ink, '#000000') > contrast(ink, '#ffffff') ? '#000000' : '#ffffff';
  return [mix(ground, away, 0.22), mix(ground, away, 0.38)];
}
