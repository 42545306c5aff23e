import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'd'> {
  /** Pixels, both ways. */
  size?: number;
}

/** Drawn on 20 × 20 with a 1.5 px line. An icon is decoration: what carries it must say the same in words. */
function Icon({ size = 20, d, ...props }: IconProps & { d: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path d={d} />
    </svg>
  );
}

export const SearchIcon = (p: IconProps) => (
  <Icon {...p} d="M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM13 13l4 4" />
);
export const BagIcon = (p: IconProps) => (
  <Icon {...p} d="M4.2 7h11.6l.9 10H3.3l.9-10ZM7 9V6a3 3 0 0 1 6 0v3" />
);
export const MenuIcon = (p: IconProps) => <Icon {...p} d="M3 6h14M3 10h14M3 14h14" />;
export const CloseIcon = (p: IconProps) => <Icon {...p} d="m5 5 10 10M15 5 5 15" />;
export const ChevronLeftIcon = (p: IconProps) => <Icon {...p} d="m12 4.5-5.5 5.5 5.5 5.5" />;
export const ChevronRightIcon = (p: IconProps) => <Icon {...p} d="m8 4.5 5.5 5.5L8 15.5" />;
export const ChevronDownIcon = (p: IconProps) => <Icon {...p} d="m4.5 7.5 5.5 5.5 5.5-5.5" />;
export const ChevronUpIcon = (p: IconProps) => <Icon {...p} d="m4.5 12.5 5.5-5.5 5.5 5.5" />;
export const ArrowRightIcon = (p: IconProps) => <Icon {...p} d="M3.5 10h13m-5-5 5 5-5 5" />;
export const PlusIcon = (p: IconProps) => <Icon {...p} d="M10 4v12M4 10h12" />;
export const MinusIcon = (p: IconProps) => <Icon {...p} d="M4 10h12" />;
const heart =
  'M10 16.5S3 12.6 3 7.7C3 5.4 4.7 4 6.5 4 8 4 9.3 4.9 10 6.2 10.7 4.9 12 4 13.5 4 15.3 4 17 5.4 17 7.7c0 4.9-7 8.8-7 8.8Z';
export const HeartIcon = (p: IconProps) => <Icon {...p} d={heart} />;
export const HeartFilledIcon = (p: IconProps) => <Icon {...p} fill="currentColor" d={heart} />;
export const MapPinIcon = (p: IconProps) => (
  <Icon
    {...p}
    d="M10 17.5s5.5-4.7 5.5-9a5.5 5.5 0 0 0-11 0c0 4.3 5.5 9 5.5 9ZM10 10.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z"
  />
);
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
export const UserIcon = (p: IconProps) => (
  <Icon {...p} d="M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 17c.3-3 2.7-5 6-5s5.7 2 6 5" />
);
export const CheckIcon = (p: IconProps) => <Icon {...p} d="m4 10.5 4 4 8-9" />;
export const WarningIcon = (p: IconProps) => (
  <Icon {...p} d="M10 3.5 2.5 16.5h15L10 3.5ZM10 8.5v3.5M10 14.2v.1" />
);
export const InfoIcon = (p: IconProps) => (
  <Icon {...p} d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 9.5v4M10 6.6v.1" />
);
export const ErrorIcon = (p: IconProps) => (
  <Icon {...p} d="M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM10 6.5v4M10 13.4v.1" />
);
export const GridIcon = (p: IconProps) => (
  <Icon {...p} d="M4 4h4.5v4.5H4V4Zm7.5 0H16v4.5h-4.5V4ZM4 11.5h4.5V16H4v-4.5Zm7.5 0H16V16h-4.5v-4.5Z" />
);
export const ListIcon = (p: IconProps) => (
  <Icon {...p} d="M4 5.5h.1M7.5 5.5H17M4 10h.1M7.5 10H17M4 14.5h.1M7.5 14.5H17" />
);
export const TableIcon = (p: IconProps) => (
  <Icon {...p} d="M3.5 4.5h13v11h-13v-11ZM3.5 8.2h13M3.5 11.8h13M8.5 4.5v11" />
);
export const CardsIcon = (p: IconProps) => (
  <Icon {...p} d="M3.5 4h4v5.5h-4V4ZM10.5 5h6M10.5 8h4M3.5 12h4v4.5h-4V12ZM10.5 13h6M10.5 16h4" />
);
export const FilterIcon = (p: IconProps) => <Icon {...p} d="M3 5.5h14M5.5 10h9M8 14.5h4" />;
export const CopyIcon = (p: IconProps) => <Icon {...p} d="M7 7h9.5v9.5H7V7ZM4.5 13h-1V3.5H13v1" />;
export const ExternalIcon = (p: IconProps) => <Icon {...p} d="M8 4.5H4.5v11h11V12M11.5 4H16v4.5M16 4l-7 7" />;
export const StoreIcon = (p: IconProps) => (
  <Icon
    {...p}
    d="M4 9v7.5h12V9M2.5 7.5 4.5 3.5h11l2 4a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0ZM8.5 16.5V12h3v4.5"
  />
);
export const BookIcon = (p: IconProps) => (
  <Icon
    {...p}
    d="M10 5.5C8.5 4 6 3.5 3 3.7v11.5c3-.2 5.5.3 7 1.8 1.5-1.5 4-2 7-1.8V3.7c-3-.2-5.5.3-7 1.8Zm0 0V17"
  />
);
export const GiftIcon = (p: IconProps) => (
  <Icon
    {...p}
    d="M3 7h14v3H3V7ZM4.5 10v6.5h11V10M10 7v9.5M10 7S9.5 3.5 7.2 3.5C5.5 3.5 5.3 5.8 7 6.5L10 7Zm0 0s.5-3.5 2.8-3.5c1.7 0 1.9 2.3.2 3L10 7Z"
  />
);
export const TrashIcon = (p: IconProps) => (
  <Icon {...p} d="M3.5 5.5h13M7.5 5.5V3.5h5v2M5 5.5l.8 11h8.4l.8-11M8.5 9v4.5M11.5 9v4.5" />
);
export const PlayIcon = (p: IconProps) => <Icon {...p} fill="currentColor" d="M6.5 4.5v11l9-5.5-9-5.5Z" />;
export const PauseIcon = (p: IconProps) => <Icon {...p} strokeWidth={2.5} d="M7 5v10M13 5v10" />;
export const UploadIcon = (p: IconProps) => <Icon {...p} d="M10 13V4M6.5 7.5 10 4l3.5 3.5M4 13v3.5h12V13" />;
