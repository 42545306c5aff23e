import type { AdminOutput } from '../../../contract/admin/actions.ts';
import type { askShop, ShopAnswer } from './ask-shop.ts';
import type { SavedPage } from './puck-data.ts';
import { type Begun, begunAgain, type SaverState } from './saver-state.ts';

interface SaverOptions {
  begun: Begun;
  /** What the shop has. */
  saved: SavedPage;
  ask: typeof askShop;
  newUuid: () => string;
}

type SavedDraft = AdminOutput<'page/saveDraft'>;
interface Sent {
  text: string;
  fields: Record<string, string | number>;
}

/** How long someone rests before a change is saved, and after which time the shop is asked again. */
export const restMs = 800;
export const againMs = 4000;

/** Saves what is in the editor as a draft, one request at a time, and publishes it when it is asked to. */
export class DraftSaver {
  #state: SaverState;
  #page: SavedPage;
  /** What the shop has, as text. */
  #known: string;
  #ask: typeof askShop;
  #newUuid: () => string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  /** A request without an answer: the shop may have it, so that the same one is sent again. */
  #sent: Sent | null = null;
  #publishing = { of: '', uuid: '' };
  #listeners = new Set<() => void>();

  constructor({ begun, saved, ask, newUuid }: SaverOptions) {
    this.#page = saved;
    this.#known = JSON.stringify(saved);
    this.#ask = ask;
    this.#newUuid = newUuid;
    this.#state = {
      ...{ begun, isUnsaved: false, isSaving: false, isPublishing: false, done: null, problem: null },
    };
  }

  getState = (): SaverState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is in the editor now. */
  change(page: SavedPage): void {
    this.#page = page;
    this.#set({ isUnsaved: this.#isUnsaved() });
    this.#saveIn(restMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Saves at once what waits; true when the shop has it all. */
  flush = async (): Promise<boolean> => {
    await this.#running;
    while (this.#isUnsaved() && !this.#waitsForChoice()) {
      await this.#run();
      if (this.#state.problem) return false;
    }
    return !this.#isUnsaved();
  };

  /** Saves what is in the editor although someone else was faster. */
  keepMine = async (): Promise<void> => {
    this.#known = '';
    this.#set({ begun: begunAgain(this.#state), problem: null, isUnsaved: true });
    await this.flush();
  };

  /** Lets readers see what is in the editor. `over`: the version of the page that it replaces although it is newer. */
  publish = async (over?: number): Promise<void> => {
    this.#set({ isPublishing: true });
    const { page, draft } = this.#state.begun;
    // Save a new page even if it was not touched: the shop then says what it lacks.
    if (!page && !draft) this.#known = '';
    const isSaved = await this.flush();
    if (isSaved) await this.#publishDraft(over);
    this.#set({ isPublishing: false });
  };

  async #publishDraft(over: number | undefined): Promise<void> {
    const { draft } = this.#state.begun;
    if (!draft) return this.#set({ done: 'published' });
    const of = `${draft.id} ${draft.version} ${over}`;
    if (this.#publishing.of !== of) this.#publishing = { of, uuid: this.#newUuid() };
    const answer = await this.#ask<AdminOutput<'page/publish'>>('page/publish', {
      ...{ uuid: this.#publishing.uuid, id: draft.id, version: draft.version },
      ...(over !== undefined && { page_version: over }),
    });
    if (answer.kind !== 'offline') this.#publishing = { of: '', uuid: '' };
    if (answer.kind === 'done' && answer.value.page) {
      const { id, version, path } = answer.value.page;
      const begun = { page: { id, version, path }, draft: null };
      return this.#set({ begun, done: 'published', problem: null });
    }
    if (answer.kind === 'newer' && answer.code === 'page_changed') {
      const by = await this.#whoSaved(answer.newer.id);
      return this.#set({ problem: { kind: 'page_newer', newer: { ...answer.newer, ...by } } });
    }
    this.#fail(answer, true);
  }

  /** Who saved the newest version of a page. */
  async #whoSaved(id: number): Promise<{ by?: string }> {
    const history = await this.#ask<AdminOutput<'page/getHistory'>>('page/getHistory', { id });
    const by = history.kind === 'done' ? history.value.versions[0]?.by : '';
    return by ? { by } : {};
  }

  #isUnsaved = (): boolean => JSON.stringify(this.#page) !== this.#known;

  #waitsForChoice = (): boolean => /^(newer|draft_gone|page_gone)$/.test(this.#state.problem?.kind ?? '');

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#running || !this.#isUnsaved() || this.#waitsForChoice()) return;
    this.#timer = setTimeout(() => void this.#run(), ms);
  }

  #run(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#save().finally(() => {
      this.#running = null;
      const { problem } = this.#state;
      const waits = problem?.kind === 'offline' || problem?.kind === 'logged_out';
      // Don't repeat a refused save before the page changes: it would be refused again.
      if (waits || !problem) this.#saveIn(waits ? againMs : restMs);
    });
    return this.#running;
  }

  async #save(): Promise<void> {
    this.#sent ??= this.#request();
    const { text, fields } = this.#sent;
    this.#set({ isSaving: true });
    const answer = await this.#ask<SavedDraft>('page/saveDraft', fields);
    if (answer.kind !== 'offline') this.#sent = null;
    if (answer.kind === 'done') {
      const { id, version, publish_at } = answer.value;
      this.#known = text;
      const begun = { ...this.#state.begun, draft: { id, version, publish_at } };
      this.#set({ begun, done: 'saved', problem: null });
    } else this.#fail(answer, false);
    this.#set({ isSaving: false, isUnsaved: this.#isUnsaved() });
  }

  #request(): Sent {
    const { page, draft } = this.#state.begun;
    const { path, title, description, blocks } = this.#page;
    const which: Sent['fields'] = draft
      ? { id: draft.id, version: draft.version }
      : { ...(page && { page_id: page.id, page_version: page.version }) };
    return {
      text: JSON.stringify(this.#page),
      fields: { uuid: this.#newUuid(), ...which, path, title, description, blocks: JSON.stringify(blocks) },
    };
  }

  #fail(answer: ShopAnswer<unknown>, isPublishing: boolean): void {
    if (answer.kind === 'newer') this.#set({ problem: { kind: 'newer', newer: answer.newer } });
    else if (answer.kind === 'gone')
      this.#set({ problem: { kind: this.#state.begun.draft ? 'draft_gone' : 'page_gone' } });
    else if (answer.kind !== 'done') this.#set({ problem: { ...answer, isPublishing } });
  }

  #set(changed: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
