import type { CSSProperties } from 'react';
import * as m from '../../messages/compiled/messages.js';
import { formatNumber } from '../../messages/format.ts';
import { textPreset } from '../../storefront/theme/presets.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockProps } from '../block-props.ts';
import { measures } from '../on-phones.ts';
import styles from './table-grid.module.css';

type Column = BlockProps<'table_grid'>['data']['columns'][number];

const cellStyle = (column: Column): CSSProperties => ({
  padding: `${column.padding_y}px ${column.padding_x}px`,
  textAlign: column.text_align,
  minWidth: column.min_width,
});

export function Render({ data, injected }: BlockProps<'table_grid'>) {
  const { columns, rows } = data;
  if (columns.length === 0) return null;
  const lines = data.border_colour ? { '--table-line': `var(--colour-${data.border_colour})` } : {};
  return (
    <BlockFrame data={data}>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys can scroll it only when it takes the focus
        tabIndex={0}
        aria-label={data.heading || m.page_table_label()}
        className={styles.window}
        style={data.height ? { maxHeight: data.height } : undefined}
      >
        <table
          className={styles.table}
          data-fixed={data.fixed_width || undefined}
          style={{ ...measures(data, { border_thickness: 'px' }), ...lines } as CSSProperties}
        >
          {columns.some((column) => column.header) && (
            <thead>
              <tr>
                {columns.map((column, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <th key={i} scope="col" style={cellStyle(column)} {...textPreset(column.header_preset)}>
                    {column.header}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row, i) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
                key={i}
                data-ground={data.alternating && i % 2 === 1 ? (data.alternating_colour ?? 3) : undefined}
              >
                {columns.map((column, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={at} style={cellStyle(column)}>
                    {row.check[at] ? <Tick words={row.data[at]} /> : row.data[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {injected && <p className={styles.more}>{whatIsMissing(injected)}</p>}
    </BlockFrame>
  );
}

/** Says how many rows and columns are cut off, so that a partial table does not pass for a complete one. */
function whatIsMissing({ rows, columns }: NonNullable<BlockProps<'table_grid'>['injected']>): string {
  const rowsShown = formatNumber(rows);
  const columnsShown = formatNumber(columns);
  if (columns === 0) return m.page_rows_left_out({ rows, rowsShown });
  if (rows === 0) return m.page_columns_left_out({ columns, columnsShown });
  return m.page_rows_and_columns_left_out({ rows, rowsShown, columns, columnsShown });
}

function Tick({ words }: { words: string | undefined }) {
  return (
    <>
      <CheckIcon className={styles.tick} />
      <VisuallyHidden>{words || m.page_table_yes()}</VisuallyHidden>
    </>
  );
}
