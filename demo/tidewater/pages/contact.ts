import { block, paragraphs } from '../../../blocks/content-records.ts';
import type { DemoPage, Links } from '../../demo-shop.ts';

export const contact = ({ formId }: Links): DemoPage => ({
  path: '/contact',
  title: 'Visit us',
  description: 'Address, hours, phone number, and directions for Tidewater Books in Portland, Maine.',
  blocks: [
    block('headline_paragraph', {
      level: 1,
      heading: 'Find us on Lantern Street',
      paragraph: paragraphs(
        'From the ferry landing, walk uphill toward the brick chimney and stop at the red shopfront. If you smell bread, you’ve gone one door too far. It happens to everyone.',
      ),
    }),
    block('contact_and_hours', { heading: '' }),
    block('map_stores_location', { padding_y: 24 }),
    block('custom_embed', {
      title: 'Tide clock',
      height: 104,
      allow_mobile_overrides: true,
      mobile_height: 208,
      embed: tideClock,
    }),
    block('side_by_side_text_button', {
      heading: 'Call or write',
      paragraph: paragraphs(
        'The phone is quickest: someone who knows the shelves will pick up. Email works, too, and on days we’re open we write back the same day.',
      ),
      buttons: [
        { label: 'Call (207) 555-0142', link: 'tel:+12075550142', tab: false },
        { label: 'Write to us', link: 'mailto:tidewater@example.com', tab: false },
        { label: 'Order for a school', link: '/school-orders', tab: false },
      ],
      button_type: 2,
    }),
    block('custom_form', { form_id: formId('ask'), width: 50 }),
  ],
});

/** What a tide service would hand a shop to paste in: high waters follow the moon, 12 hours and 25 minutes apart. */
const tideClock = `<style>
  body { margin: 0; font-size: 16px; line-height: 1.5; color: #221c17; background: #eee7d9; }
  div { box-sizing: border-box; min-height: 100vh; padding: 20px 24px; border-left: 4px solid #9c3526; }
  b { display: block; font-size: 22px; font-weight: 600; }
</style>
<div><b id="next">High water</b><span>at the ferry landing, give or take. The store has never flooded; the basement is another matter.</span></div>
<script>
  var known = Date.UTC(2025, 10, 5, 16, 5), every = 44714164, now = Date.now();
  var next = new Date(known + Math.ceil((now - known) / every) * every);
  var time = next.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'America/New_York' });
  document.getElementById('next').textContent = 'High water at about ' + time.toLowerCase();
</script>`;
