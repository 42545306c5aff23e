import type { DemoShop } from '../demo-shop.ts';
import { demoForms } from '../forms.ts';
import { lakeshoreCards } from '../gift-cards.ts';
import { lakeshore } from '../themes/lakeshore.ts';
import { lakeshoreEventCategories, lakeshoreEvents } from './events.ts';
import { lakeshoreCategories, lakeshoreLists } from './lists.ts';
import { lakeshoreLocations } from './locations.ts';
import { lakeshoreNavigation } from './navigation.ts';
import { lakeshorePages } from './pages.ts';

/** A Canadian shop with three addresses that sell from one catalogue, in Canadian dollars. Everything about it is invented. */
export const lakeshoreShop: DemoShop = {
  webstoreName: 'lakeshore',
  name: 'Lakeshore & Pine',
  host: 'lakeshore.localhost',
  currency: 'CAD',
  country: 'CA',
  timeZone: 'America/Vancouver',
  settings: {
    gift_registry_enabled: true,
    fullscreen_banner: true,
    store_info: {
      is_consolidated_multistore: true,
      province: 'BC',
      city: 'Kelowna',
      address: '318 Abbott Row',
      postal_code: 'V1Y 1A1',
      phone: '(250) 555-0118',
      toll_free: '(888) 555-0118',
      email: 'lakeshore@example.com',
      instagram: 'https://example.com/instagram/lakeshore',
      facebook: 'https://example.com/facebook/lakeshore',
      mastodon: 'https://example.com/mastodon/lakeshore',
      footer_message: 'Books for the valley: Kelowna, Vernon and Penticton.',
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
          banner_description: 'Emailed today, or on the day you choose. Good online and in all three shops.',
        },
        {
          eisbn: '9990000000012',
          emailed: false,
          banner_description:
            'A printed card in a paper sleeve, good in Kelowna, Vernon and Penticton. Pick it up at any of our shops.',
        },
      ],
    },
    checkout_info: {
      pickup_enabled: true,
      ship_enabled: true,
      quote_enabled: true,
      card_provider: 'sandbox',
      using_promo_codes: true,
      checkout_message: 'We’ll drop you a line as soon as your books are ready, or on their way to you.',
      contact_payment_text: 'Pay when you pick up: debit, credit, cash, or a cheque if we know your dog.',
      ws_no_price_wording: 'Ask us for the price',
    },
    audiobook_seller: {
      name: 'Northern Ear',
      item_url: 'https://example.com/audiobooks/{isbn}',
      search_url: 'https://example.com/audiobooks?q={text}',
    },
    ebook_seller: { name: 'Lantern Ebooks', item_url: 'https://example.com/ebooks/{isbn}' },
    require_email_verification: true,
    account_extra_fields: [{ name: 'heard_of_us', label: 'How did you hear about us?', is_optional: true }],
    ws_custom_welcome_msg:
      'Welcome! Choose your shop at the top of the page, and we’ll keep your books there.',
    display_carton_quantity: true,
    has_privacy_policy_page: true,
    url_shortcuts: { privacy: '/privacy-policy' },
    global_content: [
      {
        component: 'above_searchbar_notice',
        data: {
          heading: 'The Friday van',
          paragraph:
            '<p>Call by Thursday to have a book brought to your shop. <a href="/faq">How it works</a></p>',
          allow_mobile_overrides: true,
          mobile_heading: '',
          mobile_paragraph: '<p>A book from another shop? <a href="/faq">Here on Friday</a></p>',
          align: 'center',
          background_colour: 4,
        },
      },
      {
        component: 'search_bar',
        data: { pin_navigation: false },
      },
      {
        component: 'footer_bar',
        data: { terms_condition_enabled: true },
      },
    ],
    styles: { font_pair: 'outfit', theme: lakeshore, show_browse: true, show_features: true },
  },
  locations: lakeshoreLocations,
  taxes: { country: 'CA', registered: ['BC'] },
  shipping: [
    { label: 'Standard', country: 'CA', base: 1200, free_from: 12_000, days_min: 4, days_max: 9 },
    {
      label: 'Standard',
      country: 'CA',
      regions: ['BC'],
      base: 800,
      free_from: 8000,
      days_min: 2,
      days_max: 5,
    },
    { label: 'Express', country: 'CA', base: 2200, days_min: 1, days_max: 3 },
    { label: 'Post to the United States', country: 'US', is_tbd: true },
  ],
  promotions: ({ listId }) => [
    {
      name: 'Fourth remainder half price',
      type: 'buy_get',
      buy: 3,
      get: 1,
      percent: 50,
      applies_to: 'condition',
      value: 'REMAINDER',
      combinable: true,
    },
    {
      name: 'Classroom discount',
      code: 'CLASSROOM',
      type: 'percent',
      percent: 15,
      applies_to: 'list',
      list_id: listId('young'),
    },
  ],
  giftCards: lakeshoreCards,
  staff: ['Priya', 'Tom'],
  categories: lakeshoreCategories,
  lists: lakeshoreLists,
  bannerList: 'west',
  eventCategories: lakeshoreEventCategories,
  events: lakeshoreEvents,
  forms: demoForms(['Kelowna', 'Vernon', 'Penticton']),
  navigation: lakeshoreNavigation,
  pages: lakeshorePages,
};
