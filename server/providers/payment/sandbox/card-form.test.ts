import { expect, test } from 'vitest';
import { testSandbox } from '../../../../test/sandbox.ts';
import { brandOf, cardProblems } from './card-fields.ts';
import { behaviorOf, testCards } from './test-cards.ts';

const now = new Date('2026-11-25T12:00:00Z');
const right = {
  name: 'Ada Reader',
  number: '4242 4242 4242 4242',
  month: '12',
  year: '2026',
  cvv: '123',
  postal_code: '04101',
};
const rules = { accepted: [], country: 'US', now };

test('takes a card that is right', () => {
  expect(cardProblems(right, rules)).toEqual({});
  expect(cardProblems({ ...right, month: '11' }, rules)).toEqual({});
});

test.each([
  ['PAY-023', { name: ' ' }, { name: 'Please input your name.' }],
  ['PAY-024', { number: '4242 4242 4242' }, { number: 'Must be at least 13 digits' }],
  ['PAY-025', { number: '4242 4242 4242 424x' }, { number: 'Must be a valid credit card number' }],
  ['PAY-025', { number: '4242 4242 4242 4243' }, { number: 'Must be a valid credit card number' }],
  [
    'PAY-030',
    { postal_code: 'H2X 1Y4' },
    { postal_code: 'Valid postal code is required. eg. 12345 or 12345-6789' },
  ],
  ['PAY-031', { month: '', year: '' }, { month: 'Month required', year: 'Year required' }],
  ['PAY-032', { month: '10' }, { month: 'Must be future date' }],
  ['PAY-033', { year: '2036' }, { year: 'Year required' }],
  ['PAY-034', { cvv: '12' }, { cvv: 'Please enter a valid CVV.' }],
  ['PAY-034', { cvv: '12345' }, { cvv: 'Please enter a valid CVV.' }],
  ['PAY-034', { cvv: '12a' }, { cvv: 'Please enter a valid CVV.' }],
])('%s: says what is wrong with %j', (_code, typed, problems) => {
  expect(cardProblems({ ...right, ...typed }, rules)).toEqual(problems);
});

test.each([
  ['4242424242424242', 'Visa'],
  ['5555555555554444', 'Mastercard'],
  ['2223003122003222', 'Mastercard'],
  ['378282246310005', 'American Express'],
  ['6011111111111117', 'Discover'],
])('a store that takes all cards takes %s, a %s (CONST-007)', (number, brand) => {
  expect(cardProblems({ ...right, number }, rules)).toEqual({});
  expect(brandOf(number)).toBe(brand);
});

test('a store that takes the documented brands takes those, and no others (CONST-007, PAY-026)', () => {
  const accepted = ['visa', 'mastercard', 'amex', 'discover'];
  const problemsOf = (number: string) => cardProblems({ ...right, number }, { ...rules, accepted });
  for (const number of ['4242424242424242', '5555555555554444', '378282246310005', '6011111111111117'])
    expect(problemsOf(number), number).toEqual({});
  expect(problemsOf('3530111333300000')).toEqual({ number: 'Must be an accepted credit card' });
});

test('takes the store’s cards only (PAY-026) and the country’s postal codes (PAY-028, PAY-029)', () => {
  const visaOnly = { ...rules, accepted: ['Visa'] };
  expect(cardProblems(right, visaOnly)).toEqual({});
  expect(cardProblems({ ...right, number: '5555555555554444' }, visaOnly)).toEqual({
    number: 'Must be an accepted credit card',
  });
  for (const postal_code of ['04101', '04101-1234'])
    expect(cardProblems({ ...right, postal_code }, rules)).toEqual({});
  for (const postal_code of ['0410', '04101-12'])
    expect(cardProblems({ ...right, postal_code }, rules)).toHaveProperty('postal_code');
  const canada = { ...rules, country: 'CA' };
  expect(cardProblems({ ...right, postal_code: 'v0r 2h0' }, canada)).toEqual({});
  expect(cardProblems(right, canada)).toEqual({
    postal_code: 'Valid postal code is required. eg. A1B 2C3',
  });
});

test('every test card is a possible number, and any other is declined', () => {
  for (const { number } of testCards) expect(cardProblems({ ...right, number }, rules)).toEqual({});
  expect(behaviorOf('4111111111111111')).toEqual({ does: 'decline', reason: 'declined' });
});

const address =
  '/form?account=tidewater&origin=http%3A%2F%2Fshop.test%3A3000&country=US&language=en&button=Finalize+Checkout';
const post = (typed: object = {}) => ({
  method: 'POST',
  body: new URLSearchParams({ ...right, year: String(new Date().getFullYear() + 1), ...typed }),
});

test('the form is shown to the shop’s page only, and runs nothing but its own script', async () => {
  const sandbox = testSandbox();
  const page = await sandbox.request(address);
  expect(await page.text()).toContain('Finalize Checkout');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('frame-ancestors http://shop.test:3000');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect((await sandbox.request('/form?account=tidewater&origin=javascript:x')).status).toBe(404);
});

test('hands over a token with the last four digits, and writes no number back', async () => {
  const sandbox = testSandbox();
  const number = '5555 5555 5555 4444';
  const given = await (await sandbox.request(address, post({ number }))).text();
  expect(given).toContain('payment-token');
  expect(given).toContain('Mastercard ending in 4444');
  const wrong = await (await sandbox.request(address, post({ number, cvv: '1' }))).text();
  expect(wrong).toContain('Please enter a valid CVV.');
  for (const page of [given, wrong]) expect(page.replace(/\s/g, '')).not.toContain('5555555555554444');
});

test('the number takes at most 25 characters, and its digits are grouped while they are typed (PAY-027)', async () => {
  const html = await (await testSandbox().request(address)).text();
  expect(html).toMatch(/<input id="number"[^>]*maxlength="25"/);
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  let onInput = () => {};
  const number = {
    value: '',
    selectionStart: 0,
    addEventListener(_: string, told: () => void) {
      onInput = told;
    },
  };
  const other = { addEventListener() {}, dataset: {} };
  const page = {
    body: other,
    documentElement: other,
    getElementById: () => number,
    querySelectorAll: () => [],
    querySelector: () => other,
  };
  class Observer {
    observe() {}
  }
  new Function('document', 'parent', 'ResizeObserver', script)(page, {}, Observer);
  const typed = (value: string, at = value.length) => {
    Object.assign(number, { value, selectionStart: at });
    onInput();
    return number.value;
  };
  expect(typed('42424')).toBe('4242 4');
  expect(typed('4242424242424242')).toBe('4242 4242 4242 4242');
  expect(typed('378282246310005')).toBe('3782 822463 10005');
  // Nothing jumps while a digit in the middle is mended, and what is no number stays to be seen.
  expect(typed('4242 42424', 3)).toBe('4242 42424');
  expect(typed('42x4')).toBe('42x4');
});
