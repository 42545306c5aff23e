import { Icon, type IconProps } from './icons.tsx';

/** Those that no page needs at once: they stay out of the script that all pages share. */
export const ChevronUpIcon = (p: IconProps) => <Icon {...p} d="m4.5 12.5 5.5-5.5 5.5 5.5" />;
export const ArrowRightIcon = (p: IconProps) => <Icon {...p} d="M3.5 10h13m-5-5 5 5-5 5" />;
const heart =
  'M10 16.5S3 12.6 3 7.7C3 5.4 4.7 4 6.5 4 8 4 9.3 4.9 10 6.2 10.7 4.9 12 4 13.5 4 15.3 4 17 5.4 17 7.7c0 4.9-7 8.8-7 8.8Z';
export const HeartIcon = (p: IconProps) => <Icon {...p} d={heart} />;
export const HeartFilledIcon = (p: IconProps) => <Icon {...p} fill="currentColor" d={heart} />;
export const PhoneIcon = (p: IconProps) => (
  <Icon
    {...p}
    d="M7.2 3.5 8.5 7 6.8 8.3a9.5 9.5 0 0 0 4.9 4.9L13 11.5l3.5 1.3v2.7c0 .6-.5 1-1 1C9 16.5 3.5 11 3.5 4.5c0-.5.4-1 1-1h2.7Z"
  />
);
export const MailIcon = (p: IconProps) => <Icon {...p} d="M3 5h14v10.5H3V5Zm0 .5 7 5.5 7-5.5" />;
export const ClockIcon = (p: IconProps) => (
  <Icon {...p} d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6v4.2l2.8 1.8" />
);
export const CalendarIcon = (p: IconProps) => (
  <Icon {...p} d="M3.5 5h13v11.5h-13V5ZM3.5 8.5h13M7 3v3.5M13 3v3.5" />
);
export const CopyIcon = (p: IconProps) => <Icon {...p} d="M7 7h9.5v9.5H7V7ZM4.5 13h-1V3.5H13v1" />;
export const StoreIcon = (p: IconProps) => (
  <Icon
    {...p}
    d="M4 9v7.5h12V9M2.5 7.5 4.5 3.5h11l2 4a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0ZM8.5 16.5V12h3v4.5"
  />
);
export const ReceiptIcon = (p: IconProps) => (
  <Icon {...p} d="M5 3v14l1.7-1.2L8.3 17 10 15.8l1.7 1.2 1.6-1.2L15 17V3H5ZM7.8 7h4.4M7.8 10.5h4.4" />
);
export const GiftIcon = (p: IconProps) => (
  <Icon
    {...p}
    d="M3 7h14v3H3V7ZM4.5 10v6.5h11V10M10 7v9.5M10 7S9.5 3.5 7.2 3.5C5.5 3.5 5.3 5.8 7 6.5L10 7Zm0 0s.5-3.5 2.8-3.5c1.7 0 1.9 2.3.2 3L10 7Z"
  />
);
export const PlayIcon = (p: IconProps) => <Icon {...p} fill="currentColor" d="M6.5 4.5v11l9-5.5-9-5.5Z" />;
export const PauseIcon = (p: IconProps) => <Icon {...p} strokeWidth={2.5} d="M7 5v10M13 5v10" />;
