/** In the manner of ui/icons.tsx; only the item page speaks of listening. */
export function HeadphonesIcon() {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M3 13v-2a7 7 0 0 1 14 0v2M3 12.5h2.5V17H4a1 1 0 0 1-1-1v-3.5Zm14 0h-2.5V17H16a1 1 0 0 0 1-1v-3.5Z" />
    </svg>
  );
}
