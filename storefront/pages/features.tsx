import * as m from '../../messages/compiled/messages.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { fromDataBlock, useLoaded } from '../page-data.ts';
import { browserLoader, type LoadArgs, serverLoader, valueFrom } from '../page-load.ts';
import { FeatureCard } from '../parts/features/feature-card.tsx';
import { featuresAddress, featuresQuery } from '../parts/features/features-address.ts';
import { FeaturesForm } from '../parts/features/features-form.tsx';
import { pageMeta } from '../parts/page/meta.ts';
import { PageBody } from '../parts/page/page-body.tsx';
import { rootOf } from '../parts/page/root-data.ts';
import type { Route } from './+types/features';
import styles from './features.module.css';

export async function load({ api, url }: LoadArgs) {
  const asked = featuresQuery(url.searchParams);
  const settings = valueFrom(await api('store/getSettings', {}));
  const sort = asked.sort || settings.default_feature_sort_by;
  const answer = await api('feature/getList', {
    t: asked.words,
    c: asked.placement,
    f: asked.isRecent ? 'recent' : '',
    s: sort,
    l: asked.size,
    o: (asked.page - 1) * asked.size,
  });
  return { ...valueFrom(answer), asked: { ...asked, sort } };
}
export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const asked = fromDataBlock(loaderData)?.asked;
  const isPlain = asked && !asked.words && !asked.placement && !asked.isRecent;
  return pageMeta(rootOf(matches), {
    name: m.item_features_heading(),
    description: m.item_features_description(),
    canonical: '/features',
    noindex: !isPlain,
  });
}

/** The lists of the shop (LIST-006), searched and sorted as plain addresses. */
export default function Features() {
  const { rows, row_count: total, filter_info, asked } = useLoaded<typeof loader>();
  return (
    <PageBody>
      <Breadcrumbs crumbs={[{ label: m.common_home(), href: '/' }, { label: m.item_features_heading() }]} />
      <header className={styles.head}>
        <h1>{m.item_features_heading()}</h1>
      </header>
      <FeaturesForm asked={asked} placements={filter_info.c} recent={filter_info.f[0]} />
      {rows.length === 0 ? (
        <EmptyState
          title={m.item_features_none()}
          actions={<LinkButton href="/features">{m.item_features_reset()}</LinkButton>}
        />
      ) : (
        <ul className={styles.lists} aria-label={m.item_features_label()}>
          {rows.map((list, i) => (
            <FeatureCard key={list.list_id} list={list} eager={i < 3} />
          ))}
        </ul>
      )}
      <Pagination
        current={asked.page}
        total={Math.ceil(total / asked.size)}
        href={(page) => featuresAddress({ ...asked, page })}
        label={m.item_features_pages()}
      />
    </PageBody>
  );
}
