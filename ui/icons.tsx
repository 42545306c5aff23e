import type { SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'd'> {
  /** Pixels, both ways. */
  size?: number;
}

/** Drawn on 20 × 20 with a 1.5 px line. An icon is decoration: what carries it must say the same in words. */
export function Icon({ size = 20, d, ...props }: IconProps & { d: string }) {
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
export const PlusIcon = (p: IconProps) => <Icon {...p} d="M10 4v12M4 10h12" />;
export const MinusIcon = (p: IconProps) => <Icon {...p} d="M4 10h12" />;
export const MapPinIcon = (p: IconProps) => (
  <Icon
    {...p}
    d="M10 17.5s5.5-4.7 5.5-9a5.5 5.5 0 0 0-11 0c0 4.3 5.5 9 5.5 9ZM10 10.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z"
  />
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
export const ExternalIcon = (p: IconProps) => <Icon {...p} d="M8 4.5H4.5v11h11V12M11.5 4H16v4.5M16 4l-7 7" />;
export const BookIcon = (p: IconProps) => (
  <Icon
    {...p}
    d="M10 5.5C8.5 4 6 3.5 3 3.7v11.5c3-.2 5.5.3 7 1.8 1.5-1.5 4-2 7-1.8V3.7c-3-.2-5.5.3-7 1.8Zm0 0V17"
  />
);
export const TrashIcon = (p: IconProps) => (
  <Icon {...p} d="M3.5 5.5h13M7.5 5.5V3.5h5v2M5 5.5l.8 11h8.4l.8-11M8.5 9v4.5M11.5 9v4.5" />
);
export const UploadIcon = (p: IconProps) => <Icon {...p} d="M10 13V4M6.5 7.5 10 4l3.5 3.5M4 13v3.5h12V13" />;
