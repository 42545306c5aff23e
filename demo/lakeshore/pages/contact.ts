import { block, paragraphs } from '../../../blocks/content-records.ts';
import type { DemoPage, Links } from '../../demo-shop.ts';

export const contact = ({ formId }: Links): DemoPage => ({
  path: '/contact',
  title: 'Visit us',
  description: 'Addresses, hours and phone numbers for our shops in Kelowna, Vernon and Penticton.',
  blocks: [
    block('headline_paragraph', {
      level: 1,
      heading: 'Three shops along the lake',
      paragraph: paragraphs(
        'Each has its own hours and its own character. Any of them can check the other two for you while you wait.',
      ),
    }),
    block('contact_and_hours', { heading: '' }),
    block('map_stores_location', { padding_y: 24 }),
    block('custom_embed', {
      title: 'When the van leaves',
      height: 104,
      allow_mobile_overrides: true,
      mobile_height: 208,
      embed: nextVan,
    }),
    block('side_by_side_text_button', {
      heading: 'Accessibility',
      paragraph: paragraphs(
        'All three shops are step-free. The packing-house door in Vernon is heavy: ring the bell, and someone will come running.',
      ),
      buttons: [
        { label: 'Call Kelowna', link: 'tel:+12505550118', tab: false },
        { label: 'Call Vernon', link: 'tel:+12505550127', tab: false },
        { label: 'Call Penticton', link: 'tel:+12505550163', tab: false },
      ],
      button_type: 2,
    }),
    block('custom_form', { form_id: formId('ask'), width: 50 }),
  ],
});

/** Code as another service would hand it to a shop: counts the days to Friday. */
const nextVan = `<style>
  body { margin: 0; font-size: 16px; line-height: 1.5; color: #16211c; background: #e6eceb; }
  div { box-sizing: border-box; min-height: 100vh; padding: 20px 24px; border-left: 4px solid #1d5c48; }
  b { display: block; font-size: 22px; font-weight: 600; }
</style>
<div><b id="next">The van leaves on Friday</b><span>Call by Thursday at five, and a book at one shop rides along to another.</span></div>
<script>
  var day = new Intl.DateTimeFormat('en-CA', { weekday: 'short', timeZone: 'America/Vancouver' }).format(new Date());
  var days = (5 - ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(day.slice(0, 3)) + 7) % 7;
  var when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'in ' + days + ' days';
  document.getElementById('next').textContent = 'The van leaves ' + when;
</script>`;
