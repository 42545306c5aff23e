import { expect, test } from 'vitest';
import { shopLook } from '../../contract/look.ts';
import { chosenIn, type LookGroup, lookChoices } from './look-choices.ts';
import { lookOfForm } from './look-form.ts';
import { readyLooks } from './ready-looks.ts';
import { resolveTheme, themeProblems } from './theme-css.ts';

const form = {
  rest: JSON.stringify({ 'text-3-weight': '700', ink: '#000000', 'radius-card': '5px' }),
  'color.ink': '#222222',
  corners: 'own',
  headings: 'capitals',
  font_pair: 'novel',
  logo_url: ' /media/logo.png ',
  logo_height: '56',
  hide_footer_address: 'on',
};

test('reads the form of the editor, and keeps what has no field', () => {
  expect(shopLook.parse(lookOfForm(form))).toEqual({
    theme: {
      'text-3-weight': '700',
      'radius-card': '5px',
      ink: '#222222',
      ...lookChoices.headings.capitals,
    },
    font_pair: 'novel',
    logo_url: '/media/logo.png',
    logo_height: 56,
    favicon_url: '',
    hide_footer_address: true,
  });
});

test('takes a ready-made theme or a color by the button that was pressed', () => {
  expect(lookOfForm({ ...form, ready: 'night' })).toMatchObject({
    ...readyLooks.night,
    logo_url: '/media/logo.png',
  });
  expect(lookOfForm({ ...form, take: 'ink:#333333' })).toMatchObject({ theme: { ink: '#333333' } });
});

test('forms that nobody could have sent come to no look, or to one without surprises', () => {
  expect(shopLook.safeParse(lookOfForm({})).success).toBe(false);
  expect(
    lookOfForm({ ...form, rest: '{', ready: 'toString', corners: '__proto__', take: 'ink:red' }),
  ).toMatchObject({
    theme: { ink: '#222222' },
    font_pair: 'novel',
  });
});

test('each choice means something, and is found again in a theme that has it', () => {
  for (const [group, choices] of Object.entries(lookChoices)) {
    for (const [name, tokens] of Object.entries<Record<string, string>>(choices)) {
      expect(themeProblems(tokens)).toEqual([]);
      expect(chosenIn(group as LookGroup, resolveTheme(tokens))).toBe(name);
    }
  }
  expect(chosenIn('corners', { 'radius-card': '5px' })).toBe('own');
});
