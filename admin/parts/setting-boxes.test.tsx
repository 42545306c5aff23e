import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SettingBoxes } from './setting-boxes.tsx';

test('a stored value that is not known has a box with its code, as long as it is stored', () => {
  const setting = {
    ...{ name: 'services', area: 'Shipping', label: 'Services on offer', help: '', takes: 'codes' },
    control: 'boxes' as const,
    choices: [
      { value: 'MEDIA_MAIL', name: 'USPS Media Mail' },
      { value: 'PRIORITY_MAIL', name: 'USPS Priority Mail' },
    ],
    ...{ columns: [], value: ['MEDIA_MAIL', 'LIBRARY_MAIL'], default: [], is_secret: false },
  };
  const html = renderToStaticMarkup(
    <SettingBoxes
      setting={setting}
      id="services"
      hint=""
      text={'LIBRARY_MAIL\nMEDIA_MAIL'}
      error={undefined}
    />,
  );
  const boxes = [...html.matchAll(/<input[^>]*>/g)].map(([box]) => [
    /value="(\w+)"/.exec(box)?.[1],
    box.includes('checked'),
  ]);
  expect(boxes).toEqual([
    ['MEDIA_MAIL', true],
    ['PRIORITY_MAIL', false],
    ['LIBRARY_MAIL', true],
  ]);
  expect(html).toContain('USPS Media Mail');
});
