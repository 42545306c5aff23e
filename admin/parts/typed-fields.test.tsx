import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { action as saveEvent } from '../pages/event.tsx';
import { action as saveList } from '../pages/list.tsx';
import { action as saveLocation } from '../pages/location.tsx';
import { action as savePromotion } from '../pages/promotion.tsx';
import { action as saveRate } from '../pages/shipping-rate.tsx';
import { EventFields } from './event-fields.tsx';
import { ListFields } from './list-fields.tsx';
import { LocationFields } from './location-fields.tsx';

type Typed = Readonly<Record<string, string>>;
type Element = DefaultTreeAdapterTypes.Element;

const attribute = (element: Element | undefined, wanted: string) =>
  element?.attrs.find(({ name }) => name === wanted)?.value;

const elementsIn = (node: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));

/** What a browser would send of these fields, by their names. */
function sentOf(fields: ReactNode): Record<string, string> {
  const elements = elementsIn(parseFragment(renderToStaticMarkup(fields)));
  return Object.fromEntries(
    elements.flatMap((element) => {
      const [name, value] = [attribute(element, 'name'), sentValue(element)];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Undefined for a box or a choice that is not checked. */
function sentValue(element: Element): string | undefined {
  if (element.tagName === 'textarea')
    return element.childNodes.map((text) => ('value' in text ? text.value : '')).join('');
  const isSelected = (option: Element) => attribute(option, 'selected') !== undefined;
  if (element.tagName === 'select') return attribute(elementsIn(element).find(isSelected), 'value');
  const isChoice = ['checkbox', 'radio'].includes(attribute(element, 'type') ?? '');
  if (isChoice && attribute(element, 'checked') === undefined) return undefined;
  return attribute(element, 'value') ?? (isChoice ? 'on' : '');
}

const choices = {
  categories: [{ id: 4, name: 'Talks', colour: '#336699' }],
  locations: [{ id: 7, name: 'Pier' }],
};
const countries = [{ value: 'CA', label: 'Canada' }];
const event = (typed?: Typed) => <EventFields event={null} choices={choices} {...(typed && { typed })} />;
const list = (typed?: Typed) => (
  <ListFields list={null} events={[{ value: '7', label: 'Tea' }]} {...(typed && { typed })} />
);
const location = (typed?: Typed) => (
  <LocationFields location={null} countries={countries} {...(typed && { typed })} />
);

/** Fields that take one of some values. */
const chosen: Typed = {
  event_id: '7',
  ...{ recurrence: 'monthly', location_id: '7', category_id: '4', placement: 'others', country: 'CA' },
  ...{ special0_mon: '12', special1_mon: '3', special2_mon: '1', singles: '3' },
};

test.each([
  ['event', event, 15],
  ['list', list, 3],
  ['location', location, 40],
])('the form of a refused %s has all that was typed, and what was not checked', (_, fields, least) => {
  const names = Object.keys(sentOf(fields()));
  expect(names.length).toBeGreaterThan(least);
  const typed = Object.fromEntries(names.map((name) => [name, chosen[name] ?? `typed ${name}`]));
  const boxes = ['is_published', 'waitlist_enabled', 'header_visible'];
  const unchecked = Object.fromEntries(Object.entries(typed).filter(([name]) => !boxes.includes(name)));
  expect(sentOf(fields(unchecked))).toEqual(unchecked);
});

test('a checked box of a refused form is checked', () => {
  expect(sentOf(list({ bargains: 'on' }))).toMatchObject({ bargains: 'on' });
  expect(sentOf(list())).not.toHaveProperty('bargains');
});

test.each([
  ['event', saveEvent, { title: 'Tea', first_day: 'soon' }],
  ['event', saveEvent, { title: 'Tea', books: '12345' }],
  ['list', saveList, { intent: 'details', name: 'Sea', description: '<p>Salt</p>' }],
  ['location', saveLocation, { name: 'Pier', code: '' }],
  ['promotion', savePromotion, { name: 'Sale', type: 'percent', percent: 'ten' }],
  ['promotion', savePromotion, { name: 'Sale', type: 'percent', percent: '10' }],
  ['shipping rate', saveRate, { label: 'Mail', base: '4,50' }],
  ['shipping rate', saveRate, { label: 'Mail', base: '4.50', kinds: 'non_book' }],
  ['location', saveLocation, { name: 'Pier', day0_opens: '10:00' }],
])('a new %s that is refused comes back with what was typed', async (_, action, typed) => {
  const api = async () => ({ ok: false, error: 'No.', error_code: 'invalid', error_data: {} });
  const request = new Request('http://shop.localhost/admin', {
    method: 'POST',
    body: new URLSearchParams(typed),
  });
  const answer = await action({ context: { api }, params: { id: 'new' }, request } as never);
  expect(answer).toMatchObject({ data: { typed }, init: { status: 400 } });
});

test.each([
  ['title', {}, { fields: [{ field: 'title', message: 'Too long.' }] }, 'invalid'],
  ['is_published', {}, { fields: [{ field: 'is_published', message: 'Guests come.' }] }, 'has_guests'],
  ['books', {}, { eisbns: ['9780000000002'] }, 'unknown_titles'],
  ['books', { books: '12345' }, {}, 'invalid'],
])('what is wrong with the %s of an event stands beside it', async (name, typed, error_data, error_code) => {
  const api = async () => ({ ok: false, error: 'Too long.', error_code, error_data });
  const body = new URLSearchParams({ title: 'Tea', ...typed });
  const request = new Request('http://shop.localhost/admin', { method: 'POST', body });
  const answer = (await saveEvent({ context: { api }, params: { id: 'new' }, request } as never)) as {
    data: { problems: Record<string, string> };
  };
  const { problems } = answer.data;
  expect(Object.keys(problems)).toEqual([name]);
  const drawn = elementsIn(
    parseFragment(
      renderToStaticMarkup(<EventFields event={null} choices={choices} typed={{}} problems={problems} />),
    ),
  );
  const wrong = drawn.filter((element) => attribute(element, 'aria-invalid') === 'true');
  expect(wrong.map((element) => attribute(element, 'name'))).toEqual([name]);
});

test.each([
  [true, 'saved'],
  [false, 'event_hidden'],
])('says of a saved event whether the shop shows it (%s)', async (is_published, done) => {
  const api = async () => ({ ok: true, value: { id: 7, is_published } });
  const body = new URLSearchParams({ title: 'Tea' });
  const request = new Request('http://shop.localhost/admin/events/new', { method: 'POST', body });
  const context = { api, undoable: () => undefined };
  const answer = await saveEvent({ context, params: { id: 'new' }, request } as never);
  expect((answer as Response).headers.get('location')).toBe(`/events/7?done=${done}`);
});
