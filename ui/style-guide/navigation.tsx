import { useState } from 'react';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { Disclosure } from '../disclosure.tsx';
import { CardsIcon, GridIcon, ListIcon } from '../icons.tsx';
import { Pagination } from '../pagination.tsx';
import { Segmented } from '../segmented.tsx';
import { Row } from '../stack.tsx';
import { TabLinks } from '../tab-links.tsx';
import { Tooltip } from '../tooltip.tsx';

const views = [
  { value: 'cards', label: 'Cards', icon: <CardsIcon /> },
  { value: 'grid', label: 'Grid', icon: <GridIcon /> },
  { value: 'list', label: 'List', icon: <ListIcon /> },
];
const periods = ['Month', 'Week', 'Day'].map((label) => ({ value: label, label }));

export function NavigationSamples() {
  const [view, setView] = useState('grid');
  const [period, setPeriod] = useState('Month');
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '#home' },
          { label: 'Fiction', href: '#fiction' },
          { label: 'The Keeper of Small Hours' },
        ]}
      />
      <TabLinks
        label="Account"
        tabs={['Details', 'Addresses', 'Orders', 'Lists'].map((label, i) => ({
          label,
          href: `#${label}`,
          current: i === 2,
        }))}
      />
      <Row gap={6}>
        <Segmented label="View" segments={views} value={view} onChoose={setView} />
        <Segmented label="Period" segments={periods} value={period} onChoose={setPeriod} />
        <span>
          Sales rank{' '}
          <Tooltip label="About the sales rank" text="Based on weekly sales from independent bookstores." />
        </span>
      </Row>
      {[
        [1, 5],
        [3, 24],
        [12, 24],
        [24, 24],
      ].map(([current = 1, total = 1]) => (
        <Pagination
          key={`${current} of ${total}`}
          label={`Pages, ${current} of ${total}`}
          current={current}
          total={total}
          href={(page) => `#page-${page}`}
        />
      ))}
      <div>
        <Disclosure label="How do I return a book?" name="guide" open>
          Bring it back within thirty days, with its receipt, in the state you found it in.
        </Disclosure>
        <Disclosure label="Do you ship abroad?" name="guide">
          Yes. The price depends on the weight.
        </Disclosure>
        <Disclosure label="Can you find an old book for me?" name="guide">
          Often. Ask at the counter.
        </Disclosure>
      </div>
    </>
  );
}
