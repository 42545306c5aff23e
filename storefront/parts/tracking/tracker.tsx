import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useBlocker, useLocation, useMatches } from 'react-router';
import type { Order } from '../../../contract/order.ts';
import { isPersonalPath } from '../../../contract/paths.ts';
import * as m from '../../../messages/compiled/messages.js';
import { fromDataBlock } from '../../page-data.ts';
import { useSettings } from '../session/use-settings.ts';
import { keepConsent, readConsent } from './consent.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { eventOfPage } from './event-of-page.ts';
import { keepEvent, takeEvents } from './events.ts';
import { type Service, startServices } from './services.ts';
import styles from './tracking.module.css';

/** The policy of a page holds until the next one is fetched whole: one that began at checkout lets no service in. */
const beganOpen = !isPersonalPath(window.location.pathname);
/** Once in the page a script stays: this outlives the component. */
let running: Service[] | null = null;

/**
 * Reports pages and events to the services that the shop has set, after the reader has agreed. On the way to a page of
 * one shopper the browser fetches it whole, so that no script of others comes along (decisions §0.1).
 */
export function Tracker() {
  const settings = useSettings();
  const location = useLocation();
  const order = useOrderOfPage();
  const [consent, setConsent] = useState(readConsent);
  const [asked, setAsked] = useState(false);
  const seen = useRef('');
  const isOpenPage = !isPersonalPath(location.pathname);

  useLeavingWhole();
  useAddedEvents(consent === 'yes');

  useEffect(() => {
    if (consent !== 'yes' || seen.current === location.key) return;
    seen.current = location.key;
    const event = eventOfPage(location, order, settings.store_info.iso4217_currency);
    if (event) keepEvent(event);
    if (!isOpenPage || !beganOpen) return;
    running ??= startServices(settings);
    for (const service of running) service.page(location.pathname + location.search);
    for (const kept of takeEvents()) for (const service of running) service.event(kept);
  }, [consent, location, order, settings, isOpenPage]);

  function choose(said: 'yes' | 'no') {
    keepConsent(said);
    setAsked(false);
    setConsent(said);
    // What has been loaded cannot be taken back from this page.
    if (said === 'no' && running) window.location.reload();
  }
  const footer = document.getElementById('privacy-choices');
  return (
    <>
      {isOpenPage && (consent === 'unknown' || asked) && <ConsentNotice onChoose={choose} />}
      {footer &&
        isOpenPage &&
        createPortal(
          <button type="button" className={styles.again} onClick={() => setAsked(true)}>
            {m.chrome_privacy_choices()}
          </button>,
          footer,
        )}
    </>
  );
}

function useOrderOfPage(): Order | null {
  const matches = useMatches() as { loaderData?: { order?: Order | null } }[];
  return fromDataBlock(matches.at(-1)?.loaderData)?.order ?? null;
}

function useLeavingWhole(): void {
  const blocker = useBlocker(({ nextLocation }) => running !== null && isPersonalPath(nextLocation.pathname));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { pathname, search, hash } = blocker.location;
    window.location.assign(pathname + search + hash);
  }, [blocker]);
}

function useAddedEvents(agreed: boolean): void {
  useEffect(() => {
    if (!agreed) return;
    const onAdded = (event: Event) => {
      const { title, quantity, price } = (event as CustomEvent<Added>).detail;
      const added = {
        name: 'AddToCart' as const,
        data: { content_name: title, quantity, value: (price * quantity) / 100 },
      };
      if (running) for (const service of running) service.event(added);
      else keepEvent(added);
    };
    window.addEventListener('added-to-cart', onAdded);
    return () => window.removeEventListener('added-to-cart', onAdded);
  }, [agreed]);
}
interface Added {
  title: string;
  quantity: number;
  price: number;
}
