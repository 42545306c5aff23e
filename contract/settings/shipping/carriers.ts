import { z } from 'zod';
import { field } from '../field.ts';

const whole = (most: number, fallback: number, label: string, help: string, takes: string) =>
  field(z.number().int().min(0).max(most), fallback, {
    label,
    help,
    control: 'number',
    takes,
    public: false,
  });

/** What is added to the prices of carriers, and what stands beside them. */
export const carrierSettings = {
  'checkout_info.packaging_grams': whole(
    5000,
    100,
    'Carriers: weight of the packaging',
    'In grams. Added to the weight of the goods.',
    'a whole number of grams up to 5000',
  ),
  'checkout_info.carrier_markup_percent': whole(
    100,
    0,
    'Carriers: markup in percent',
    'Added to the price of the carrier.',
    'a whole number from 0 to 100',
  ),
  'checkout_info.carrier_handling': whole(
    100_000,
    0,
    'Carriers: handling',
    'In cents: 150 adds 1.50 to each parcel, after the markup.',
    'a whole number of cents, such as 150 for 1.50',
  ),
  'checkout_info.rates_beside_carriers': field(z.boolean(), false, {
    label: 'Carriers: offer your own shipping rates as well',
    help: 'Off = your own rates are offered where no carrier has a price.',
    control: 'switch',
    takes: 'yes or no',
    public: false,
  }),
};
