import { useEffect, useState } from 'react';

/** Greys, and what is nearly white or black, are no color of a brand. */
const least = { saturation: 0.2, lightness: 0.08 };
const most = 4;

/** The strongest colors of a picture, '#rrggbb', the largest first; none without JavaScript, or of a picture that no script may read. */
export function useLogoColours(address: string): readonly string[] {
  const [found, setFound] = useState<{ address: string; colours: readonly string[] }>();
  useEffect(() => {
    if (!address) return;
    let isGone = false;
    void coloursOf(address).then(
      (colours) => isGone || setFound({ address, colours }),
      // A picture that is not there, or of a site that does not share it.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [address]);
  return found?.address === address ? found.colours : [];
}

async function coloursOf(address: string): Promise<string[]> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  const [{ extractColorsFromImage }] = await Promise.all([import('extract-colors'), image.decode()]);
  const colours = await extractColorsFromImage(image);
  return colours
    .filter(
      ({ saturation, lightness }) =>
        saturation >= least.saturation && Math.min(lightness, 1 - lightness) >= least.lightness,
    )
    .toSorted((a, b) => b.area - a.area)
    .slice(0, most)
    .map(({ hex }) => hex);
}
