import { block, paragraphs } from '../../../blocks/content-records.ts';
import type { DemoPage, Links } from '../../demo-shop.ts';

export const schoolOrders = ({ formId }: Links): DemoPage => ({
  path: '/school-orders',
  title: 'School orders',
  description: 'Class sets, library orders and book fairs for schools in the Okanagan.',
  blocks: [
    block('headline_paragraph', { level: 1, heading: 'Schools and libraries', paragraph: '' }),
    block('side_by_side_text_image', {
      path: 'shop/classroom.svg',
      alt: 'A stack of green books, an apple and a cup of pencils on a desk in front of a blackboard',
      image_radius: 8,
      heading: 'From Summerland to Armstrong',
      paragraph: paragraphs(
        'Send us a list, a curriculum code or just a theme, and a bookseller will answer, usually the next morning. The Friday van brings the boxes to the school door.',
        'Just ask, and we’ll build the whole list from Canadian and Indigenous writers, for any grade.',
      ),
      button_label: 'Order for your class',
      button_url: 'anchor:order',
    }),
    block('table_grid', {
      heading: 'Prices for schools',
      columns: [
        { header: 'Order', min_width: 180 },
        { header: 'Discount', text_align: 'center', min_width: 120 },
        { header: 'On the van', text_align: 'center', min_width: 120 },
        { header: 'Approval box', text_align: 'center', min_width: 130 },
      ],
      rows: [
        { data: ['Ten or more of one title', '20%'], check: [false, false, true, true] },
        { data: ['Anything for a classroom', '15%'], check: [false, false, true, true] },
        { data: ['Library orders, catalogued', '10%'], check: [false, false, true, false] },
      ],
    }),
    block('headline_paragraph', {
      padding_y: 0,
      paragraph: paragraphs(
        'School district purchase orders are welcome. Only GST applies to books; we show it separately on the invoice.',
      ),
    }),
    block('accordion', {
      heading: 'What teachers ask',
      faq: [
        {
          headline: 'Can we see the books first?',
          paragraph: paragraphs('Yes. We lend approval boxes for two weeks, delivered by the Friday van.'),
        },
        {
          headline: 'Can I order here with the discount?',
          paragraph: paragraphs(
            'For one classroom, yes: enter the promo code CLASSROOM in your cart, and 15 percent comes off everything on our list for young readers. For ten or more of one title, write to us.',
          ),
        },
        {
          headline: 'Do you carry French immersion titles?',
          paragraph: paragraphs(
            'There’s a shelf of them in Penticton, and we can order the rest. Ask for Mireille.',
          ),
        },
        {
          headline: 'When should we order for September?',
          paragraph: paragraphs(
            'By the last week of June, if you can. In the last week of August, we’ll still try.',
          ),
        },
      ],
    }),
    block('custom_form', { form_id: formId('schools'), width: 60, link_id: 'order' }),
    block('custom_button', {
      button_label: 'Or email us',
      button_url: 'mailto:schools.lakeshore@example.com',
      button_type: 2,
    }),
  ],
});
