import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { speakLanguage } from '../messages/browser-locale.ts';
import { finishNavigation, noteNavigation } from './parts/page/unfinished-navigation.ts';

speakLanguage(document.documentElement.lang);
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
