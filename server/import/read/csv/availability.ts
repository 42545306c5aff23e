import type { Availability } from '../../record.ts';

const WORDINGS: [RegExp, Availability][] = [
  [
    /not yet (published|available)|forthcoming|pre-?order|coming soon|^nyp$|à paraître|em breve/i,
    'forthcoming',
  ],
  [/out of stock indef|^osi$|indefinitely/i, 'out_of_stock_indefinitely'],
  [/out of print|discontinued|^oop?$|^op$|esgotado|épuisé|agotado|vergriffen|inactive/i, 'out_of_print'],
  [/withdrawn|cancell?ed|recalled|abandoned/i, 'withdrawn'],
  [/available|in print|^ip$|active|in stock|disponível|disponible|lieferbar|disponibile/i, 'available'],
];

/** Our availability for a source's wording; undefined when it is not one we know ('temporarily unavailable'). */
export function parseAvailability(text: string): Availability | undefined {
  if (/unavailable|not available/i.test(text) && !/not yet/i.test(text)) return undefined;
  return WORDINGS.find(([wording]) => wording.test(text.trim()))?.[1];
}
