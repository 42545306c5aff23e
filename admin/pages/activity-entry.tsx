import { Link, useActionData, useLoaderData } from 'react-router';
import type { UndoShown } from '../../contract/admin/audit.ts';
import type { DeskStore } from '../../contract/admin/desk-context.ts';
import { safeBackPath } from '../../contract/back-path.ts';
import { momentText } from '../../contract/moment-text.ts';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { differingLines } from '../parts/activity/differing-lines.ts';
import { type EntryWords, entryWords } from '../parts/activity/entry-words.ts';
import { FieldList } from '../parts/activity/field-list.tsx';
import { actorText, partOf, shownEntry } from '../parts/activity/shown-entry.ts';
import { isOffered, type UndoOffer, UndoSection } from '../parts/activity/undo-section.tsx';
import activityStyles from '../parts/activity.module.css';
import { DeskLinkButton } from '../parts/desk-link.tsx';
import { Page } from '../parts/page.tsx';
import { RefusedNotice } from '../parts/refused-notice.tsx';
import { useMay } from '../parts/use-may.ts';

export const loader = deskLoader(async ({ api, params, store }) => {
  const { undo, ...entry } = valueFrom(await api('audit/get', { id: Number(params.id) || 0 }));
  const part = partOf(entry.action);
  const words = (await entryWords(api, [part]))(part);
  return {
    entry: shownEntry(entry, words, store),
    offer: undo && { ...offerOf(undo, words, store), tellsGuests: part === 'event' },
  };
});

function offerOf(
  { kind, is_gone, is_back, fields, newer, fixed }: UndoShown,
  words: EntryWords,
  store: DeskStore,
): Omit<UndoOffer, 'tellsGuests'> {
  const said = (field: UndoShown['fields'][number]) => {
    const { name } = field;
    const [now, before] = differingLines(words.text(name, field.now), words.text(name, field.before));
    return { field: name, name: words.label(name), now, before };
  };
  return {
    kind,
    isGone: is_gone,
    isBack: is_back,
    fields: fields.map(said),
    newer: newer.map(({ since, ...field }) => ({
      ...said(field),
      since: since && {
        id: since.id,
        text: m.deskundo_by({ actor: actorText(since.actor), time: momentText(since.at, store) }),
      },
    })),
    fixed: fixed.map(words.label),
  };
}

export const action = deskAction(async ({ api, form, params, url }) => {
  const fields = form.has('fields') ? { fields: textOf(form, 'fields') } : {};
  const answer = await api('audit/undo', { id: Number(params.id) || 0, ...fields });
  if (!answer.ok) return refusedAs(answer);
  const back = safeBackPath(url.searchParams.get('back') ?? '/activity');
  // The page of what is gone is gone, too.
  if (answer.value.is_gone) return { done: 'undone_made', path: back.replace(/(\/edit)?\/\d.*$/, '') };
  return { done: 'undone', path: back };
});
export const clientAction = keepForm;

/** A refused undo too: the page then shows what is newer. */
export const shouldRevalidate = () => true;

/** An entry of the log, and the way to undo it. */
export default function ActivityEntry() {
  const { entry, offer } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const { deed, target, time, actor, fields, isEmpty, room, undoes, undone_by } = entry;
  const mayReadAll = useMay('audit:read');
  const hasForm = offer !== null && isOffered(offer);
  // What an undo puts back is then all that the entry has to show.
  const isAllOffered = hasForm && offer.kind === 'change' && offer.newer.length + offer.fixed.length === 0;
  return (
    <Page title={target || deed.part || deed.verb}>
      {mayReadAll && (
        <p>
          <Link to="/activity">{m.deskundo_all()}</Link>
        </p>
      )}
      <div>
        <p>
          {deed.part && <Badge>{deed.part}</Badge>} <b>{deed.verb}</b>
        </p>
        <p suppressHydrationWarning>{`${time} · ${actor}`}</p>
      </div>
      {!hasForm && <RefusedNotice outcome={outcome} />}
      {undoes && (
        <p>
          {m.deskundo_undoes()} <Link to={`/activity/${undoes}`}>{m.deskundo_undoes_link()}</Link>
        </p>
      )}
      {undone_by && (
        <Notice>
          <p>
            {m.deskundo_undone_by()} <Link to={`/activity/${undone_by}`}>{m.deskundo_undone_link()}</Link>
          </p>
        </Notice>
      )}
      {isEmpty && <p>{m.deskundo_nothing()}</p>}
      {fields.length > 0 && !isAllOffered && (
        <section aria-labelledby="changed">
          <Stack gap={3}>
            <h2 id="changed">{m.deskundo_changed()}</h2>
            <div className={activityStyles.panel}>
              <FieldList fields={fields} />
            </div>
          </Stack>
        </section>
      )}
      {offer ? (
        <UndoSection offer={offer} room={room} outcome={outcome} />
      ) : (
        room && (
          <div>
            <DeskLinkButton to={room.path}>{room.label}</DeskLinkButton>
          </div>
        )
      )}
    </Page>
  );
}
