import { parseDateTime } from './dates.ts';
import { child, code, type El, text } from './element.ts';

/** What a message says once for all its records. */
export interface MessageContext {
  /** ONIX release from the root element: '2.1', '3.0', '3.1'; undefined if it does not say. */
  release?: string;
  /** Name of the sender. */
  sender?: string;
  /** Ms since epoch. */
  sent_at?: number;
  language?: string;
  price_type?: string;
  currency?: string;
  linear_unit?: string;
  weight_unit?: string;
}

/** Reads `<Header>` of ONIX 2.1 or 3. */
export function readHeader(header: El): MessageContext {
  const sender = child(header, 'Sender');
  return {
    sender:
      text(sender, 'SenderName') ??
      text(header, 'FromCompany') ??
      text(child(sender, 'SenderIdentifier') ?? child(header, 'SenderIdentifier'), 'IDValue') ??
      text(header, 'FromSAN') ??
      text(header, 'FromEANNumber'),
    sent_at: parseDateTime(code(header, 'SentDateTime') ?? code(header, 'SentDate')),
    language: code(header, 'DefaultLanguageOfText'),
    price_type: code(header, 'DefaultPriceType') ?? code(header, 'DefaultPriceTypeCode'),
    currency: code(header, 'DefaultCurrencyCode'),
    linear_unit: code(header, 'DefaultLinearUnit'),
    weight_unit: code(header, 'DefaultWeightUnit'),
  };
}
