import { useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Drawer } from '../drawer.tsx';
import { BookIcon, TrashIcon, UserIcon } from '../icons.tsx';
import { Menu } from '../menu.tsx';
import { HeartIcon } from '../more-icons.tsx';
import { Popover } from '../popover.tsx';
import { Row, Stack } from '../stack.tsx';
import { TextField } from '../text-field.tsx';
import { useToasts } from '../toast.tsx';

type Opened = 'dialog' | 'question' | 'start' | 'end' | 'bottom' | null;

export function OverlaySamples() {
  const [opened, setOpened] = useState<Opened>(null);
  const toasts = useToasts();
  const close = () => setOpened(null);
  return (
    <>
      <Row>
        <Button onClick={() => setOpened('dialog')}>Dialog</Button>
        <Button onClick={() => setOpened('question')}>Question</Button>
        <Button onClick={() => setOpened('start')}>Drawer at the start</Button>
        <Button onClick={() => setOpened('end')}>Drawer at the end</Button>
        <Button onClick={() => setOpened('bottom')}>Drawer from below</Button>
      </Row>
      <Row>
        <Popover title="Login" align="start" trigger={(button) => <Button {...button}>Popover</Button>}>
          {(done) => (
            <Stack>
              <TextField label="Email" type="email" autoComplete="username" />
              <TextField label="Password" type="password" autoComplete="current-password" />
              <Button variant="primary" block onClick={done}>
                Log in
              </Button>
            </Stack>
          )}
        </Popover>
        <Menu
          align="start"
          trigger={(button) => <Button {...button}>Menu</Button>}
          entries={[
            { label: 'Details', icon: <UserIcon />, href: '#details' },
            { label: 'Lists', icon: <HeartIcon />, href: '#lists' },
            { label: 'Orders', icon: <BookIcon />, disabled: true },
            { label: 'Remove all', icon: <TrashIcon />, danger: true, separated: true },
          ]}
        />
        <Button
          onClick={() =>
            toasts.show({
              tone: 'success',
              message: '2 copies of Salt priced at $18.99 each added to cart.',
              strong: 'Salt',
              action: { label: 'Go to Cart', href: '#cart' },
            })
          }
        >
          Toast
        </Button>
        <Button onClick={() => toasts.show({ tone: 'error', message: 'Error removing unavailable items' })}>
          Error toast
        </Button>
      </Row>
      <Dialog
        open={opened === 'dialog'}
        onClose={close}
        title="Email this cart"
        description="We send the list of titles, with covers and prices."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Send
            </Button>
          </>
        }
      >
        <TextField label="To" type="email" />
      </Dialog>
      <Dialog
        open={opened === 'question'}
        onClose={close}
        size="s"
        decision
        title="We only have 3 in stock"
        description="Take the three that are here, or let us order the rest."
        footer={
          <>
            <Button onClick={close}>Take 3</Button>
            <Button variant="primary" onClick={close}>
              Order the rest
            </Button>
          </>
        }
      />
      {(['start', 'end', 'bottom'] as const).map((side) => (
        <Drawer key={side} side={side} open={opened === side} onClose={close} title="Filter" height={380}>
          <p>What stands here has the whole edge of the window.</p>
        </Drawer>
      ))}
    </>
  );
}
