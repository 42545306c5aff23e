import { expect, it } from 'vitest';
import { paragraphText } from './paragraph-text.ts';
import { type DeskFacts, factValues, readFacts, seenFacts, untouchedAsSeen } from './title-facts-form.ts';

const facts: DeskFacts = {
  ...{
    eisbn: '9780140328721',
    title: 'Tides',
    subtitle: '',
    series: '',
    series_number: '',
    publisher: 'Quay',
  },
  people: [
    { name: 'Mara Quill', role: 'A01' },
    { name: 'Jo Reyes', role: 'A12' },
    { name: 'Ana Sol', role: 'A01' },
  ],
  ...{ publication_date: '2021-05', binding: 'Hardcover', is_large_print: true, language: 'English' },
  ...{ pages: 144, list_price: 1650, description: '<p>Boats &amp; birds.</p>\n<p>With<br />maps.</p>' },
};

const formOf = (values: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

it('changes nothing that was left alone, also of what it shows in other ways', () => {
  const { eisbn: _, ...seen } = facts;
  const untouched = factValues(facts);
  const { given, problems } = readFacts(formOf(untouched));
  expect(problems).toEqual({});
  expect(untouchedAsSeen(given, seen)).toEqual(seen);
  expect(JSON.parse(seenFacts(facts))).toEqual(seen);
  const typed = { ...untouched, authors: 'Mara Quill', description: 'Boats.\r\n\r\nMaps.' };
  expect(untouchedAsSeen(readFacts(formOf(typed)).given, seen)).toEqual({
    ...seen,
    people: [facts.people[0], facts.people[1]],
    description: 'Boats.\n\nMaps.',
  });
});

it('names what cannot be read', () => {
  const { problems } = readFacts(
    formOf({ title: 'Tides', publication_date: 'May', list_price: 'abc', pages: 'x' }),
  );
  expect(Object.keys(problems).sort()).toEqual(['list_price', 'pages', 'publication_date']);
});

it('shows paragraphs as they were typed, and a text with more to it as HTML', () => {
  expect(paragraphText(facts.description)).toBe('Boats & birds.\n\nWith\nmaps.');
  expect(paragraphText('<p>Very <i>good</i>.</p>')).toBe('<p>Very <i>good</i>.</p>');
});
