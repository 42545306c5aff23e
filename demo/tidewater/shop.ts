import { readCheckoutForms } from '../../contract/custom-form.ts';
import type { DemoShop } from '../demo-shop.ts';
import { demoForms, pickupForm } from '../forms.ts';
import { tidewaterCards } from '../gift-cards.ts';
import { tidewater } from '../themes/tidewater.ts';
import { tidewaterEventCategories, tidewaterEvents } from './events.ts';
import { tidewaterCategories, tidewaterLists } from './lists.ts';
import { tidewaterMails } from './mails.ts';
import { tidewaterNavigation } from './navigation.ts';
import { tidewaterPages } from './pages.ts';

/** Grams. */
const pound = 454;
const closed: [number, number] = [-1, -1];
const weekday: [number, number] = [600, 1080];
const late: [number, number] = [600, 1200];

/** An American shop with one address, in US dollars. The shop, its people and its street are invented. */
export const tidewaterShop: DemoShop = {
  webstoreName: 'tidewater',
  name: 'Tidewater Books',
  host: 'tidewater.localhost',
  currency: 'USD',
  country: 'US',
  timeZone: 'America/New_York',
  settings: {
    gift_registry_enabled: true,
    fullscreen_banner: true,
    store_info: {
      province: 'ME',
      city: 'Portland',
      address: '41 Lantern Street',
      postal_code: '04101',
      phone: '(207) 555-0142',
      email: 'tidewater@example.com',
      instagram: 'https://example.com/instagram/tidewater',
      facebook: 'https://example.com/facebook/tidewater',
      bluesky: 'https://example.com/bluesky/tidewater',
      footer_message: 'An independent bookstore on the Portland waterfront since 1986.',
      allowed_comm_prefs: ['email', 'phone'],
      giftcards_enabled: true,
      giftcard_minimum: 10,
      giftcard_maximum: 500,
    },
    gift_cards: {
      sold: [
        {
          eisbn: '9990000000029',
          emailed: true,
          banner_description:
            'In their inbox today, or on the morning you choose. Good here and at the counter.',
        },
        {
          eisbn: '9990000000012',
          emailed: false,
          banner_description:
            'On heavy paper, in a sleeve with room for a message in your own hand. Pick it up at the counter.',
        },
      ],
    },
    checkout_info: {
      pickup_enabled: true,
      ship_enabled: true,
      local_delivery_enabled: true,
      local_delivery_fee: 300,
      local_delivery_minimum: 1000,
      free_enabled: true,
      local_delivery_free_minimum: 5000,
      local_delivery_availability: 'Portland (ZIP codes 04101 and 04102)',
      local_delivery_postal_codes: ['04101', '04102'],
      quote_enabled: true,
      card_provider: 'sandbox',
      using_promo_codes: true,
      checkout_message: 'We’ll let you know as soon as your books are ready or on their way.',
      contact_payment_text:
        'Pay at the counter when you pick up your books. Cash, cards, and checks are all fine.',
      ws_no_price_wording: 'Ask us for the price',
      custom_forms: readCheckoutForms({ form_pickup: pickupForm }),
    },
    has_privacy_policy_page: true,
    url_shortcuts: { privacy: '/privacy-policy' },
    audiobook_seller: {
      name: 'Spoken Tide',
      item_url: 'https://example.com/audiobooks/{isbn}',
      search_url: 'https://example.com/audiobooks?q={text}',
    },
    ebook_seller: { name: 'Paperless Press', item_url: 'https://example.com/ebooks/{isbn}' },
    prominent_librofm: true,
    mails: tidewaterMails,
    global_content: [
      {
        component: 'search_bar',
        data: { pin_navigation: false },
      },
      {
        component: 'footer_bar',
        data: { terms_condition_enabled: true },
      },
    ],
    styles: { font_pair: 'fraunces', theme: tidewater, show_browse: true, show_features: true },
  },
  locations: [
    {
      code: 'PORTLAND',
      name: 'Lantern Street',
      details: {
        sc_name: 'Tidewater Books',
        sc_email: 'tidewater@example.com',
        sc_phone: '(207) 555-0142',
        sc_addr_array: {
          address: '41 Lantern Street',
          city: 'Portland',
          prov: 'ME',
          postal: '04101',
          country: 'United States',
        },
        lat_lng: { lat: 43.6567, lng: -70.2519 },
        ws_hours: {
          title: 'Store hours',
          weekdays: [closed, weekday, weekday, late, late, [540, 1200], [660, 1020]],
          singles: [
            { mon: 11, day: 26, label: 'Thanksgiving', range: closed },
            { mon: 12, day: 24, label: 'Christmas Eve', range: [540, 960] },
            { mon: 12, day: 25, label: 'Christmas Day', range: closed },
            { mon: 12, day: 31, label: 'Inventory day', range: [600, 840] },
            { mon: 1, day: 1, label: 'New Year’s Day', range: closed },
          ],
        },
        ws_contact_blurb:
          'Half a block up from the ferry landing. The door sticks; push twice. Street parking is free after six, and the ramp is on the Pilot Lane side.',
        san: '',
      },
    },
  ],
  taxes: { country: 'US', registered: ['ME'] },
  shipping: [
    { label: 'Standard', country: 'US', base: 700, free_from: 7500, days_min: 3, days_max: 7 },
    {
      label: 'Standard',
      country: 'US',
      regions: ['ME'],
      base: 600,
      free_from: 5000,
      days_min: 2,
      days_max: 4,
    },
    { label: 'Express', country: 'US', base: 1600, days_min: 1, days_max: 2 },
    {
      label: 'Media Mail',
      country: 'US',
      kinds: ['printed_book', 'audiobook'],
      basis: 'weight',
      base: 400,
      included: pound,
      step: pound,
      step_price: 50,
      days_min: 5,
      days_max: 10,
    },
    { label: 'Post to Canada', country: 'CA', is_tbd: true },
  ],
  promotions: ({ listId }) => [
    {
      name: 'Third used book free',
      type: 'buy_get',
      buy: 2,
      get: 1,
      percent: 100,
      applies_to: 'condition',
      value: 'USED',
      combinable: true,
    },
    {
      name: 'Book club discount',
      code: 'BOOKCLUB',
      type: 'percent',
      percent: 15,
      applies_to: 'list',
      list_id: listId('club'),
      combinable: true,
    },
  ],
  giftCards: tidewaterCards,
  staff: ['Nell', 'Marcus'],
  categories: tidewaterCategories,
  lists: tidewaterLists,
  bannerList: 'maine',
  eventCategories: tidewaterEventCategories,
  events: tidewaterEvents,
  forms: demoForms(),
  navigation: tidewaterNavigation,
  pages: tidewaterPages,
};
