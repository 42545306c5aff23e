import { expect, test } from 'vitest';
import { readSeen, readSettingsForm, type Setting, settingText, typedValues } from './setting-values.ts';

const setting = (name: string, control: Setting['control'], more: Partial<Setting> = {}): Setting => ({
  name,
  area: 'Shop',
  label: name,
  help: '',
  control,
  takes: 'a value',
  choices: [],
  columns: [],
  value: undefined,
  default: undefined,
  is_secret: false,
  ...more,
});

const all = [
  setting('phone', 'words'),
  setting('pickup', 'switch'),
  setting('fee', 'money'),
  setting('minutes', 'number'),
  setting('codes', 'list'),
  setting('menu', 'data'),
  setting('key', 'words', { is_secret: true }),
];
const seen = { phone: '1', pickup: true, fee: 450, minutes: 120, codes: ['A', 'B'], menu: [], key: true };

/** As a browser sends it: a switch that is off is not there. */
function formOf(typed: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(typed)) form.set(name, value);
  return form;
}
const untouched = {
  phone: '1',
  pickup: 'on',
  fee: '4.50',
  minutes: '120',
  codes: 'A\r\nB',
  menu: '[]',
  key: '',
};

test('a form that was not touched changes nothing', () => {
  expect(readSettingsForm(all, formOf(untouched), seen)).toEqual({ values: {}, seen: {}, problems: {} });
});

test('changes name what was typed, and what it began from', () => {
  const { pickup: _, ...typed } = untouched;
  const form = formOf({
    ...typed,
    phone: '2',
    fee: '12',
    codes: ' A \n\nC',
    menu: '[{"label":"Us"}]',
    key: 'sk_1',
  });
  expect(readSettingsForm(all, form, seen)).toEqual({
    values: {
      phone: '2',
      pickup: false,
      fee: 1200,
      codes: ['A', 'C'],
      menu: [{ label: 'Us' }],
      key: 'sk_1',
    },
    seen: { phone: '1', pickup: true, fee: 450, codes: ['A', 'B'], menu: [], key: true },
    problems: {},
  });
});

test('a secret is emptied by its own box, and stays without one', () => {
  expect(readSettingsForm(all, formOf({ ...untouched, 'key clear': 'on' }), seen).values).toEqual({
    key: '',
  });
  expect(settingText({ control: 'words', is_secret: true }, true)).toBe('');
});

test('what is no value of its kind is a problem, and no change', () => {
  const form = formOf({ ...untouched, fee: '4,50', minutes: 'two hours', menu: '[' });
  const { values, problems } = readSettingsForm(all, form, seen);
  expect([values, Object.keys(problems)]).toEqual([{}, ['fee', 'minutes', 'menu']]);
  for (const sentence of Object.values(problems)) expect(sentence).toMatch(/^[A-Z].*\.$/);
});

test.each(['', '{', 'null', '7', '{"codes":7}'])(
  'a form that no page made is read, and nothing fails: %s',
  (text) => {
    const read = readSettingsForm(all, formOf({ ...untouched, codes: 'C' }), readSeen(text));
    expect(read.values).toMatchObject({ codes: ['C'] });
    expect(read.problems).toEqual({});
  },
);

const services = setting('services', 'boxes');

test('boxes change a list by what is checked, whatever its order', () => {
  const form = new FormData();
  for (const code of ['DOM.RP', 'DOM.EP', 'OLD.ONE']) form.append('services', code);
  const same = { services: ['OLD.ONE', 'DOM.RP', 'DOM.EP'] };
  expect(readSettingsForm([services], form, same).values).toEqual({});
  expect(readSettingsForm([services], form, { services: ['DOM.RP'] }).values).toEqual({
    services: ['DOM.EP', 'DOM.RP', 'OLD.ONE'],
  });
  expect(readSettingsForm([services], new FormData(), same).values).toEqual({ services: [] });
  expect(typedValues([services], form)).toEqual({ services: 'DOM.EP\nDOM.RP\nOLD.ONE' });
});

const parts = setting('parts', 'rows', {
  columns: [
    { name: 'header', label: 'Heading', help: '', control: 'words' },
    { name: 'image', label: 'Picture', help: '', control: 'picture' },
    { name: 'mailed', label: 'By email', help: '', control: 'switch' },
    { name: 'text', label: 'Text', help: '', control: 'lines' },
  ],
});
const card = { header: 'For a friend', image: '/media/cove/card.jpg', mailed: true, text: 'One\nTwo' };
const cardForm = {
  'parts rows': '2',
  'parts 0 header': 'For a friend',
  'parts 0 image': '/media/cove/card.jpg',
  'parts 0 mailed': 'on',
  'parts 0 text': 'One\r\nTwo',
  'parts 1 header': ' ',
  'parts 1 image': '',
  'parts 1 text': '',
};

test('rows change a list by their fields; an empty one is no entry', () => {
  expect(readSettingsForm([parts], formOf(cardForm), { parts: [card] }).values).toEqual({});
  const more = { ...cardForm, 'parts 1 header': 'Another' };
  expect(readSettingsForm([parts], formOf(more), { parts: [card] }).values).toEqual({
    parts: [card, { header: 'Another', image: '', mailed: false, text: '' }],
  });
  expect(readSettingsForm([parts], formOf({ 'parts rows': '0' }), { parts: [card] }).values).toEqual({
    parts: [],
  });
  expect(JSON.parse(typedValues([parts], formOf(more)).parts ?? '')).toHaveLength(2);
});
