import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import type { NotDone } from '../desk-submit.ts';
import { DeskForm } from './desk-form.tsx';
import { goodsNames } from './goods-names.ts';
import { placeName } from './tax-place.ts';
import styles from './titles.module.css';

interface TaxRateListProps {
  rates: AdminOutput<'tax/getList'>['rates'];
  /** By the clock of the store, 'YYYY-MM-DD'. */
  today: string;
  /** Of a rate that could not be deleted. */
  outcome: NotDone | undefined;
}

type Rate = TaxRateListProps['rates'][number];

/** 'HST · Nova Scotia, Canada · until 2025-03-31' */
function placeText({ type, region, country, valid_from, valid_until }: Rate, today: string): string {
  const from = valid_from > today && m.desksetup_rate_from_day({ day: valid_from });
  const until = valid_until && m.desksetup_rate_until_day({ day: valid_until });
  return [type, placeName(country, region), from, until].filter(Boolean).join(' · ');
}

const goodsText = ({ kinds }: Rate): string =>
  kinds.map((kind) => goodsNames[kind]()).join(', ') || m.desksetup_tax_everything();

/** The rates of the shop, each with a button that deletes it. */
export function TaxRateList({ rates, today, outcome }: TaxRateListProps) {
  if (rates.length === 0) return null;
  return (
    <ul className={styles.titles}>
      {rates.map((rate) => {
        const { id, version, rate_ppm } = rate;
        const [place, goods] = [placeText(rate, today), goodsText(rate)];
        return (
          <li key={id}>
            <div>
              {place}
              <p>{goods}</p>
            </div>
            <span className={styles.figures}>
              <span>{rate_ppm / 10_000} %</span>
              <DeskForm
                intent="delete"
                variant="quiet"
                label={m.desksetup_tax_remove()}
                name={m.desksetup_tax_delete({ rate: `${place}: ${goods}` })}
                outcome={outcome?.typed?.id === String(id) ? outcome : undefined}
                hidden={{ id, version }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
