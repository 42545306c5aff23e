import { headerKey } from '../../../import/read/csv/header-key.ts';

export const EVENT_FIELDS = [
  'title',
  'start_date',
  'start_time',
  'end_date',
  'end_time',
  'all_day',
  'description',
  'summary',
  'location',
  'address',
  'category',
  'online_url',
  'image_url',
  'recurrence',
  'isbns',
  'rsvp',
  'places',
  'waitlist',
  'id',
] as const;
export type EventField = (typeof EVENT_FIELDS)[number];

/** Headers of tables of events, as Google Calendar, Outlook, WordPress plugins and ticket sellers write them; the better one first. */
const NAMES: Record<EventField | 'ignored', string> = {
  title:
    'Title, Event title, Event name, Name, Subject, Event, Summary title, Titel, Titre, Título, Evento, Veranstaltung',
  start_date:
    'Start date, Event start date, Date, Day, Start, Starts, Starts at, Start date time, Begin, Begins, From, Event date, Datum, Fecha, Data, Date de début',
  start_time:
    'Start time, Event start time, Time, Starts time, Begin time, Beginn, Uhrzeit, Hora, Heure, From time',
  end_date: 'End date, Event end date, End, Ends, Ends at, End date time, Until, To, Enddatum, Fecha fin',
  end_time: 'End time, Event end time, Finish time, Ends time, Ende, To time',
  all_day: 'All day event, All day, Allday, Ganztägig',
  description:
    'Description, Event description, Details, Body, Notes, Content, About, Beschreibung, Descripción, Descrição',
  summary: 'Summary, Short description, Event excerpt, Excerpt, Teaser',
  location:
    'Location, Venue, Event venue name, Venue name, Where, Place, Room, Ort, Lieu, Lugar, Local, Event venue',
  address: 'Address, Venue address, Location address, Street address, Adresse, Dirección',
  category:
    'Category, Categories, Event category, Event categories, Type, Event type, Kind, Kategorie, Catégorie',
  online_url: 'Online url, Online link, Meeting link, Join link, Zoom link, Stream url, Webinar link',
  image_url: 'Image, Image url, Event featured image, Featured image, Picture, Photo',
  recurrence: 'Recurrence, Recurrence rule, RRULE, Repeats, Repeat',
  isbns: 'ISBN, ISBNs, Books, Book ISBN, ISBN13, EAN, EANs, Titles',
  rsvp: 'RSVP, Attendance, Registration, Reservation required',
  places: 'Places, Capacity, Seats, Limit, RSVP limit, Spots, Max attendees, Total capacity, Plätze',
  waitlist: 'Waitlist, Waiting list, Waitlist enabled',
  id: 'UID, Event id, ID, Unique id',
  ignored:
    'Private, Show time as, Priority, Reminder on/off, Reminder date, Reminder time, Meeting organizer, Event cost, Cost, Price, Event website, Organizer, Event organizer name, Status, Time zone, Timezone, Author',
};

export const EVENT_HEADERS = new Map<string, { field: EventField | 'ignored'; rank: number }>();
for (const [field, names] of Object.entries(NAMES) as [EventField | 'ignored', string][]) {
  names.split(', ').forEach((name, rank) => {
    const key = headerKey(name);
    if (!EVENT_HEADERS.has(key)) EVENT_HEADERS.set(key, { field, rank });
  });
}
