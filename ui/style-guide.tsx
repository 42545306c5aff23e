import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { ButtonSamples } from './style-guide/buttons.tsx';
import { ColourSamples, TypeSamples } from './style-guide/colours-and-type.tsx';
import { CoverSamples, PriceSamples } from './style-guide/covers.tsx';
import { ChoiceSamples, FieldSamples } from './style-guide/fields.tsx';
import { MessageSamples, WaitingSamples } from './style-guide/messages.tsx';
import { NavigationSamples } from './style-guide/navigation.tsx';
import { OverlaySamples } from './style-guide/overlays.tsx';
import styles from './style-guide.module.css';
import { ToastProvider } from './toast.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles.samples}>{children}</div>
    </section>
  );
}

/** Every part of the interface in every state, in the colours and fonts of the shop it is shown in; `children` say where else to look. */
export function StyleGuide({ children }: { children?: ReactNode }) {
  return (
    <ToastProvider>
      <Container as="main" className={styles.page} id="main">
        <div className={styles.top}>
          <h1>Style guide</h1>
          <p data-text="4">
            The parts that pages are made of. The covers are the picture; everything else steps back.
          </p>
          {children}
        </div>
        <Section title="Colours">
          <ColourSamples />
        </Section>
        <Section title="Type">
          <TypeSamples />
        </Section>
        <Section title="Buttons and links">
          <ButtonSamples />
        </Section>
        <Section title="Covers">
          <CoverSamples />
        </Section>
        <Section title="Prices and labels">
          <PriceSamples />
        </Section>
        <Section title="Fields">
          <FieldSamples />
        </Section>
        <Section title="Choices">
          <ChoiceSamples />
        </Section>
        <Section title="Finding one’s way">
          <NavigationSamples />
        </Section>
        <Section title="Overlays">
          <OverlaySamples />
        </Section>
        <Section title="Messages">
          <MessageSamples />
        </Section>
        <Section title="Waiting">
          <WaitingSamples />
        </Section>
      </Container>
    </ToastProvider>
  );
}
