import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { finishNavigation, noteNavigation } from './parts/page/unfinished-navigation.ts';

if (!finishNavigation()) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[noteNavigation]} />
      </StrictMode>,
    );
  });
}
