import { type ComponentData, createUsePuck } from '@puckeditor/core';
import { useId, useState } from 'react';
import type { BlockKind } from '../../../contract/admin/page-editor.ts';
import * as m from '../../../messages/compiled/messages.js';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from './block-list.module.css';
import { firstWords } from './editor-config.ts';
import { unreadable } from './puck-data.ts';

const usePuck = createUsePuck();
const zone = 'root:default-zone';

/** The blocks of the page in their order: everything that dragging does, by buttons. */
export function BlockList() {
  const content = usePuck((puck) => puck.appState.data.content);
  const selected = usePuck((puck) => puck.selectedItem?.props.id);
  const dispatch = usePuck((puck) => puck.dispatch);
  const labelOf = useLabels();
  const wordsOf = useWords();
  const select = (index: number) =>
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } }, recordHistory: false });
  const move = (from: number, to: number) => {
    dispatch({ type: 'reorder', sourceIndex: from, destinationIndex: to, destinationZone: zone });
    select(to);
  };
  return (
    <div className={styles.list}>
      <AddBlock />
      <ol className={styles.blocks}>
        {content.map(({ type, props }, i) => {
          const block = `${i + 1} ${labelOf(type)}`;
          return (
            <li key={props.id} aria-current={props.id === selected ? 'true' : undefined}>
              <button type="button" className={styles.name} onClick={() => select(i)}>
                {labelOf(type)}
                <span className={styles.words}>{wordsOf({ type, props })}</span>
              </button>
              <span className={styles.steps}>
                <Step label={m.deskpage_move_up({ block })} disabled={i === 0} onClick={() => move(i, i - 1)}>
                  ↑
                </Step>
                <Step
                  label={m.deskpage_move_down({ block })}
                  disabled={i === content.length - 1}
                  onClick={() => move(i, i + 1)}
                >
                  ↓
                </Step>
                <Step
                  label={m.deskpage_remove({ block })}
                  onClick={() => dispatch({ type: 'remove', index: i, zone })}
                >
                  ×
                </Step>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface StepProps {
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

const Step = ({ label, disabled, onClick, children }: StepProps) => (
  <button type="button" className={styles.step} aria-label={label} disabled={disabled} onClick={onClick}>
    {children}
  </button>
);

function useLabels(): (type: string) => string {
  const config = usePuck((puck) => puck.config);
  return (type) => config.components[type]?.label ?? type;
}

function useWords(): (block: ComponentData) => string {
  const config = usePuck((puck) => puck.config);
  return ({ type, props }) => {
    const kind: BlockKind | undefined = config.components[type]?.metadata?.kind;
    return kind ? firstWords(props, kind) : '';
  };
}

/** Adds a block after the one that is chosen, else at the end. */
function AddBlock() {
  const id = useId();
  const [component, setComponent] = useState('headline_paragraph');
  const components = usePuck((puck) => puck.config.components);
  const dispatch = usePuck((puck) => puck.dispatch);
  const count = usePuck((puck) => puck.appState.data.content.length);
  const chosen = usePuck((puck) => puck.appState.ui.itemSelector);
  const at = chosen?.zone === zone ? chosen.index + 1 : count;
  const options = Object.entries(components)
    .filter(([name]) => name !== unreadable)
    .map(([value, { label = value }]) => ({ value, label }));
  const add = () => {
    dispatch({ type: 'insert', componentType: component, destinationIndex: at, destinationZone: zone });
    dispatch({ type: 'setUi', ui: { itemSelector: { index: at, zone } }, recordHistory: false });
  };
  return (
    <div className={styles.add}>
      <SelectField
        id={id}
        label={m.deskpage_block_which()}
        value={component}
        options={options}
        onChange={({ target }) => setComponent(target.value)}
      />
      <Button type="button" size="s" onClick={add}>
        {m.deskpage_add_block()}
      </Button>
    </div>
  );
}
