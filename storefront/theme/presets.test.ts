import { expect, test } from 'vitest';
import { templateInfo } from '../../contract/template.ts';
import { buttonPresets, colourPresets, linkPresets, textPresets } from './presets.ts';

test('the settings of a store say how many presets there are', () => {
  expect(templateInfo).toEqual({
    colours: colourPresets.length,
    texts: textPresets.length,
    buttons: buttonPresets.length,
    links: linkPresets.length,
  });
});
