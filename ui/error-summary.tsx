import { Notice } from './notice.tsx';

export interface ErrorSummaryProps {
  title: string;
  /** Each with the id of its field, so that it leads there. */
  errors: readonly { field?: string; message: string }[];
}

/** The problems of a form, above it; announced when they appear. Empty when there are none. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  return (
    <div role="alert">
      {errors.length > 0 && (
        <Notice tone="danger" title={title}>
          <ul>
            {errors.map(({ field, message }) => (
              <li key={`${field} ${message}`}>{field ? <a href={`#${field}`}>{message}</a> : message}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
