import type { StaffPicture } from '../../../contract/admin/picture.ts';

/** The part of a picture that is shown, in pixels, as its form has it. */
export const sides = ['crop_left', 'crop_top', 'crop_width', 'crop_height'] as const;
export type PartText = Record<(typeof sides)[number], string>;

/** A place on a picture, 0 to 1 from the left and the top. */
export interface Place {
  x: number;
  y: number;
}

export const partOfPicture = ({ crop_left, crop_top, width, height }: StaffPicture): PartText => ({
  crop_left: String(crop_left),
  crop_top: String(crop_top),
  crop_width: String(width),
  crop_height: String(height),
});

/** The part between two places, at least a pixel wide and high, and within the picture. */
export function drawnPart(
  from: Place,
  to: Place,
  { width, height }: { width: number; height: number },
): PartText {
  const [left, across] = between(from.x, to.x, width);
  const [top, down] = between(from.y, to.y, height);
  return {
    crop_left: String(left),
    crop_top: String(top),
    crop_width: String(across),
    crop_height: String(down),
  };
}

/** Where it begins, and how long it is, in pixels. */
function between(one: number, other: number, pixels: number): [number, number] {
  const within = (at: number) => Math.min(1, Math.max(0, at)) * pixels;
  const from = Math.min(pixels - 1, Math.floor(within(Math.min(one, other))));
  return [from, Math.max(1, Math.round(within(Math.max(one, other))) - from)];
}
