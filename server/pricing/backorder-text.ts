import { orderTime } from './availability-text.ts';
import { type Release, releaseText } from './release-date.ts';

/** What a line says of the copies that are still to come, in the cart, on the order and in its mail; '' for none. */
export function backorderText(copies: number, release: Release, forthcoming: boolean): string {
  if (copies === 0) return '';
  if (!forthcoming) return `${copies} to be ordered, ${orderTime}`;
  const date = releaseText(release);
  return date ? `${copies} on pre-order until ${date}` : `${copies} on pre-order`;
}
