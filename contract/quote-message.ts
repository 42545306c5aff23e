/** Characters of the message of a quote request. */
export const mostQuoteMessage = 1000;
