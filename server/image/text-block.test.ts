import { expect, test } from 'vitest';
import { fc } from '../../test/properties.ts';
import { readCover } from './read-cover.ts';
import { setText } from './text-block.ts';
import { FACES } from './typefaces.ts';

const box = { x: 50, y: 80, w: 400, h: 300 };

function inkOf(d: string) {
  return readCover(`<svg viewBox="0 0 1 1"><path class="type" d="${d}"/></svg>`).texts[0];
}

test('a short title is set at its largest size on one line', () => {
  expect(setText({ text: 'It', face: 'roman', box, max: 90 })).toMatchObject({ size: 90, lines: ['It'] });
});

test('lines are balanced, and no line ends with a word that hangs', () => {
  const block = setText({
    text: 'The Heart of the Matter',
    face: 'garamond',
    box: { ...box, h: 150 },
    max: 120,
  });
  expect(block?.lines).toEqual(['The Heart', 'of the Matter']);
});

test('a title too long for its smallest size ends with an ellipsis', () => {
  const block = setText({
    text: 'on and on '.repeat(40),
    face: 'geometric',
    box,
    max: 60,
    min: 40,
    maxLines: 3,
  });
  expect(block?.lines.at(-1)).toMatch(/\S…$/);
  expect(block?.size).toBeGreaterThanOrEqual(40);
});

test('a long compound breaks after its hyphen, a short one stays whole', () => {
  const narrow = { ...box, w: 260 };
  expect(setText({ text: 'Slaughterhouse-Five', face: 'roman', box: narrow, max: 90 })?.lines).toEqual([
    'Slaughterhouse-',
    'Five',
  ]);
  expect(setText({ text: 'Catch-22', face: 'roman', box: narrow, max: 90 })?.lines).toEqual(['Catch-22']);
});

test('sets a whole name in another font when the first lacks a letter', () => {
  const mixed = setText({ text: 'Nguyễn Nhật Ánh', face: 'baskerville', box, max: 50 });
  const whole = setText({ text: 'Nguyễn Nhật Ánh', face: 'garamond', box, max: 50 });
  expect(mixed?.d).toBe(whole?.d);
});

test('sets a letter with a combining accent in the requested font', () => {
  const wish = { face: 'round', box, max: 140 } as const;
  expect(setText({ ...wish, text: 'w\u0302' })?.d).toBe(setText({ ...wish, text: 'ŵ' })?.d);
});

test('draws nothing for text that no font has', () => {
  expect(setText({ text: '雪国', face: 'garamond', box, max: 50 })).toBeNull();
  expect(setText({ text: '  ', face: 'garamond', box, max: 50 })).toBeNull();
});

test('keeps the ink in the box for any text and any font', () => {
  const anyText = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 150 }), fc.lorem({ maxCount: 20 }));
  fc.assert(
    fc.property(anyText, fc.constantFrom(...FACES), fc.boolean(), (text, face, caps) => {
      const block = setText({ text, face, caps, box, max: 140, min: 30 });
      if (!block || block.d === '') return;
      const ink = inkOf(block.d);
      // Curves are read with their control points, which lie a little outside.
      const lean = block.size * 0.02 + 0.5;
      expect(ink?.x).toBeGreaterThanOrEqual(box.x - lean);
      expect((ink?.x ?? 0) + (ink?.w ?? 0)).toBeLessThanOrEqual(box.x + box.w + lean);
      expect(ink?.y).toBeGreaterThanOrEqual(box.y - lean);
      expect((ink?.y ?? 0) + (ink?.h ?? 0)).toBeLessThanOrEqual(box.y + box.h + lean);
    }),
    { numRuns: 150 },
  );
});
