import { describe, expect, test } from 'vitest';
import { type ActionName, actions } from '../../contract/actions.ts';
import { anEmail, password, profile, signUp } from '../../test/accounts.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();
const { first_name: _first, last_name: _last, communication_preference: _by, ...addressFields } = profile;
const address = { ...addressFields, name: 'Ada Marsh' };

/** The required and optional fields of each form. */
const forms = [
  {
    action: 'account/create',
    good: { ...profile, password },
    optional: ['street_address_2', 'phone_number_ext', 'alt_phone_number', 'aext'],
  },
  {
    action: 'account/modify',
    good: { ...profile, password },
    optional: ['street_address_2', 'phone_number_ext'],
  },
  {
    action: 'address/create',
    good: address,
    optional: ['street_address_2', 'phone_number_ext', 'company_name'],
  },
] as const;

const tooLong = 'x'.repeat(5000);
const wrongTypes = [{ a: 1 }, ['a'], 7, true, null];

describe.each(forms)('every field of $action', ({ action, good, optional }) => {
  const fields = [...Object.keys(good).filter((f) => f !== 'password'), ...optional];

  async function aForm() {
    const { reader, t, store } = await open();
    const isNew = action === 'account/create';
    if (isNew) await reader.get('account/check', { email_address: anEmail(), captcha: 'human' });
    else await signUp(reader);
    const send = async (changed: object) => {
      // Rate limits are not under test here.
      await t.db.query('delete from rate_window');
      return reader.send(action as ActionName, { ...good, ...changed });
    };
    const state = async () => {
      const kept = await t.db.query('select * from customer where store_id = $1', [store.id]);
      if (isNew && kept.length === 0) return { data: kept, session: await reader.get('session/get', {}) };
      const { exported_at: _, ...data } = await reader.get('account/getData', {});
      return { data, session: await reader.get('session/get', {}) };
    };
    return { send, state, before: await state() };
  }

  test('that is too long or of the wrong type is refused by name, and nothing is kept', async () => {
    const { send, state, before } = await aForm();
    for (const field of fields) {
      for (const value of [tooLong, ...wrongTypes]) {
        const answer = await send({ [field]: value });
        // What may be left out may be null as well.
        if (answer.ok) throw new Error(`${field} took ${JSON.stringify(value)?.slice(0, 40)}`);
        expect([field, answer.error_code]).toEqual([field, 'invalid_input']);
        const { fields: wrong } = answer.error_data as { fields: { field: string; message: string }[] };
        expect(wrong.map((w) => w.field)).toContain(field);
        expect(answer.error).not.toMatch(/zod|expected|undefined|stack/i);
      }
    }
    expect(await state()).toEqual(before);
  });

  test('that must be filled in is not by nothing, by spaces or by what cannot be seen', async () => {
    const { send } = await aForm();
    const must = Object.keys(good).filter((f) => f !== 'password' && f !== 'province');
    for (const field of must) {
      for (const value of ['', '   ', '\t\n', '\u00a0\u2003', '\u200b\u2060', '\u3164', '\u2800']) {
        const answer = await send({ [field]: value });
        expect([field, JSON.stringify(value), answer.ok]).toEqual([field, JSON.stringify(value), false]);
      }
    }
  });

  test('is kept without the spaces around it, and as it was written otherwise', async () => {
    const { send, state } = await aForm();
    const answer = await send({ city: '  Saint-Étienne ', street_address: "\t12 O'Neill <b>Row</b>; --" });
    expect(answer.ok).toBe(true);
    const kept = JSON.stringify((await state()).data);
    expect(kept).toContain('"Saint-Étienne"');
    expect(kept).toContain("12 O'Neill <b>Row</b>; --");
  });

  test('that names somebody is one line, written in one direction, and no web address', async () => {
    const { send, state } = await aForm();
    const name = 'first_name' in good ? 'first_name' : 'name';
    for (const address of ['You won! http://evil.example/prize', 'WWW.evil.example', 'ftp://evil.example']) {
      const answer = await send({ [name]: address });
      expect(JSON.stringify(answer)).toContain('can’t be a web address.');
    }
    expect((await send({ [name]: 'Ada\r\nBcc:\u2028\u202eMarsh' })).ok).toBe(true);
    expect(JSON.stringify((await state()).data)).toContain('"Ada Bcc: Marsh"');
  });
});

/** What no field of the small forms may take: not to be stored, not to be an error of the program. */
const strange = [
  '',
  '   ',
  '\u200b',
  '\u0000',
  "' or 1=1 --",
  '../../etc/passwd',
  '%00',
  '０１２３',
  '1e3',
  '-1',
  '2147483648',
  tooLong,
  ...wrongTypes,
];

const isNothing = (value: unknown) => ['', '   ', '\u0000', '\u200b'].some((none) => none === value);

/** Forms of one or two fields, and the ids that buttons send. `good` is right in all but the field that is tried. */
const small: [ActionName, string[], object][] = [
  ['account/check', ['email_address', 'captcha'], { email_address: 'eve@example.org', captcha: 'human' }],
  [
    'account/emailPasswordToken',
    ['email_address', 'captcha'],
    { email_address: 'eve@example.org', captcha: 'human' },
  ],
  ['account/create', ['token'], { ...profile, password }],
  ['account/modify', ['email_address', 'token'], { password }],
  ['account/resetPassword', ['token'], { password }],
  ['account/getEmailFromToken', ['token'], {}],
  ['account/login', ['email_address', 'san', 'password'], { email_address: 'ada@example.org' }],
  ['account/delete', ['email_address', 'password'], {}],
  ['account/endSession', ['id'], {}],
  ['account/linkToRequest', ['email'], {}],
  ['account/linkToVerify', ['token'], {}],
  ['account/removeChildLink', ['id'], {}],
  ['account/removeParentLink', ['id'], {}],
  ['account/setCorp', ['corp_id'], {}],
  ['v1/changeCorpAndTransfer', ['corp_id'], {}],
  ['address/modify', ['address_id'], address],
  ['address/delete', ['address_id'], {}],
  ['address/setPreferred', ['address_id'], {}],
  ['webstore/setMultistoreLocation', ['location_id'], {}],
  ['order/get', ['order_id', 'key'], { order_id: '1' }],
  ['order/getExcel', ['order_id', 'key'], { order_id: '1' }],
  ['order/getReorder', ['order_id', 'key'], { order_id: '1' }],
];

describe.each(small)('%s', (name, fields, good) => {
  test('takes no nonsense: it is refused in words, and the account stays as it was', async () => {
    const { reader, t } = await open();
    const { email } = await signUp(reader, { is_institution: true, company: 'Harbor School' });
    const state = () => reader.get('session/get', {});
    const before = await state();
    const mails = () => t.db.query('select id from mail order by id');
    const mailsBefore = await mails();
    for (const field of fields) {
      for (const value of strange) {
        await t.db.query('delete from rate_window');
        const answer = await reader.send(name, { ...good, [field]: value });
        // No session bears such an id; what is left out may be null as well.
        if (answer.ok) {
          // An empty token counts as missing: nothing was asked for.
          if (name === 'account/modify' && field === 'token' && isNothing(value)) continue;
          const nothing = name === 'account/endSession' ? { ended: 0 } : value === null && answer.value;
          expect([name, value, answer.value]).toEqual([name, value, nothing]);
          continue;
        }
        const codes = [...actions[name].refusals, 'invalid_input', 'login_required'] as string[];
        expect([field, value, codes]).toEqual([field, value, expect.arrayContaining([answer.error_code])]);
        expect(answer.error).toMatch(/^[A-Z].+/);
        expect(answer.error).not.toMatch(/zod|expected|undefined|stack|syntax|null/i);
      }
    }
    expect(await state()).toEqual(before);
    expect(await mails()).toEqual(mailsBefore);
    expect((await reader.get('session/get', {})).user?.email_address).toBe(email);
  });
});

/** Questions: nonsense is no answer of the program's either, and leaves nothing behind. */
const asking: [ActionName, string[], object][] = [
  ['order/getList', ['offset', 'limit', 'year', 'term', 'location_id'], {}],
  ['province/getList', ['country'], {}],
  ['province/get', ['country', 'province'], { country: 'CA', province: 'BC' }],
  ['session/get', ['reset_cart', 'referrer'], {}],
  ['store/getSettings', ['webstore_name'], {}],
  ['account/getAvailableCorps', ['token'], {}],
];

test.each(asking)(
  '%s asked with nonsense answers, or says in words what is wrong',
  async (name, fields, good) => {
    const { reader, t } = await open();
    await signUp(reader);
    const before = await reader.get('session/get', {});
    for (const field of fields) {
      for (const value of strange) {
        await t.db.query('delete from rate_window');
        const answer = await reader.send(name, { ...good, [field]: value });
        if (answer.ok) continue;
        const codes = [...actions[name].refusals, 'invalid_input'] as string[];
        expect([field, value, codes]).toEqual([field, value, expect.arrayContaining([answer.error_code])]);
        expect(answer.error).toMatch(/^[A-Z].+/);
        expect(answer.error).not.toMatch(/zod|expected|undefined|stack|syntax|null/i);
      }
    }
    expect(await reader.get('session/get', {})).toEqual(before);
  },
);

/** Fields that hold a password, old or new. */
const passwords: [ActionName, string, object][] = [
  ['account/create', 'password', profile],
  ['account/modify', 'password', profile],
  ['account/modify', 'new_password', { password }],
  ['account/resetPassword', 'password', { token: 'a'.repeat(43) }],
  ['account/login', 'password', {}],
  ['account/delete', 'password', {}],
];

test.each(passwords)(
  'a password that is none opens and changes nothing: %s %s',
  async (name, field, good) => {
    const { reader, stranger, t } = await open();
    const { email } = await signUp(reader);
    const caller = name === 'account/modify' || name === 'account/delete' ? reader : stranger();
    const none = ['', ' ', 'short', '\u200b', `${password} `, password.toUpperCase(), tooLong, ...wrongTypes];
    // A new one may have spaces and capitals.
    const isNew = field === 'new_password' || name === 'account/create' || name === 'account/resetPassword';
    for (const value of isNew ? none.filter((v) => typeof v !== 'string' || !v.trim().includes(' ')) : none) {
      // Left out is not changed.
      if (field === 'new_password' && value === null) continue;
      await t.db.query('delete from rate_window');
      const answer = await caller.send(name, { email_address: email, ...good, [field]: value });
      expect([value, answer.ok]).toEqual([value, false]);
      if (answer.ok) continue;
      expect(answer.error).toMatch(/^[A-Z].+/);
      expect(answer.error).not.toMatch(/zod|expected|undefined|stack|syntax|null/i);
    }
    await t.db.query('delete from rate_window');
    expect((await stranger().call('account/login', { email_address: email, password })).ok).toBe(true);
  },
);

test('every field of these calls is tried somewhere', () => {
  const tried = new Set<string>();
  for (const [name, fields] of [...small, ...asking]) for (const f of fields) tried.add(`${name} ${f}`);
  for (const [name, field] of passwords) tried.add(`${name} ${field}`);
  // sign-up.test.ts: the mailed link takes along only a way back …; an institution has a name; a store may ask more.
  for (const elsewhere of ['callback_url', 'account_extra_fields']) {
    for (const name of Object.keys(actions)) tried.add(`${name} ${elsewhere}`);
  }
  const missing: string[] = [];
  const ours = /^(account|address|country|province|session|order|store|v1)\/|^webstore\/set/;
  for (const [name, action] of Object.entries(actions)) {
    if (!ours.test(name)) continue;
    const { shape } = action.input as { shape?: object };
    for (const field of Object.keys(shape ?? {}))
      if (!tried.has(`${name} ${field}`)) missing.push(`${name} ${field}`);
  }
  expect(missing).toEqual([]);
});

describe('an email address', () => {
  test('that looks like another is another', async () => {
    const { reader, stranger } = await open();
    await signUp(reader, { email: 'ada.lookalike@example.org' });
    // A Cyrillic a; an ideographic full stop; a zero-width space.
    for (const fake of [
      'аda.lookalike@example.org',
      'ada。lookalike@example.org',
      'ada\u200b.lookalike@example.org',
    ]) {
      const answer = await stranger().call('account/login', { email_address: fake, password });
      expect([fake, answer.ok]).toEqual([fake, false]);
    }
    const spaced = await stranger().call('account/login', {
      email_address: '  ADA.LookAlike@example.org ',
      password,
    });
    expect(spaced.ok).toBe(true);
  });

  test('that is none asks for one', async () => {
    const { reader } = await open();
    const none = [
      '',
      ' ',
      'ada',
      'ada@',
      '@example.org',
      'ada@example',
      'a b@example.org',
      'a@b@example.org',
    ];
    for (const email_address of [
      ...none,
      'ada@example.org\nbcc:eve@example.org',
      `${'a'.repeat(255)}@example.org`,
    ]) {
      const answer = await reader.send('account/check', { email_address, captcha: 'human' });
      expect([email_address.slice(0, 20), answer.ok]).toEqual([email_address.slice(0, 20), false]);
    }
    const mails = await (await open()).t.db.query("select 1 from mail where recipient like '%bcc%'");
    expect(mails).toEqual([]);
  });
});

describe('a session', () => {
  test('that an attacker has put into a browser opens nothing after its owner logs in', async () => {
    const { reader, stranger } = await open();
    const { email } = await signUp(reader);
    const attacker = stranger();
    await attacker.get('webstore/setMultistoreLocation', {
      location_id: (await attacker.get('webstore/getContactAndHours', {}))[0]?.location_id ?? 0,
    });
    const victim = stranger();
    victim.caller.token = attacker.caller.token;
    const planted = attacker.caller.token;
    await victim.get('account/login', { email_address: email, password });
    expect(victim.caller.token).not.toBe(planted);
    attacker.caller.token = planted;
    expect((await attacker.get('session/get', {})).logged_in).toBe(false);
    expect((await attacker.call('account/getData', {})).ok).toBe(false);
  });

  test('is not handed out a second time when the login that made it is replayed', async () => {
    const { reader, stranger } = await open();
    const { email } = await signUp(reader);
    const browser = stranger();
    const uuid = crypto.randomUUID();
    await browser.get('webstore/setMultistoreLocation', {
      location_id: (await browser.get('webstore/getContactAndHours', {}))[0]?.location_id ?? 0,
    });
    const guest = browser.caller.token;
    await browser.get('account/login', { email_address: email, password }, uuid);
    const own = browser.caller.token;

    // An attacker replays the recorded request, with the password and without it.
    for (const tried of [password, 'not this one']) {
      const eve = stranger();
      eve.caller.token = guest;
      const answer = await eve.call('account/login', { email_address: email, password: tried }, uuid);
      expect(eve.caller.token).not.toBe(own);
      if (tried !== password) expect(answer.ok).toBe(false);
    }
    await browser.get('account/logout', {});
    const late = stranger();
    late.caller.token = own;
    expect((await late.get('session/get', {})).logged_in).toBe(false);
  });

  test('of one tab counts in the other: who logs in there is who acts here', async () => {
    const { reader, stranger } = await open();
    const first = await signUp(reader);
    const second = await signUp(stranger());
    const tab = stranger();
    await tab.get('account/login', { email_address: first.email, password });
    const before = tab.caller.token;
    await tab.get('account/login', { email_address: second.email, password });
    // A request of the first login that was still on its way.
    const late = stranger();
    late.caller.token = before;
    const answer = await late.call('account/modify', { ...profile, first_name: 'Late', password } as never);
    expect(answer.ok).toBe(false);
    expect((await tab.get('session/get', {})).user?.email_address).toBe(second.email);
  });
});
