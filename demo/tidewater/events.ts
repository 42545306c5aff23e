import type { DemoEvent } from '../demo-shop.ts';

/** Days count from the day of the seed, so that the calendar is never empty. */
export const tidewaterEvents: DemoEvent[] = [
  {
    title: 'Story time on the rug',
    category: 'Story time',
    on: { weekday: 6, after: -27 },
    time: ['10:30', '11:15'],
    recurrence: 'FREQ=WEEKLY;BYDAY=SA',
    recurring_as_single_row: true,
    description:
      'Two picture books, one song, and a cookie for anyone under four feet tall. June reads; grown-ups drink the coffee. No need to sign up.',
    books: 'blueberries-for-sal make-way-for-ducklings',
  },
  {
    title: 'Lantern Street Book Club',
    category: 'Book club',
    on: { weekday: 2, after: -20 },
    time: ['18:30', '20:00'],
    recurrence: 'FREQ=MONTHLY;BYDAY=2TU',
    description:
      'We read one book a month and argue about it kindly. Newcomers are welcome, even if you’ve only made it to chapter three. The club’s books are ten percent off for everyone.',
    books: 'stoner gilead the-bookshop',
    cancelled: { which: 3, note: 'The club takes a month off' },
  },
  {
    title: 'Ask the bookseller',
    category: 'Talks',
    on: { weekday: 6, after: -27 },
    time: ['14:00', '15:30'],
    recurrence: 'FREQ=MONTHLY;BYDAY=3SA',
    recurring_as_single_row: true,
    description:
      'Marcus sits by the window and finds your next book from the last three you loved. No need to sign up.',
  },
  {
    title: 'Olive Kitteridge, read aloud',
    category: 'Readings',
    on: { weekday: 4, after: 2 },
    time: ['18:30', '20:00'],
    attendance: 'request',
    rsvp_limit: 24,
    waitlist_enabled: true,
    rsvps: [
      ['Ruth Pelletier', 4],
      ['Amos Beal', 2],
      ['Ines Castonguay', 6],
      ['Winslow Dyer', 2],
      ['Clara Thibodeau', 5],
      ['Jun Sato', 1],
      ['Hazel Libby', 4],
      ['Peter Alden', 2],
      ['Grace Moody', 1],
    ],
    description:
      '<p>Marcus and four of our regulars read two stories from the Maine book we sell most, by lamplight and with cider. There are <b>24 chairs</b>.</p>',
    books: 'olive-kitteridge',
  },
  {
    title: 'Lobster boats and the people who run them',
    category: 'Readings',
    on: { day: 12 },
    time: ['19:00', '20:30'],
    attendance: 'request',
    rsvp_limit: 12,
    waitlist_enabled: true,
    rsvps: [
      ['Amos Beal', 4],
      ['Eliza Merrow', 2],
      ['Hazel Libby', 4],
    ],
    at: { location_text: 'Custom House Wharf, upstairs', address: 'Custom House Wharf, Portland, ME 04101' },
    description:
      'A slide evening about the working waterfront, with the books that got it right. Not at the store this time: it’s up the outside stairs, and the stairs are steep.',
    books: 'the-lobster-chronicles the-hungry-ocean cod',
  },
  {
    title: 'What to read next winter, online',
    category: 'Talks',
    on: { day: 9 },
    time: ['12:00', '12:45'],
    online_url: 'https://example.com/meet/tidewater-winter',
    description:
      'Nell holds long books up to the camera and says which ones are worth the blanket. Bring lunch. For everyone who can’t get to Portland.',
    books: 'the-shipping-news middlemarch',
  },
  {
    title: 'Chowder and sea stories',
    category: 'Readings',
    on: { weekday: 5, after: 11 },
    time: ['18:00', '20:30'],
    ticket: { isbn: '2900000000018', title: 'Chowder and sea stories: one seat', price: 2500, places: 30 },
    description:
      'A bowl of chowder, bread and cider at the long table, and between the courses three short stories about the sea, read by Marcus. The price includes supper; tell us at the door if you’d like yours without clams.',
    books: 'the-shipping-news moby-dick',
  },
  {
    title: 'Sidewalk sale',
    category: 'Sales',
    on: { weekday: 5, after: 14, days: 3 },
    description:
      'Remainders and used finds on tables out front, for three days, if it doesn’t blow too hard. Cash is quickest.',
  },
  {
    title: 'Knots and novels',
    category: 'Talks',
    on: { weekday: 3, after: 18 },
    time: ['18:00', '19:30'],
    moved: { by: 7, note: 'Moved by a week: our knot teacher is at sea' },
    description: 'Learn a bowline, then hear why half of Moby-Dick is rope. All hands, ages ten and up.',
    books: 'moby-dick master-and-commander',
  },
  {
    title: 'Mysteries by the fire',
    category: 'Readings',
    on: { weekday: 2, after: 20 },
    time: ['19:00', '20:30'],
    cancelled: { note: 'Our reader has lost her voice' },
    description: 'A murder read aloud, with the last chapter left out until everyone has guessed.',
    books: 'the-hound-of-the-baskervilles and-then-there-were-none',
  },
  {
    title: 'Local Writers’ Day',
    category: 'Readings',
    on: { weekday: 6, after: 37 },
    description:
      'All day long, writers from around Casco Bay behind the front table. Come and ask them anything.',
    books: 'on-writing one-writers-beginnings',
  },
  {
    title: 'Thoreau by canoe',
    category: 'Talks',
    on: { weekday: 4, after: -13 },
    time: ['18:30', '20:00'],
    description: 'What the Maine woods looked like from the water, then and now.',
    books: 'walden',
  },
  {
    title: 'Cookbook swap',
    category: 'Talks',
    on: { weekday: 6, after: -20 },
    time: ['17:00', '19:00'],
    description: 'Bring a cookbook that you’ve stopped using, take one home that you’ll stain.',
    books: 'joy-of-cooking',
  },
];

export const tidewaterEventCategories: { name: string; colour: string }[] = [
  { name: 'Readings', colour: '#8a3b2a' },
  { name: 'Story time', colour: '#b7791f' },
  { name: 'Book club', colour: '#2f6f73' },
  { name: 'Talks', colour: '#3f5a8a' },
  { name: 'Sales', colour: '#5b6b2f' },
];
