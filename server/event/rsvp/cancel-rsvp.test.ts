import { expect, test } from 'vitest';
import { anEvent, anRsvp, type EventOverrides } from '../../../test/events.ts';
import { type SellingShop, sellingShops } from '../../../test/selling-shop.ts';
import { sentMails } from '../../../test/sent-mails.ts';
import { cancelDate } from '../write.ts';
import { rsvpTag } from './rsvp-tag.ts';

const open = sellingShops();

/** An event with two places, and guests who reserve them one after the other. */
async function aFullEvent(overrides: EventOverrides = {}) {
  const shop = await open();
  const event_id = await anEvent(shop.t.db, shop.store.id, {
    attendance: 'request',
    rsvp_limit: 2,
    waitlist_enabled: true,
    location_id: shop.location.id,
    ...overrides,
  });
  await sentMails(shop.t);
  return {
    shop,
    event_id,
    info: () => shop.stranger().get('event/v2/getRsvpInfo', { event_id }),
    /** Reserves, and returns the mail about it with the tag of its link. */
    async guest(email: string, quantity = 1) {
      const visitor = shop.stranger();
      await visitor.get('event/v2/rsvp', { event_id, ...anRsvp({ email, quantity }) });
      const [mail] = await sentMails(shop.t);
      const tag = /\/cancel\/event\/\d+\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      return { email, visitor, mail, tag };
    },
    link: (tag: string) => shop.stranger().call('event/v2/getRsvp', { event_id, rsvp_id: tag }),
    cancel: (tag: string) => shop.stranger().call('event/v2/cancelRsvp', { event_id, rsvp_id: tag }),
  };
}

const subjectsOf = async ({ t }: SellingShop) =>
  (await sentMails(t)).map(({ to, subject }) => `${to}: ${subject}`).sort();

test('the mail has all of the event, the calendar file, and a link that cancels (RSVP-023, RSVP-027, CALL-117)', async () => {
  const { shop, event_id, guest, cancel, info } = await aFullEvent({
    first_day: '2094-06-04',
    title: 'Sea & <sky>',
  });
  const { mail, tag } = await guest('ada@example.org', 2);
  const { origin } = shop.reader.caller.store;
  expect(mail).toMatchObject({ to: 'ada@example.org', subject: 'Your RSVP for Sea & <sky>' });
  for (const part of [
    'Hello Ada Reader,',
    'We’ve saved 2 places for you.',
    'Sea & <sky>\nFriday, June 4, 2094\n6:30\u00a0pm – 8\u00a0pm\nMain Street',
    `${origin}/events/${event_id}\n`,
    `${origin}/events/${event_id}.ics`,
    `${origin}/cancel/event/${event_id}/${tag}`,
  ])
    expect(mail?.text).toContain(part);
  expect(mail?.html).toContain('Sea &amp; &lt;sky&gt;');
  expect(mail?.html).toContain(`/cancel/event/${event_id}/`);
  expect(await cancel(tag)).toMatchObject({ ok: true });
  expect(await info()).toMatchObject({ current_count: 0 });
  const [canceled] = await sentMails(shop.t);
  expect(canceled).toMatchObject({ to: 'ada@example.org', subject: 'Your RSVP for Sea & <sky> is canceled' });
  expect(canceled?.text).not.toMatch(/cancel\/event|\.ics/);
  // The address may reserve again.
  await guest('ADA@example.org');
});

test('where an online event is joined is for those who have a place', async () => {
  const online_url = 'https://meet.example/sea';
  const { guest } = await aFullEvent({
    is_online: true,
    online_url,
    location_id: null,
    first_day: '2094-06-04',
  });
  const { mail } = await guest('ada@example.org', 2);
  expect(mail?.text).toContain(`Join online:\n${online_url}`);
  expect(mail?.text).toContain('6:30\u00a0pm – 8\u00a0pm EDT');
  const { mail: waits } = await guest('ben@example.org');
  expect(waits?.text).not.toContain(online_url);
  expect(waits?.html).not.toContain(online_url);
});

test('places that become free go to those who wait, in their order, as long as all of the next one fit', async () => {
  const { shop, info, guest, cancel } = await aFullEvent();
  const ada = await guest('ada@example.org');
  const ben = await guest('ben@example.org');
  const cleo = await guest('cleo@example.org', 2);
  const dan = await guest('dan@example.org');
  expect(cleo.mail?.subject).toBe('You’re on the waiting list for An evening of sea stories');
  expect(cleo.mail?.text).not.toContain('.ics');
  await cancel(ada.tag);
  // One place is free: too few for Cleo, and Dan came later.
  expect(await subjectsOf(shop)).toEqual([
    'ada@example.org: Your RSVP for An evening of sea stories is canceled',
  ]);
  expect(await info()).toMatchObject({ current_count: 1 });
  await cancel(ben.tag);
  expect(await subjectsOf(shop)).toEqual([
    'ben@example.org: Your RSVP for An evening of sea stories is canceled',
    'cleo@example.org: You have a place at An evening of sea stories',
  ]);
  expect(await info()).toMatchObject({ current_count: 2 });
  // Her first link still works, and who waits may leave as well.
  await cancel(dan.tag);
  await cancel(cleo.tag);
  expect(await info()).toMatchObject({ current_count: 0 });
});

test('a used, forged or foreign tag cancels nothing, and gets one sentence', async () => {
  const { shop, event_id, guest, cancel, info } = await aFullEvent();
  const { tag } = await guest('ada@example.org');
  const other = await anEvent(shop.t.db, shop.store.id, { attendance: 'request' });
  const [row] = await shop.t.db.query<{ id: number }>('select id from event_rsvp where event_date_id = $1', [
    event_id,
  ]);
  const id = row?.id ?? 0;
  const forged = [
    `${event_id} ${id}`,
    shop.t.shop.secret.seal('mail', `${event_id} ${id}`),
    `${tag.slice(0, -3)}AAA`,
    rsvpTag(shop.t.shop.secret, other, id),
    rsvpTag(shop.t.shop.secret, event_id, id + 1000),
    String(id),
    '',
  ];
  const answers = await Promise.all(forged.map(cancel));
  answers.push(await shop.stranger().call('event/v2/cancelRsvp', { event_id: other, rsvp_id: tag }));
  expect(await info()).toMatchObject({ current_count: 1 });
  await cancel(tag);
  answers.push(await cancel(tag));
  for (const answer of answers)
    expect(answer).toMatchObject({
      error_code: 'unknown_rsvp',
      error: 'This link no longer works: the RSVP has been canceled, or it never existed.',
    });
});

test('the link says what it would cancel, and changes nothing (RSVP-023)', async () => {
  const { guest, link, cancel, info } = await aFullEvent({ first_day: '2094-06-04' });
  const ada = await guest('ada@example.org', 2);
  const ben = await guest('ben@example.org');
  expect(await link(ada.tag)).toMatchObject({
    value: {
      title: 'An evening of sea stories',
      date_text: 'Friday, June 4, 2094',
      time_text: '6:30\u00a0pm – 8\u00a0pm',
      quantity: 2,
      waitlisted: false,
      state: 'live',
    },
  });
  expect(await link(ben.tag)).toMatchObject({ value: { quantity: 1, waitlisted: true, state: 'live' } });
  expect(await info()).toMatchObject({ current_count: 2 });
  await cancel(ada.tag);
  expect(await link(ada.tag)).toMatchObject({ value: { state: 'canceled' } });
  expect(await link(`${ada.tag.slice(0, -3)}AAA`)).toMatchObject({ error_code: 'unknown_rsvp' });
});

test('there is nothing to cancel once the event is over or canceled', async () => {
  const { shop, event_id, guest, link, cancel } = await aFullEvent();
  const { tag } = await guest('ada@example.org');
  await shop.t.db.tx((q) => cancelDate(q, shop.store.id, { dateId: event_id, version: 1 }, ''));
  expect(await link(tag)).toMatchObject({ value: { state: 'event_canceled' } });
  expect(await cancel(tag)).toMatchObject({ error_code: 'event_cancelled' });
  await shop.t.db.query(
    `update event_date set status = 'scheduled', starts_at = now() - interval '2 h', ends_at = now() - interval '1 h'
     where id = $1`,
    [event_id],
  );
  expect(await link(tag)).toMatchObject({ value: { state: 'event_over' } });
  expect(await cancel(tag)).toMatchObject({ error_code: 'event_over', error: 'This event is over.' });
});

test('of those who cancel and reserve at once, no one gets a place that is not free', async () => {
  const { shop, event_id, guest, cancel, info } = await aFullEvent({ rsvp_limit: 5 });
  const first = [];
  for (let i = 0; i < 5; i += 1) first.push(await guest(`first${i}@example.org`));
  const newcomers = Array.from({ length: 10 }, () => shop.stranger());
  await Promise.all([
    ...newcomers.map((one) => one.get('event/v2/rsvp', { event_id, ...anRsvp() })),
    ...first.map(({ tag }) => cancel(tag)),
  ]);
  expect(await info()).toMatchObject({ current_count: 5 });
  const [places] = await shop.t.db.query(
    `select count(*) filter (where waitlisted)::int as waiting, count(*)::int as live
     from event_rsvp where event_date_id = $1 and canceled_at is null`,
    [event_id],
  );
  expect(places).toEqual({ waiting: 5, live: 10 });
});
