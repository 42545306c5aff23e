import { LABELS } from '../../import/read/onix/audience.ts';
import { BINDINGS } from '../../import/read/onix/form-names.ts';
import { REFINED } from '../../import/read/onix/forms.ts';
import type { Availability, Relation } from '../../import/record.ts';

/** ProductAvailability, list 65. `no_price` is said by the price. */
export const PRODUCT_AVAILABILITY: Record<Availability, string> = {
  available: '20',
  no_price: '20',
  forthcoming: '10',
  out_of_stock_indefinitely: '40',
  out_of_print: '51',
  withdrawn: '46',
};

/** PublishingStatus, list 64. */
export const PUBLISHING_STATUS: Record<Availability, string> = {
  available: '04',
  no_price: '04',
  forthcoming: '02',
  out_of_stock_indefinitely: '06',
  out_of_print: '07',
  withdrawn: '11',
};

/** ProductRelationCode, list 51. */
export const RELATION: Record<Relation, string> = {
  related: '00',
  contains: '01',
  part_of: '02',
  replaces: '03',
  replaced_by: '05',
  other_format: '06',
};

const AUDIENCE = new Map(Object.entries(LABELS).map(([code, label]) => [label, code]));

/** AudienceCodeValue, list 28, of 'Children; Young adult'; undefined when a word of it has no code. */
export function audienceCodes(audience: string): string[] | undefined {
  const codes = audience.split('; ').map((label) => AUDIENCE.get(label));
  return codes.every((code) => code !== undefined) ? codes : undefined;
}

export interface ProductForm {
  /** List 150; '00' = undefined. */
  form: string;
  /** ProductFormDetail, list 175. */
  detail?: string;
  /** ProductFormDescription: what no code says. */
  description?: string;
  /** PrimaryContentType, list 81. */
  content?: string;
}

/** The codes of a binding. */
export function productForm({
  binding,
  binding_code,
}: {
  binding: string;
  binding_code: string;
}): ProductForm {
  const form = /^[A-Z]{2}$/.test(binding_code) ? binding_code : '00';
  if (!binding || binding === BINDINGS[form]) return { form };
  const [detail] = Object.entries(REFINED[form] ?? {}).find(([, name]) => name === binding) ?? [];
  if (detail) return { form, detail };
  // An audiobook: its content makes a digital download one.
  if (/^E[A-D]$/.test(form) && binding === 'Digital Audio') return { form, content: '01' };
  return { form, description: binding };
}
