import { eventsAtATime } from '../../contract/event-rules.ts';
import * as m from '../../messages/compiled/messages.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { fromDataBlock, useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, notFound, serverLoader, valueFrom } from '../page-load.ts';
import { EventCalendar } from '../parts/event/event-calendar.tsx';
import { inWords } from '../parts/event/event-dates.ts';
import { EventList } from '../parts/event/event-list.tsx';
import {
  calendarPath,
  eventsPagePath,
  eventsPath,
  feedPath,
  type Listing,
  monthPath,
  pastPath,
} from '../parts/event/event-paths.ts';
import { loadDates, loadListing, nowIn, todayIn } from '../parts/event/load-events.ts';
import { lastDayOf, monthOf } from '../parts/event/month.ts';
import { pageMeta } from '../parts/page/meta.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { PrintHead } from '../parts/page/print-head.tsx';
import { rootOf } from '../parts/page/root-data.ts';
import { useSettings } from '../parts/session/use-settings.ts';
import type { Route } from './+types/events';
import styles from './events.module.css';

export async function load({ api, url }: LoadArgs) {
  const settings = valueFrom(await api('store/getSettings', {}));
  const today = todayIn(settings, nowIn());
  if (url.searchParams.get('view') === 'calendar') {
    const month = monthOf(url.searchParams.get('month'), today);
    const shown = await loadDates(api, settings, `${month}-01`, lastDayOf(month));
    return { ...shown, view: 'calendar' as const, month, today };
  }
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > 10_000) throw notFound();
  const listing: Listing = url.searchParams.get('view') === 'past' ? 'past' : 'upcoming';
  const shown = await loadListing(api, settings, listing, { offset: (page - 1) * eventsAtATime });
  if (page > 1 && shown.rows.length === 0) throw notFound();
  return { ...shown, view: listing, page };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const shown = fromDataBlock(loaderData);
  const root = rootOf(matches);
  const store = root?.store_info.name ?? '';
  if (shown?.view === 'calendar') {
    return pageMeta(root, {
      name: m.events_in_month({ month: inWords(`${shown.month}-01`, 'month') }),
      description: m.events_description({ store }),
      canonical: monthPath(shown.month),
      // Months have no end: a crawler would never come out of them.
      noindex: true,
    });
  }
  const isPast = shown?.view === 'past';
  return pageMeta(root, {
    name: isPast ? m.events_past_heading() : m.events_heading(),
    description: isPast ? m.events_past_description({ store }) : m.events_description({ store }),
    canonical: eventsPagePath(shown?.page ?? 1, shown?.view),
  });
}

/** The events to come, as a list or a month, and those that are over (EVENT-001, EVENT-014). */
export default function Events() {
  const shown = useLoaded<typeof loader>();
  const { is_private } = useSettings();
  const { view } = shown;
  return (
    <PageBody>
      <PrintHead />
      <Breadcrumbs crumbs={[{ label: m.common_home(), href: '/' }, { label: m.events_heading() }]} />
      <header className={styles.head}>
        <h1>{view === 'past' ? m.events_past_heading() : m.events_heading()}</h1>
        <TabLinks
          label={m.events_views()}
          tabs={[
            { label: m.events_list(), href: eventsPath, current: view === 'upcoming' },
            { label: m.events_calendar(), href: calendarPath, current: view === 'calendar' },
            { label: m.events_past_tab(), href: pastPath, current: view === 'past' },
          ]}
        />
      </header>
      {shown.view === 'calendar' ? (
        <EventCalendar month={shown.month} events={shown.rows} today={shown.today} level={2} />
      ) : shown.rows.length === 0 ? (
        <EmptyState
          title={view === 'past' ? m.events_none_past() : m.events_none()}
          actions={<LinkButton href={calendarPath}>{m.events_to_calendar()}</LinkButton>}
        />
      ) : (
        <>
          {shown.page > 1 && (
            <p className={styles.back}>
              <Link href={eventsPagePath(shown.page - 1, shown.view)}>
                {view === 'past' ? m.events_later() : m.events_earlier()}
              </Link>
            </p>
          )}
          <EventList
            key={view}
            {...shown}
            listing={shown.view}
            level={2}
            lead={view === 'upcoming' && shown.page === 1 ? styles.lead : undefined}
          />
        </>
      )}
      {!is_private && (
        <p className={styles.feed} data-print="hide">
          <Link href={feedPath}>{m.events_follow()}</Link>
        </p>
      )}
    </PageBody>
  );
}
