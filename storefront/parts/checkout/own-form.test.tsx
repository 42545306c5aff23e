import { expect, it } from 'vitest';
import { readCheckoutForms } from '../../../contract/custom-form.ts';
import { renderInShop } from '../../../test/render-in-shop.tsx';
import { OwnForm } from './own-form.tsx';
import { ownFormProblems } from './own-form-problems.ts';
import { emptyValues, type Problems } from './purchase-values.ts';

const types = ['text', 'textarea', 'email', 'phone', 'date', 'daymonth', 'select', 'checkbox', 'radio'];
const { form_pickup: form } = readCheckoutForms({
  form_pickup: {
    header: 'About <you>',
    description: 'Only what we need.',
    elements: types.map((type) => ({
      id: type,
      type,
      label: `A ${type}`,
      description: `Hint of ${type}`,
      required: true,
      options: [{ label: 'North' }, { label: '"South"' }],
    })),
  },
});

const drawn = (answers: Record<string, string>, problems: Problems = {}) =>
  form ? renderInShop(<OwnForm form={form} values={{ ...emptyValues, answers }} problems={problems} />) : '';

it('asks with every kind of element, each with its hint and a name that is sent with the order (FORM-004, ENTITY-106)', () => {
  const html = drawn({});
  expect(html).toContain('About &lt;you&gt;');
  expect(html).toContain('Only what we need.');
  for (const type of types) {
    expect(html, type).toContain(`name="cfe_${type}"`);
    expect(html, type).toContain(`A ${type}`);
    expect(html, type).toContain(`Hint of ${type}`);
  }
});

it('keeps what was put in, and says what is wrong with it', () => {
  const html = drawn(
    { cfe_text: '4b', cfe_radio: '"South"', cfe_select: 'North', cfe_checkbox: 'on' },
    { cfe_phone: { sentence: 'Please enter a valid phone number', isWrong: true } },
  );
  expect(html).toMatch(/name="cfe_text"[^>]*value="4b"/);
  expect(html).toMatch(/name="cfe_radio"[^>]*checked=""[^>]*value="&quot;South&quot;"/);
  expect(html).toMatch(/<option value="North" selected="">/);
  expect(html).toMatch(/name="cfe_checkbox"[^>]*checked=""/);
  expect(html).toContain('Please enter a valid phone number');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
});

it('is checked as the server checks it', () => {
  if (!form) throw new Error('the form asks something');
  const wrong = ownFormProblems(form, { ...emptyValues, answers: { cfe_text: 'x', cfe_phone: '555' } });
  expect(wrong).toMatchObject({
    cfe_phone: { sentence: 'Please enter a valid phone number', isWrong: true },
    cfe_checkbox: { sentence: 'This field is required', isWrong: false },
    cfe_radio: { sentence: 'This field is required', isWrong: false },
  });
  expect(wrong).not.toHaveProperty('cfe_text');
});
