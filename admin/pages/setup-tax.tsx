import { Link, useActionData, useLoaderData } from 'react-router';
import { wallClock } from '../../contract/wall-clock.ts';
import * as m from '../../messages/compiled/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { checkMay, deskLoader, type LoadArgs, valueFrom } from '../desk-load.ts';
import { deskAction, refusedAs, textOf } from '../desk-submit.ts';
import { keepForm } from '../keep-form.ts';
import { DeskForm } from '../parts/desk-form.tsx';
import { DoneNotice } from '../parts/done-notice.tsx';
import { Page } from '../parts/page.tsx';
import { readTaxRate } from '../parts/setup-rates.ts';
import { addsUp, registeredIn, type TaxPlace, taxPlaceIn, wouldAddUp } from '../parts/tax-place.ts';
import { TaxRateFields } from '../parts/tax-rate-fields.tsx';
import { TaxRateList } from '../parts/tax-rate-list.tsx';

async function placeOf(api: LoadArgs['api']) {
  return taxPlaceIn(valueFrom(await api('location/getList', {})).locations);
}

export const loader = deskLoader(async ({ api, store }) => {
  await checkMay(api, 'settings:write');
  const { rates } = valueFrom(await api('tax/getList', {}));
  const { day: today } = wallClock(store.timeZone, new Date());
  return { rates, today, place: await placeOf(api) };
});

export const action = deskAction(async ({ api, form }) => {
  const intent = textOf(form, 'intent');
  if (intent === 'delete') {
    const [id, version] = [Number(textOf(form, 'id')), Number(textOf(form, 'version'))];
    const deleted = await api('tax/delete', { id, version });
    return deleted.ok
      ? { done: 'deleted' }
      : { ...refusedAs(deleted), form: 'delete', typed: { id: String(id) } };
  }
  const place = await placeOf(api);
  if (intent === 'own') {
    const typed = { type: textOf(form, 'type'), percent: textOf(form, 'percent') };
    const rate = readTaxRate(form, place);
    const wrong = m.desksetup_tax_percent_wrong();
    if (!rate) return { sentence: wrong, problems: { percent: wrong }, form: 'own', typed };
    const saved = await api('tax/save', rate);
    return saved.ok ? { done: 'saved' } : { ...refusedAs(saved), form: 'own', typed };
  }
  if (!place.knownCountry || place.rates !== 'known') return { sentence: m.desksetup_tax_unknown() };
  const { rates } = valueFrom(await api('tax/getList', {}));
  const registered = registeredIn(place, rates);
  const answer = await api('tax/useKnown', { country: place.knownCountry, registered });
  if (!answer.ok) return refusedAs(answer);
  const { rates: now } = valueFrom(await api('tax/getList', {}));
  return addsUp(now) ? { done: 'saved' } : { done: 'saved', path: '/setup' };
});
export const clientAction = keepForm;

/** Suggests the taxes of the place where the shop is, and takes a rate of the owner's own. */
export default function SetupTax() {
  const { rates, today, place } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const of = (form?: string) => (outcome?.form === form ? outcome : undefined);
  return (
    <Page title={m.desksetup_tax()}>
      <Link to="/setup">{m.desksetup_title()}</Link>
      <DoneNotice />
      {addsUp(rates) && (
        <Notice tone="warning" title={m.desksetup_tax_adds_up()}>
          <p>{m.desksetup_tax_adds_up_hint()}</p>
        </Notice>
      )}
      <TaxRateList rates={rates} today={today} outcome={of('delete')} />
      {place.rates === 'known' ? (
        <DeskForm
          label={m.desksetup_tax_use({ place: place.regionName })}
          variant={rates.length > 0 ? 'secondary' : 'primary'}
          outcome={of()}
        >
          <p>{m.desksetup_tax_hint({ place: place.regionName })}</p>
          {wouldAddUp(rates, place) && (
            <Notice tone="warning" title={m.desksetup_tax_own_first()}>
              <p>{m.desksetup_tax_own_first_hint()}</p>
            </Notice>
          )}
        </DeskForm>
      ) : (
        <NothingKnown place={place} />
      )}
      <TaxRateFields key={rates.length} place={place} outcome={of('own')} />
    </Page>
  );
}

function NothingKnown({ place: { rates, regionName } }: { place: TaxPlace }) {
  if (rates === 'none')
    return (
      <EmptyState title={m.desksetup_tax_none({ place: regionName })}>
        <p>{m.desksetup_tax_none_hint()}</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={regionName ? m.desksetup_tax_unknown_place({ place: regionName }) : m.desksetup_tax_unknown()}
    >
      <p>{m.desksetup_tax_unknown_hint()}</p>
    </EmptyState>
  );
}
