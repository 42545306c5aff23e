import type { Order } from '../../../contract/order.ts';

type Placed = Pick<Order, 'delivery_key' | 'communication_preference' | 'location'>;

/** Heading and message of an order just placed, by the way it reaches the shopper (ORDER-012..017). */
export function confirmationOf(order: Placed): { heading: string; message: string } {
  switch (order.delivery_key) {
    case 'pickup': {
      const place = order.location ? ` at ${order.location.altname}` : '';
      return {
        heading: 'Thank you for your order!',
        message: `We will ${tell(order.communication_preference)} when it is ready to be picked up${place}.`,
      };
    }
    case 'electronic':
      return {
        heading: 'Thank you for your order!',
        message:
          'We have sent you an email about it. That email will not contain a gift card code: the code is sent separately.',
      };
    case 'quote':
      return {
        heading: 'Thank you for your request!',
        message: 'Your request will be reviewed, and we will be in touch.',
      };
    case 'ship':
      return {
        heading: 'Thank you for your order!',
        message: 'We have received it and will get to work on it.',
      };
  }
}

function tell(preference: string): string {
  if (preference === 'phone') return 'call you';
  if (preference === 'text') return 'text you';
  return 'email you';
}
