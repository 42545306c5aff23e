import { listPath } from '../../storefront/parts/title/paths.ts';
import { TitleShelf } from '../../storefront/parts/title/title-shelf.tsx';
import { Link } from '../../ui/link.tsx';
import { BlockFrame, RichText } from '../block-frame.tsx';
import type { BlockProps } from '../renderers.ts';

export function ProductSlider({ data, injected, first }: BlockProps<'product_slider'>) {
  if (!injected || injected.rows.length === 0) return null;
  const heading = data.heading || injected.name;
  return (
    <BlockFrame data={data} noHeading>
      <TitleShelf
        label={heading}
        heading={
          <>
            <h2>{heading}</h2>
            {data.paragraph && <RichText html={data.paragraph} />}
          </>
        }
        action={<Link href={listPath(injected.list_id)}>View all</Link>}
        rows={injected.rows}
        listId={injected.list_id}
        total={injected.row_count}
        size={data.image_size}
        showTitle={data.show_title}
        showAuthor={data.show_author}
        eager={first}
      />
    </BlockFrame>
  );
}
