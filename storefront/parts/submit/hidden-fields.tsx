import { DrawnFor } from '../session/drawn-for.tsx';

/** What a form sends besides its visible fields, such as its `intent` when a page has several forms. */
export function HiddenFields({ values }: { values: Record<string, string | number> }) {
  return (
    <>
      <DrawnFor />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
