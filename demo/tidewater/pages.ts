import type { DemoPage, Links } from '../demo-shop.ts';
import { tidewaterLegal } from './legal.ts';
import { about } from './pages/about.ts';
import { contact } from './pages/contact.ts';
import { faq } from './pages/faq.ts';
import { home } from './pages/home.ts';
import { schoolOrders } from './pages/school-orders.ts';
import { staffPicks } from './pages/staff-picks.ts';

export function tidewaterPages(links: Links): DemoPage[] {
  return [
    home(links),
    about(links),
    contact(links),
    staffPicks(links),
    schoolOrders(links),
    faq,
    ...tidewaterLegal,
  ];
}
