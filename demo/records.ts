import { hashOf } from '../server/image/seeded-random.ts';
import type { Availability, Read, TitleRecord } from '../server/import/record.ts';
import { htmlFromPlain } from '../server/import/rules/sanitize.ts';
import { beside } from './catalogue/beside.ts';
import type { TitleFacts } from './catalogue/facts.ts';
import type { DemoShop } from './demo-shop.ts';

/** The facts as an import would read them, so that demo titles are saved the way all others are. */
export function demoReads(titles: readonly TitleFacts[]): Read[] {
  return titles.map((facts, i) => ({ kind: 'record', line: i + 1, record: recordOf(facts), warnings: [] }));
}

/** The tickets of a shop's events, which no feed has. */
export function ticketReads({ events, currency }: DemoShop): Read[] {
  const tickets = events.flatMap(({ ticket, description }) => (ticket ? [{ ...ticket, description }] : []));
  return tickets.map(({ isbn, title, price, description }, i) => ({
    kind: 'record',
    line: i + 1,
    warnings: [],
    record: {
      eisbn: isbn,
      source: 'demo',
      notification: 'confirmed',
      title,
      binding: 'Ticket',
      description: htmlFromPlain(description),
      prices: [{ amount: price, currency, territory: [], tax_included: false }],
      availability: 'available',
    },
  }));
}

function recordOf(facts: TitleFacts): TitleRecord {
  const { reviews, media, contents, illustrations, edition } = beside[facts.isbn] ?? {};
  return {
    eisbn: facts.isbn,
    source: 'demo',
    notification: 'confirmed',
    title: facts.title,
    subtitle: facts.subtitle ?? null,
    contributors: facts.authors.map(({ name, inverted, role, canadian }) => ({
      name,
      name_inverted: inverted,
      role: role ?? 'A01',
      ...(canadian && { canadian }),
    })),
    series: facts.series ?? null,
    series_number: facts.series_number ?? null,
    publisher: facts.publisher,
    imprint: facts.imprint ?? null,
    publication_date: facts.date,
    binding: facts.binding,
    is_large_print: facts.large_print ?? false,
    language: facts.language,
    pages: facts.pages ?? null,
    audience: facts.audience,
    age_from: facts.age_from ?? null,
    age_to: facts.age_to ?? null,
    subjects: facts.subjects.map((code, i) => ({ scheme: 'thema', code, ...(i === 0 && { main: true }) })),
    description: facts.description.startsWith('<') ? facts.description : htmlFromPlain(facts.description),
    bio: facts.bio ? [htmlFromPlain(facts.bio)] : [],
    prices: [
      { amount: facts.price_usd, currency: 'USD', territory: ['US'], tax_included: false },
      { amount: facts.price_cad, currency: 'CAD', territory: ['CA'], tax_included: false },
    ],
    availability: availabilityOf(facts),
    sales_rank: facts.rank,
    ...(reviews && { reviews }),
    ...(media && { media }),
    ...(contents && { table_of_contents: `<ol>${contents.map((c) => `<li>${c}</li>`).join('')}</ol>` }),
    ...(illustrations && { illustrations }),
    ...(edition && { edition }),
  };
}

/** Some of the old books that are not in stock are out of print, as in a real catalogue. */
function availabilityOf(facts: TitleFacts): Availability {
  if (facts.forthcoming) return 'forthcoming';
  if (facts.stock !== 'none' || facts.date >= '2000' || facts.binding === 'Gift Card') return 'available';
  const chance = hashOf(`availability ${facts.isbn}`) % 10;
  return chance < 3 ? 'out_of_print' : chance < 5 ? 'out_of_stock_indefinitely' : 'available';
}
