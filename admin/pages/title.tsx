import { Link, useActionData, useLoaderData } from 'react-router';
import * as m from '../../messages/compiled/messages.js';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { deskLoader, valueFrom } from '../desk-load.ts';
import { deskAction, type NotDone, refusedAs, textOf, typedOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { CommentFields } from '../parts/comment-fields.tsx';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { StockFields } from '../parts/stock-fields.tsx';
import { type DeskTitle, readSeenTitle, readStockForm, seenText } from '../parts/stock-form.ts';
import { TitleCover } from '../parts/title-cover.tsx';
import { TitleHiding } from '../parts/title-hiding.tsx';
import styles from '../parts/titles.module.css';
import { useMay, useMe } from '../parts/use-may.ts';
import { useStore } from '../parts/use-store.ts';

export const loader = deskLoader(async ({ api, params }) =>
  valueFrom(await api('title/get', { eisbn: params.eisbn ?? '' })),
);

/** Of the forms that have no fields. */
const simpleActions: Record<string, 'title/hide' | 'title/unhide' | 'title/deleteCover'> = {
  hide: 'title/hide',
  unhide: 'title/unhide',
  cover: 'title/deleteCover',
};

export const action = deskAction(async ({ api, form, params }) => {
  const eisbn = params.eisbn ?? '';
  const typed = typedOf(form);
  const intent = textOf(form, 'intent');
  const simple = simpleActions[intent];
  if (simple) {
    const answer = await api(simple, { eisbn });
    return answer.ok ? { done: 'saved' } : { ...refusedAs(answer), form: intent };
  }
  if (intent !== 'stock') {
    const words = { author: textOf(form, 'author'), text: textOf(form, 'text'), seen: textOf(form, 'seen') };
    const answer = await api('title/saveComment', { eisbn, ...words });
    return answer.ok ? { done: 'saved' } : { ...refusedAs(answer), form: intent, typed };
  }
  const seen = readSeenTitle(textOf(form, 'seen')) ?? valueFrom(await api('title/get', { eisbn }));
  const { problems, counts, prices } = readStockForm(form, seen);
  if (Object.keys(problems).length > 0) {
    return { sentence: m.desk_settings_check(), problems, typed, form: 'stock' };
  }
  if (counts.length === 0 && prices.length === 0) return { done: 'nothing' };
  const answer = await api('title/saveStock', { eisbn, counts, prices });
  return answer.ok ? { done: 'saved' } : { ...refusedAs(answer), form: 'stock' };
});
export const clientAction = keepForm;

/** Copies, prices, and what the staff say about one book. */
export default function Title() {
  const title = useLoaderData<typeof loader>();
  const { reached } = useStore();
  const { eisbn, author, binding, publisher, publication_date, is_withdrawn, is_hidden } = title;
  const facts = [author, binding, publisher, publication_date, eisbn];
  return (
    <Page title={title.title}>
      <p>
        <Link to={`/titles?q=${eisbn}`}>{m.desk_titles()}</Link>
        {' · '}
        <Link to={`/titles/${eisbn}/facts`}>{m.desktitle_facts()}</Link>
      </p>
      <p className={styles.facts}>
        {facts.filter(Boolean).join(' · ')}{' '}
        {is_withdrawn ? (
          <Badge tone="warning">{is_hidden ? m.desktitle_hidden() : m.desk_title_withdrawn()}</Badge>
        ) : (
          <a href={`${reached}/item/${eisbn}`} target="_blank" rel="noreferrer">
            {m.desk_title_in_shop()}
          </a>
        )}
      </p>
      <DoneNotice />
      <Stock title={title} />
      <Comments title={title} />
      <TitleCover title={title} />
      <TitleHiding title={title} />
    </Page>
  );
}

function Stock({ title }: { title: DeskTitle }) {
  const outcome = useActionData<typeof action>();
  const mayWrite = useMay('stock:write');
  const { location_id: onlyAt } = useMe();
  const refused = outcome?.form === 'stock' ? outcome : undefined;
  const fields = { title, onlyAt, problems: refused?.problems ?? {}, typed: refused?.typed ?? {} };
  const others = (['USED', 'REMAINDER'] as const).map((condition) => ({
    condition,
    isUsed:
      title.prices.some((row) => row.condition === condition && row.price !== null) ||
      title.stock.some((row) => row.condition === condition && row.on_hand + row.held + row.on_order > 0),
  }));
  const names = { USED: m.desk_title_used(), REMAINDER: m.desk_title_remainder() };
  const all = (
    <>
      <h2>{m.desk_title_new()}</h2>
      <StockFields {...fields} condition="NEW" />
      {others.map(({ condition, isUsed }) => (
        <Disclosure key={condition} label={names[condition]} open={isUsed || refused !== undefined}>
          <StockFields {...fields} condition={condition} />
        </Disclosure>
      ))}
    </>
  );
  if (!mayWrite) {
    return (
      <fieldset disabled className={styles.section}>
        <p>{m.desk_read_only()}</p>
        {all}
      </fieldset>
    );
  }
  return (
    // A new form once something else is saved.
    <DeskForm
      key={seenText(title)}
      intent="stock"
      label={m.desk_save()}
      outcome={refused}
      hidden={{ seen: seenText(title) }}
    >
      {all}
    </DeskForm>
  );
}

function Comments({ title: { comments } }: { title: DeskTitle }) {
  const outcome = useActionData<typeof action>();
  const { name, location_id } = useMe();
  const mayWrite = useMay('stock:write') && location_id === null;
  if (!mayWrite && comments.length === 0) return null;
  const refused = (of: string) => (outcome?.form === of ? outcome : undefined);
  const added = refused('comment')?.typed;
  return (
    <section className={styles.notes} aria-labelledby="comments">
      <h2 id="comments">{m.desk_comments()}</h2>
      {comments.map(({ author, text }) =>
        mayWrite ? (
          <DeskForm
            key={author}
            intent={`comment ${author}`}
            label={m.desk_save()}
            variant="secondary"
            outcome={refused(`comment ${author}`)}
            hidden={{ seen: newerIn(refused(`comment ${author}`)) ?? text }}
          >
            <NewerComment outcome={refused(`comment ${author}`)} />
            <CommentFields author={author} text={refused(`comment ${author}`)?.typed?.text ?? text} isKept />
          </DeskForm>
        ) : (
          <blockquote key={author}>
            <p>{text}</p>
            <p>{author}</p>
          </blockquote>
        ),
      )}
      {mayWrite && (
        <Disclosure label={m.desk_comment_add()} ghost open={comments.length === 0 || added !== undefined}>
          <DeskForm
            key={comments.length}
            intent="comment"
            label={m.desk_comment_add()}
            variant="secondary"
            outcome={refused('comment')}
            hidden={{ seen: newerIn(refused('comment')) ?? '' }}
          >
            <NewerComment outcome={refused('comment')} />
            <CommentFields author={added?.author ?? name} text={added?.text ?? ''} />
          </DeskForm>
        </Disclosure>
      )}
    </section>
  );
}

/** What was said meanwhile; another save replaces it. */
const newerIn = (outcome: NotDone | undefined): string | undefined =>
  (outcome?.refused as { newer?: string } | undefined)?.newer;

function NewerComment({ outcome }: { outcome: NotDone | undefined }) {
  const newer = outcome?.code === 'stale' ? newerIn(outcome) : undefined;
  if (newer === undefined) return null;
  return (
    <blockquote>
      <p>{newer || m.desk_comment_gone()}</p>
    </blockquote>
  );
}
