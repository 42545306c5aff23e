import { expect, it } from 'vitest';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { PhoneFields } from './phone-fields.tsx';

const isOpen = (values: Record<string, string>, problems = {}) =>
  /<details[^>]* open=""/.test(renderInShop(<PhoneFields values={values} problems={problems} />));

it('asks for one number, and opens the rest when it holds something or something in it is wrong', () => {
  expect(isOpen({ phone_number: '2075550100', phone_number_type: 'work' })).toBe(false);
  expect(isOpen({}, { phone_number: 'Required.' })).toBe(false);
  expect(isOpen({ alt_phone_number: '2075550101' })).toBe(true);
  expect(isOpen({ phone_number_ext: '12' })).toBe(true);
  expect(isOpen({}, { aext: 'Must be between 2 and 6 digits' })).toBe(true);
});

it('sends the types that are usual, folded or not', () => {
  const html = renderInShop(<PhoneFields values={{}} problems={{}} />);
  expect(html).toMatch(/name="phone_number_type"[\s\S]*?<option value="cell" selected="">/);
  expect(html).toMatch(/name="alt_phone_number_type"[\s\S]*?<option value="home" selected="">/);
});
