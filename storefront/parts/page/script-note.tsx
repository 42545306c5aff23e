interface ScriptNoteProps {
  /** A sentence up to the word 'JavaScript'. */
  what: string;
  className?: string | undefined;
}

/** Says beside buttons that could do nothing without JavaScript what they need, to those who have none. */
export function ScriptNote({ what, className }: ScriptNoteProps) {
  return (
    <noscript>
      <p className={className}>
        {what} JavaScript. Please turn it on in your browser and load the page again.
      </p>
    </noscript>
  );
}
