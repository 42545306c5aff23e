import { Button, LinkButton } from '../button.tsx';
import { IconButton, IconLink } from '../icon-button.tsx';
import * as common from '../icons.tsx';
import * as more from '../more-icons.tsx';
import { Row } from '../stack.tsx';

const variants = ['primary', 'secondary', 'quiet', 'reversed', 'danger'] as const;

const { Icon: _frame, ...named } = common;
const icons = { ...named, ...more };

export function ButtonSamples() {
  return (
    <>
      {(['m', 's', 'l'] as const).map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant[0]?.toUpperCase()}
              {variant.slice(1)}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button variant="primary" icon={<icons.BagIcon />}>
          Add to cart
        </Button>
        <Button variant="primary" pending pendingLabel="Adding..">
          Add to cart
        </Button>
        <Button pending>Save</Button>
        <Button variant="primary" disabled>
          Unavailable
        </Button>
        <LinkButton href="#buttons" icon={<icons.HeartIcon />}>
          A link
        </LinkButton>
      </Row>
      <Row>
        <IconButton label="Search" icon={<icons.SearchIcon />} />
        <IconButton label="Save" icon={<icons.HeartIcon />} outlined />
        <IconButton label="Next" icon={<icons.ChevronRightIcon />} outlined round />
        <IconLink label="Cart, 3 items" icon={<icons.BagIcon />} count={3} href="#cart" />
        <IconLink label="Cart, 128 items" icon={<icons.BagIcon />} count={128} href="#cart" />
        <IconButton label="Not now" icon={<icons.ChevronLeftIcon />} disabled />
      </Row>
      <Row gap={8}>
        <a href="#links" data-link="1">
          Underlined link
        </a>
        <a href="#links" data-link="2">
          Plain link
        </a>
        <a href="#links" data-link="3">
          See all
        </a>
      </Row>
      <Row gap={4}>
        {Object.entries(icons).map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </Row>
    </>
  );
}
