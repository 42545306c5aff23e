import { eventPath } from '../../contract/event-path.ts';
import * as m from '../../messages/compiled/messages.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { fromDataBlock, useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { inWords } from '../parts/event/event-dates.ts';
import { EventDay } from '../parts/event/event-day.tsx';
import { eventLd } from '../parts/event/event-ld.ts';
import { calendarPath, dayPath, eventFilter, eventsPath } from '../parts/event/event-paths.ts';
import { EventView } from '../parts/event/event-view.tsx';
import { loadEvent } from '../parts/event/load-event.ts';
import { loadDates, nowIn } from '../parts/event/load-events.ts';
import { breadcrumbLd, JsonLd } from '../parts/page/json-ld.tsx';
import { pageMeta } from '../parts/page/meta.ts';
import { MissingPage, missingPage } from '../parts/page/missing-page.tsx';
import { PageBody } from '../parts/page/page-body.tsx';
import { PrintHead } from '../parts/page/print-head.tsx';
import { rootOf } from '../parts/page/root-data.ts';
import { unlistedMeta } from '../parts/page/unlisted-meta.ts';
import { useSettings } from '../parts/session/use-settings.ts';
import type { Route } from './+types/event';

const missing: string[] = ['not_found', 'invalid_input'];

/** An event, or the events of a day (EVENT-015, EVENT-016, EVENT-033). */
export async function load({ api, params }: LoadArgs) {
  const settings = valueFrom(await api('store/getSettings', {}));
  const wanted = eventFilter(params.event_filter ?? '');
  if ('day' in wanted) {
    const { day } = wanted;
    return { ...(await loadDates(api, settings, day, day)), kind: 'day' as const, day };
  }
  const answer = await loadEvent(api, settings, wanted.eventId);
  if (!answer.ok && missing.includes(answer.error_code)) throw await missingPage(api);
  return { ...valueFrom(answer), kind: 'event' as const, now: nowIn() };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return unlistedMeta(matches, m.events_missing_title());
  const shown = fromDataBlock(loaderData);
  if (shown.kind === 'day') {
    const name = m.events_on_day({ date: inWords(shown.day, 'day') });
    return pageMeta(rootOf(matches), {
      name,
      description: shown.rows.map(({ title }) => title).join(', '),
      canonical: dayPath(shown.day),
      noindex: shown.rows.length === 0,
    });
  }
  const { event } = shown;
  return pageMeta(rootOf(matches), {
    name: event.title,
    description: `${event.date_text}, ${event.time_text}. ${event.summary}`,
    canonical: eventPath(event.id),
    image: event.image_url.split('#')[0] || undefined,
  });
}

export default function EventPage() {
  const shown = useLoaded<typeof loader>();
  const settings = useSettings();
  const name = shown.kind === 'day' ? inWords(shown.day, 'day') : shown.event.title;
  const way = [
    { label: m.common_home(), href: '/' },
    { label: m.events_heading(), href: eventsPath },
  ];
  return (
    <PageBody>
      <PrintHead />
      <Breadcrumbs crumbs={[...way, { label: name }]} />
      {shown.kind === 'day' ? (
        <EventDay {...shown} />
      ) : (
        <>
          <EventView {...shown} />
          <JsonLd
            data={[
              eventLd(settings, shown.event),
              breadcrumbLd(settings.store_info.base_url, [
                ...way,
                { label: name, href: eventPath(shown.event.id) },
              ]),
            ]}
          />
        </>
      )}
    </PageBody>
  );
}

export function ErrorBoundary() {
  return (
    <MissingPage
      title={m.events_missing_title()}
      reason={m.events_missing()}
      ways={
        <>
          <LinkButton href={eventsPath} variant="primary">
            {m.events_all()}
          </LinkButton>
          <LinkButton href={calendarPath}>{m.events_to_calendar()}</LinkButton>
        </>
      }
    />
  );
}
