import { expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

const home = {
  name: 'Ada Marsh',
  phone_number: '(207) 555-0199',
  street_address: '12 Exchange Street',
  city: 'Portland',
  country: 'US',
  province: 'ME',
  postal_code: '04101',
};

test('addresses are added, changed and removed; the session shows them (CALL-095, CALL-096)', async () => {
  const { reader } = await open();
  await signUp(reader);
  const { address_id, addresses } = await reader.get('address/create', home);
  expect(addresses).toMatchObject([{ ...home, address_id, preferred: false }]);
  const moved = { ...home, country: 'CA', province: 'BC', city: 'Kelowna', postal_code: 'v1y6n2' };
  const changed = await reader.get('address/modify', { address_id, ...moved });
  expect(changed.addresses).toMatchObject([{ city: 'Kelowna', postal_code: 'V1Y 6N2' }]);
  expect((await reader.get('session/get', {})).user?.addresses).toEqual(changed.addresses);
  expect((await reader.get('address/delete', { address_id })).addresses).toEqual([]);
  expect(await reader.call('address/delete', { address_id })).toMatchObject({
    error_code: 'unknown_address',
  });
});

test('one address at most is preferred; none of them means that of the account (ADDRESS-003, ADDRESS-004, CALL-097)', async () => {
  const { reader } = await open();
  await signUp(reader);
  const first = (await reader.get('address/create', { ...home, preferred: true })).address_id;
  const second = (await reader.get('address/create', home)).address_id;
  const preferred = async () =>
    (await reader.get('session/get', {})).user?.addresses.filter((a) => a.preferred).map((a) => a.address_id);
  expect(await preferred()).toEqual([first]);
  await reader.get('address/setPreferred', { address_id: second });
  expect(await preferred()).toEqual([second]);
  // Unchecked on another address, it changes nothing; on the preferred one it does.
  await reader.get('address/modify', { address_id: first, ...home, preferred: false });
  expect(await preferred()).toEqual([second]);
  await reader.get('address/modify', { address_id: second, ...home, preferred: false });
  expect(await preferred()).toEqual([]);
  await reader.get('address/modify', { address_id: first, ...home, preferred: true });
  await reader.get('address/setPreferred', { address_id: 0 });
  expect(await preferred()).toEqual([]);
});

test.each([
  ['name', '', 'Full Name is required.'],
  ['name', 'x'.repeat(81), 'Full Name can have at most 80 characters.'],
  ['phone_number', ' ', 'Phone number is required.'],
  ['phone_number', '555', 'Required. Must be a phone number.'],
  ['phone_number', '207555019', 'Required. Must be a phone number.'],
  ['phone_number', '2075550199123456', 'Required. Must be a phone number.'],
  ['phone_number_ext', '1', 'Must be between 2 and 6 digits'],
  ['phone_number_ext', '1234567', 'Must be between 2 and 6 digits'],
  ['phone_number_ext', '12a', 'Must be between 2 and 6 digits'],
  ['street_address', '', 'Street Address is required.'],
  ['city', '', 'City is required.'],
  ['country', 'XX', 'Valid country is required.'],
  ['province', 'BC', 'Valid state / province is required.'],
  ['province', '', 'Valid state / province is required.'],
  ['postal_code', '', 'Valid postal code is required. eg. 12345 or 12345-6789'],
  ['postal_code', '0410', 'Valid postal code is required. eg. 12345 or 12345-6789'],
  ['postal_code', '٠٤١٠١', 'Valid postal code is required. eg. 12345 or 12345-6789'],
])('%s %j is refused (ADDRESS-005..011, ADDRESS-013)', async (field, value, message) => {
  const { reader } = await open();
  await signUp(reader);
  expect(await reader.send('address/create', { ...home, [field]: value })).toMatchObject({
    error_code: 'invalid_input',
    error_data: { fields: expect.arrayContaining([expect.objectContaining({ field, message })]) },
  });
  expect((await reader.get('session/get', {})).user?.addresses).toEqual([]);
});

test('phones of 10 to 15 digits, extensions of 2 to 6 and postal codes of both lengths are accepted (ADDRESS-006, ADDRESS-007, ADDRESS-011, ADDRESS-012)', async () => {
  const { reader } = await open();
  await signUp(reader);
  for (const [given, kept] of [
    [{ phone_number: '2075550199', phone_number_ext: '12' }, { phone_number_ext: '12' }],
    [{ phone_number: '+44 20 7946 0958', phone_number_ext: '123456' }, { phone_number_ext: '123456' }],
    [{ postal_code: '041011234' }, { postal_code: '04101-1234' }],
  ] as const) {
    const { addresses } = await reader.get('address/create', { ...home, ...given });
    expect(addresses.at(-1)).toMatchObject(kept);
  }
});

test('a country without a list of provinces accepts any text of up to 80 characters (ADDRESS-010)', async () => {
  const { reader } = await open();
  await signUp(reader);
  const abroad = { ...home, country: 'GI', province: 'x'.repeat(80), postal_code: 'GX11 1AA' };
  expect((await reader.get('address/create', abroad)).addresses).toMatchObject([
    { province: 'x'.repeat(80) },
  ]);
  expect(await reader.send('address/create', { ...abroad, province: 'x'.repeat(81) })).toMatchObject({
    error_code: 'invalid_input',
  });
});

test('another customer can neither see, change, prefer nor remove an address', async () => {
  const { reader, stranger } = await open();
  await signUp(reader);
  const { address_id } = await reader.get('address/create', home);
  const other = stranger();
  await signUp(other);
  const refused = { error_code: 'unknown_address' };
  expect(await other.call('address/modify', { address_id, ...home, name: 'Eve' })).toMatchObject(refused);
  expect(await other.call('address/setPreferred', { address_id })).toMatchObject(refused);
  expect(await other.call('address/delete', { address_id })).toMatchObject(refused);
  expect(await stranger().call('address/delete', { address_id })).toMatchObject({
    error_code: 'login_required',
  });
  expect((await reader.get('session/get', {})).user?.addresses).toMatchObject([
    { name: 'Ada Marsh', preferred: false },
  ]);
});

test('an address book holds a hundred addresses, however many are added at once', async () => {
  const { reader, t } = await open();
  const { user } = await signUp(reader);
  await t.db.query(
    `insert into customer_address (customer_id, name, phone_number, street_address, city, country, postal_code)
     select $1, 'n', '2075550199', 's', 'c', 'US', '04101' from generate_series(1, 98)`,
    [user.corp_id],
  );
  const answers = await Promise.all(Array.from({ length: 5 }, () => reader.call('address/create', home)));
  expect(answers.filter((a) => a.ok)).toHaveLength(2);
  expect(answers.find((a) => !a.ok)).toMatchObject({ error_code: 'too_many_addresses' });
});
