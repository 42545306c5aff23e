import * as m from '../../../messages/compiled/messages.js';
import { mailPartNames } from '../mail-names.ts';

type Labels = Readonly<Record<string, () => string>>;

/** What the fields of entries are called in the rooms where they are changed, by the part of the shop. */
const labels: Readonly<Record<string, Labels>> = {
  backup: { earlier_state: m.deskbackup_earlier_state },
  category: { name: m.desklist_name, position: m.deskundo_position, titles: m.deskundo_books },
  event: {
    title: m.deskevent_title,
    summary: m.deskevent_summary,
    description: m.deskevent_description,
    image_url: m.deskevent_image,
    category_id: m.deskevent_category,
    location_id: m.deskevent_location,
    location_text: m.deskevent_venue,
    address: m.deskevent_address,
    is_online: m.deskevent_online,
    online_url: m.deskevent_online_url,
    ticket_label: m.deskevent_ticket_label,
    rsvp_label: m.deskevent_rsvp_label,
    rsvp_limit: m.deskevent_limit,
    waitlist_enabled: m.deskevent_waitlist,
    recurrence: m.deskevent_repeat,
    recurring_as_single_row: m.deskevent_single_row,
    is_published: m.deskevent_published,
    first_day: m.deskevent_day,
    last_day: m.deskevent_last_day,
    start_time: m.deskevent_start,
    end_time: m.deskevent_end,
    books: m.deskevent_books,
  },
  form: { header: m.deskform_header, description: m.deskform_description, elements: m.deskundo_elements },
  list: {
    name: m.desklist_name,
    header: m.desklist_header,
    header_visible: m.desklist_header_visible,
    description: m.desklist_description,
    placement: m.desklist_placement,
    position: m.deskundo_position,
    event_id: m.desklist_event,
    limit: m.desklist_limit,
    bargains: m.desklist_bargains,
    titles: m.deskundo_books,
  },
  location: {
    name: m.desk_location_name,
    code: m.desk_location_code,
    position: m.deskundo_position,
    sc_name: m.desk_location_full_name,
    sc_email: m.desk_email,
    sc_phone: m.desk_location_phone,
    sc_phone_2: m.desk_location_phone_2,
    sc_tollfree: m.desk_location_tollfree,
    sc_addr_array: m.deskevent_address,
    lat_lng: m.deskundo_map,
    ws_hours: m.deskundo_hours,
    ws_htmlhours: m.desk_location_hours_note,
    ws_contact_blurb: m.desk_location_blurb,
    san: m.desk_location_san,
  },
  mail: mailPartNames,
  menu: { menu: m.deskmenu_heading, hidden: m.deskmenu_hidden },
  promotion: {
    name: m.deskpromotion_name,
    code: m.deskpromotion_code,
    type: m.deskundo_discount,
    percent: m.deskpromotion_percent,
    amount: m.deskpromotion_amount,
    buy: m.deskpromotion_buy,
    get: m.deskpromotion_get,
    applies_to: m.deskpromotion_on,
    list_id: m.deskpromotion_list,
    minimum: m.deskpromotion_minimum,
    starts_at: m.deskpromotion_starts,
    ends_at: m.deskpromotion_ends,
    once_per_customer: m.deskpromotion_once,
    max_uses: m.deskpromotion_max_uses,
    combinable: m.deskpromotion_combinable,
  },
  shipping: {
    label: m.desksetup_shipping_label,
    country: m.desksetup_rate_country,
    regions: m.desksetup_rate_regions,
    postal_codes: m.desksetup_rate_postal,
    basis: m.desksetup_rate_basis,
    base: m.desksetup_rate_price,
    included: m.desksetup_rate_included,
    step: m.desksetup_rate_step,
    step_price: m.desksetup_rate_step_price,
    least: m.desksetup_rate_least,
    most: m.desksetup_rate_most,
    free_from: m.desksetup_shipping_free,
    is_tbd: m.desksetup_rate_tbd,
    days_min: m.desksetup_rate_days_min,
    days_max: m.desksetup_rate_days_max,
    valid_from: m.desksetup_rate_from,
    valid_until: m.desksetup_rate_until,
  },
  store: {
    name: m.desksetup_shop_name,
    time_zone: m.desksetup_shop_zone,
    country: m.desksetup_shop_country,
    currency: m.desksetup_shop_currency,
  },
  tax: {
    type: m.desksetup_tax_name,
    rate_ppm: m.desksetup_tax_percent,
    country: m.desksetup_rate_country,
    region: m.desksetup_rate_regions,
    postal_prefixes: m.desksetup_rate_postal,
    valid_from: m.desksetup_rate_from,
    valid_until: m.desksetup_rate_until,
  },
  title: {
    title: m.desktitle_title,
    subtitle: m.desktitle_subtitle,
    people: m.deskundo_people,
    series: m.desktitle_series,
    series_number: m.desktitle_series_number,
    publisher: m.desktitle_publisher,
    publication_date: m.desktitle_date,
    binding: m.desktitle_binding,
    is_large_print: m.desktitle_large_print,
    language: m.desktitle_language,
    pages: m.desktitle_pages,
    list_price: m.desktitle_list_price,
    description: m.desktitle_description,
    cover: m.desktitle_cover,
    is_hidden: m.deskundo_hidden,
    is_withdrawn: m.deskundo_withdrawn,
  },
};

const conditions: Labels = {
  NEW: m.deskpromotion_condition_new,
  USED: m.deskpromotion_condition_used,
  REMAINDER: m.deskpromotion_condition_remainder,
};

/** What a field of an entry about this part is called; its own name where a room has no word for it. */
export function fieldLabel(part: string, name: string): string {
  const known = labels[part];
  const label = known && Object.hasOwn(known, name) ? known[name] : undefined;
  if (label) return label();
  if (part === 'title') return copiesLabel(name) ?? name;
  return name;
}

/** Of 'price NEW' and 'Portland USED' (server/admin/title/save-stock.ts). */
function copiesLabel(name: string): string | undefined {
  const [, place = '', code = ''] = /^(.+) (NEW|USED|REMAINDER)$/.exec(name) ?? [];
  const condition = conditions[code]?.();
  if (!condition) return undefined;
  return place === 'price' ? m.deskundo_price_of({ condition }) : `${place}: ${condition}`;
}
