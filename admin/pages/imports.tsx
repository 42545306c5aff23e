import { Link, useLoaderData } from 'react-router';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { importKindName, importState } from '../parts/import-names.ts';
import { Page } from '../parts/page.tsx';
import styles from '../parts/titles.module.css';
import { UploadForm } from '../parts/upload-form.tsx';
import { useMayLoad } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api, url }) => {
  const before = url.searchParams.get('before') ?? '';
  const input = /^[1-9]\d{0,8}$/.test(before) ? { before: Number(before) } : {};
  const { imports, has_more } = valueFrom(await api('import/getList', input));
  return { imports, has_more, problem: url.searchParams.get('problem') ?? '' };
});

/** Uploads a file for the catalogue or the stock, and lists those so far. */
export default function Imports() {
  const { imports, has_more, problem } = useLoaderData<typeof loader>();
  const mayWrite = useMayLoad();
  const last = imports.at(-1);
  return (
    <Page title={m.deskimport_title()}>
      <Link to="/titles">{m.desk_titles()}</Link>
      {mayWrite ? (
        <>
          <p>{m.deskimport_lead()}</p>
          <UploadForm key={problem} problem={problem} />
        </>
      ) : (
        <p>{m.deskimport_read_only()}</p>
      )}
      <h2>{m.deskimport_past()}</h2>
      {imports.length === 0 && (
        <EmptyState title={m.deskimport_past_none()}>
          <p>{m.deskimport_past_none_hint()}</p>
        </EmptyState>
      )}
      {imports.length > 0 && (
        <ul className={styles.titles}>
          {imports.map((one) => (
            <ImportRow key={one.id} one={one} />
          ))}
        </ul>
      )}
      {has_more && last && (
        <div>
          <DeskLinkButton to={`/titles/import?before=${last.id}`}>{m.deskimport_older()}</DeskLinkButton>
        </div>
      )}
    </Page>
  );
}

type Line = ReturnType<typeof useLoaderData<typeof loader>>['imports'][number];

function ImportRow({ one: { id, file_name, kind, state, actor, created } }: { one: Line }) {
  const store = useStore();
  const { name, tone } = importState[state];
  return (
    <li>
      <div>
        <Link to={`/titles/import/${id}`}>{file_name}</Link>
        <p suppressHydrationWarning>
          {importKindName[kind]()} · {m.deskimport_by({ actor, date: momentText(created, store) })}
        </p>
      </div>
      <Badge tone={tone}>{name()}</Badge>
    </li>
  );
}
