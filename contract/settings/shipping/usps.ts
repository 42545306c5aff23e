/** Mail classes of USPS that a shop can offer: those that need neither a permit nor a library. */
export const uspsServices = [
  'USPS_GROUND_ADVANTAGE',
  'PRIORITY_MAIL',
  'PRIORITY_MAIL_EXPRESS',
  'MEDIA_MAIL',
] as const;
export type UspsService = (typeof uspsServices)[number];
