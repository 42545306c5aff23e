import { block, paragraphs } from '../../../blocks/content-records.ts';
import type { DemoPage, Links } from '../../demo-shop.ts';

export const schoolOrders = ({ formId }: Links): DemoPage => ({
  path: '/school-orders',
  title: 'School orders',
  description: 'Class sets, library orders, and book fairs for schools in greater Portland.',
  blocks: [
    block('headline_paragraph', { level: 1, heading: 'For schools and libraries', paragraph: '' }),
    block('side_by_side_text_image', {
      path: 'shop/classroom.svg',
      alt: 'A stack of red books, an apple, and a cup of pencils on a desk in front of a blackboard',
      image_radius: 4,
      image_side: 'right',
      heading: 'Send us the list',
      paragraph: paragraphs(
        'We’ve supplied classrooms since our first September. Send us a list in any form (a spreadsheet, a photo of the whiteboard), and we’ll get back to you within two school days with prices and dates.',
        'We do book fairs, too: we bring the tables, the books, and a bookseller who can talk to nine-year-olds. A fifth of the sales stays with the school, in books.',
      ),
      button_label: 'Order for your class',
      button_url: 'anchor:order',
    }),
    block('table_grid', {
      heading: 'What it costs',
      columns: [
        { header: 'What you order', min_width: 180 },
        { header: 'Off the list price', text_align: 'center', min_width: 140 },
        { header: 'Free delivery', text_align: 'center', min_width: 120 },
        { header: 'Usually here in', min_width: 160 },
      ],
      rows: [
        {
          data: ['Ten or more of one title', '20%', '', 'One week'],
          check: [false, false, true, false],
        },
        {
          data: ['Fifty or more, mixed', '15%', '', 'One to two weeks'],
          check: [false, false, true, false],
        },
        {
          data: ['Library bindings', '10%', '', 'Three weeks'],
          check: [false, false, true, false],
        },
        { data: ['A single copy for your desk', '10%', 'With the next order', 'A few days'] },
      ],
    }),
    block('headline_paragraph', {
      paragraph: paragraphs(
        'Purchase orders are welcome, with thirty days to pay. Bring your exemption certificate, and we’ll leave off the sales tax. In August, add a week to everything.',
      ),
      padding_y: 0,
    }),
    block('accordion', {
      heading: 'What teachers ask',
      faq: [
        {
          headline: 'How long does a class set take?',
          paragraph: paragraphs(
            'A week if our wholesaler has it; three if it has to come from the publisher. In August, add one.',
          ),
        },
        {
          headline: 'Can you suggest titles?',
          paragraph: paragraphs(
            'Happily. Tell us the grade, the subject, and what you read last year, and Nell will send you a dozen titles with a sentence on each.',
          ),
        },
        {
          headline: 'Do you deliver?',
          paragraph: paragraphs(
            'To any school on the peninsula and in South Portland, free, on Wednesdays, in a station wagon.',
          ),
        },
      ],
    }),
    block('custom_form', { form_id: formId('schools'), width: 60, link_id: 'order' }),
    block('custom_button', {
      button_label: 'Or email us',
      button_url: 'mailto:schools.tidewater@example.com',
      button_type: 2,
    }),
  ],
});
