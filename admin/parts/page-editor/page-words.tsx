import type { CustomField } from '@puckeditor/core';
import { createContext, use } from 'react';
import * as m from '../../../messages/compiled/messages.js';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useStore } from '../use-store.ts';
import type { PageWords } from './puck-data.ts';
import { tidyPath } from './tidy-path.ts';

export type WordsField = keyof PageWords;

/** What is wrong with the words of the page, as sentences. */
export const WordProblems = createContext<Partial<Record<WordsField, string>>>({});

/** A field of the page itself; `field.metadata.about` says which. */
export const renderWords: CustomField<unknown>['render'] = ({ field, value, onChange, readOnly }) => (
  <Words
    about={field.metadata?.about as WordsField}
    value={String(value ?? '')}
    onChange={onChange}
    readOnly={readOnly ?? false}
  />
);

interface WordsProps {
  about: WordsField;
  value: string;
  onChange: (value: string) => void;
  readOnly: boolean;
}

function Words({ about, value, onChange, readOnly }: WordsProps) {
  const { origin } = useStore();
  const error = use(WordProblems)[about];
  const control = {
    ...{ value, error, disabled: readOnly },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (about === 'description')
    return (
      <TextArea
        {...control}
        label={m.deskpage_description()}
        hint={m.deskpage_description_hint()}
        maxLength={500}
      />
    );
  return about === 'title' ? (
    <TextField
      {...control}
      label={m.deskpage_title()}
      hint={m.deskpage_title_hint()}
      maxLength={200}
      required
    />
  ) : (
    <TextField
      {...control}
      label={m.deskpage_path()}
      hint={m.deskpage_path_hint({ origin })}
      onBlur={() => {
        const tidy = tidyPath(value);
        if (tidy !== value) onChange(tidy);
      }}
      maxLength={300}
      spellCheck={false}
      autoCapitalize="none"
      required
    />
  );
}
