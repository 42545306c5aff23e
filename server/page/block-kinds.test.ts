import { expect, test } from 'vitest';
import { catalog } from '../../blocks/catalog.ts';
import { blockKinds } from './block-kinds.ts';

const kinds = blockKinds();
const fieldsOf = (component: string) => kinds.find((kind) => kind.component === component)?.fields ?? [];
const fieldOf = (component: string, name: string) =>
  fieldsOf(component).find((field) => field.name === name) ?? expect.fail(`${component} has no ${name}`);

test('every kind of block is described with every setting of its schema', () => {
  expect(kinds.map(({ component }) => component)).toEqual(Object.keys(catalog));
  for (const { component, label, about, fields } of kinds) {
    const { shape } = catalog[component as keyof typeof catalog].schema;
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(shape).sort());
    expect([label, about, ...fields.map((field) => field.label)]).not.toContain('');
  }
});

test('what is chosen has its choices, and what is repeated its entries', () => {
  const all = kinds.flatMap(({ fields }) => fields.flatMap((field) => [field, ...field.entry]));
  const chosen = all.filter(({ control }) => /^choice$|_style$|^colour$/.test(control));
  expect(chosen.filter(({ options }) => options.length < 2)).toEqual([]);
  const repeated = kinds.flatMap(({ fields }) => fields).filter(({ control }) => control === 'rows');
  expect(repeated.length).toBeGreaterThan(5);
  expect(repeated.filter(({ entry, most }) => entry.length === 0 || most === null)).toEqual([]);
});

test('a field has the limits and the default of its schema', () => {
  expect(fieldOf('image_carousel', 'height')).toMatchObject({
    control: 'number',
    ...{ label: 'Height', unit: 'px', min: 120, max: 1000, whole: false, default: 420, can_be_null: false },
  });
  expect(fieldOf('headline_paragraph', 'heading')).toMatchObject({ max_length: 500, default: '' });
  expect(fieldOf('headline_paragraph', 'level')).toMatchObject({
    options: [
      { value: 1, label: '1' },
      { value: 2, label: '2' },
      { value: 3, label: '3' },
    ],
    default: 2,
  });
  expect(fieldOf('image_carousel', 'animation').options).toContainEqual({ value: 'fade', label: 'Fade' });
  expect(fieldOf('blank_space', 'background_colour').options).toHaveLength(12);
  expect(fieldOf('product_grid', 'list_id')).toMatchObject({ control: 'list', whole: true, min: 0 });
  expect(fieldOf('custom_form', 'form_id').control).toBe('form');
  expect(fieldOf('table_grid', 'rows')).toMatchObject({
    most: 500,
    entry: [
      { name: 'data', control: 'cells', most: 12 },
      { name: 'check', control: 'switches', most: 12 },
    ],
  });
});

test('variants for phones can be left out, and stand last', () => {
  expect(fieldOf('image_carousel', 'mobile_height')).toMatchObject({
    ...{ group: 'phones', can_be_null: true, min: 120, max: 1000, default: null },
  });
  const groups = fieldsOf('image_carousel').map(({ group }) => group);
  expect(groups).toEqual(groups.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  expect(groups).toContain('layout');
});
const order = ['content', 'layout', 'phones'];
