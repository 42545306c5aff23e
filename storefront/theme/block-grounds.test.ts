import { describe, expect, it } from 'vitest';
import { lakeshore } from '../../demo/themes/lakeshore.ts';
import { tidewater } from '../../demo/themes/tidewater.ts';
import { fc } from '../../test/properties.ts';
import { blockGrounds } from './block-grounds.ts';
import { contrastRatio, parseColour, type Rgba } from './colour.ts';
import { colourPresets } from './presets.ts';
import { resolveTheme } from './theme-css.ts';

const rgb = (text: string | undefined) => parseColour(text ?? '') as Rgba;

/** Everything that is text on a ground, for every ground of the theme. */
function faint(theme: Record<string, string>): string[] {
  const grounds = blockGrounds(resolveTheme(theme));
  return colourPresets.flatMap((_, i) => {
    const name = `colour-${i + 1}`;
    const at = (part: string, on: string) => contrastRatio(rgb(grounds[part]), rgb(grounds[on]));
    return [
      ...['ink', 'soft', 'accent'].filter((part) => at(`${name}-${part}`, name) < 4.45),
      ...(at(`${name}-accent-ink`, `${name}-accent`) < 4.45 ? ['accent-ink'] : []),
    ].map((part) => `${name}-${part}`);
  });
}

describe('grounds of blocks', () => {
  it.each([
    ['Tidewater', tidewater],
    ['Lakeshore', lakeshore],
    ['the defaults', {}],
    ['a red and green shop', { 'colour-9': '#8a1020', 'colour-5': '#0a7040' }],
  ])('can be read in the theme of %s', (_, theme) => expect(faint(theme)).toEqual([]));

  it('can be read whatever colours a store sets', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    const theme = fc.record({ accent: colour, 'colour-9': colour, 'colour-5': colour });
    fc.assert(fc.property(theme, (chosen) => void expect(faint(chosen)).toEqual([])));
  });

  it('are what the store set', () => {
    expect(blockGrounds(resolveTheme({ 'colour-9': '#123456' }))['colour-9']).toBe('#123456');
  });
});
