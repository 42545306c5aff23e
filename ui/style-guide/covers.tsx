import { Badge } from '../badge.tsx';
import { Cover } from '../cover.tsx';
import { CoverShelf } from '../cover-shelf.tsx';
import { Level } from '../level.tsx';
import { Price } from '../price.tsx';
import { Row, Stack } from '../stack.tsx';
import styles from '../style-guide.module.css';
import { type SampleBook, sampleCover, samples } from './sample-covers.ts';

function Tile({ book, width }: { book: SampleBook; width: number }) {
  return (
    <div>
      <Cover shelf src={sampleCover(book)} ratio={book.ratio} width={width} alt="" />
      <div className={styles.under}>
        <a href="#book">{book.title}</a>
        <span className={styles.soft}>{book.author}</span>
      </div>
    </div>
  );
}

export function CoverSamples() {
  const [first, second] = samples;
  return (
    <>
      <CoverShelf
        label="New this week"
        heading={<h3 data-text="2">New this week</h3>}
        action={
          <a href="#all" data-link="3">
            See all
          </a>
        }
        tileWidth={150}
        lastTile={
          <a href="#all" className={styles.last}>
            See all
            <br />
            48 titles
          </a>
        }
      >
        {samples.map((book) => (
          <Tile key={book.title} book={book} width={150} />
        ))}
      </CoverShelf>
      <div className={styles.covers}>
        {samples.slice(0, 5).map((book) => (
          <Tile key={book.title} book={book} width={180} />
        ))}
      </div>
      <Row gap={8} style={{ alignItems: 'flex-end' }}>
        <div style={{ width: 180 }}>
          <Cover src={sampleCover(first)} ratio={first.ratio} width={180} alt={first.title} />
        </div>
        <div style={{ width: 120 }}>
          <Cover
            src="/broken.jpg"
            fallback={sampleCover(second)}
            ratio={second.ratio}
            width={120}
            alt="A broken picture replaced"
          />
        </div>
        <div style={{ width: 120 }}>
          <Cover src="/broken.jpg" ratio={0.66} width={120} alt="Nothing could be loaded" />
        </div>
      </Row>
    </>
  );
}

export function PriceSamples() {
  return (
    <>
      <Stack gap={2}>
        <Price cents={1899} size="l" />
        <Price cents={1519} was={1899} discount={20} size="l" />
        <Price cents={1899} />
        <Price cents={1519} was={1899} discount={20} />
        <Price cents={123450} currency="CAD" />
        <Price cents={1519} was={1899} size="s" />
        <Price cents={null} hiddenText="Call us for the price" />
      </Stack>
      <Row>
        <Badge>Hardcover</Badge>
        <Badge tone="accent">Forthcoming</Badge>
        <Badge tone="success">3 in stock</Badge>
        <Badge tone="warning">1 left</Badge>
        <Badge tone="danger">Out of print</Badge>
        <Badge look="solid">Staff pick</Badge>
      </Row>
      <Row gap={5}>
        <Badge look="plain" tone="success">
          3 in stock
        </Badge>
        <Badge look="plain" tone="warning">
          Available to order
        </Badge>
        <Badge look="plain">Out of stock indefinitely</Badge>
        {[5, 3, 1, 0].map((value) => (
          <Level key={value} value={value} label={`Popularity ${value} of 5`} />
        ))}
      </Row>
    </>
  );
}
