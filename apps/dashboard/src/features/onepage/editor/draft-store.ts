import type { FieldProblem, Site, SiteDocument } from '@unmuted/api';
import { conflictOf } from '#/components/edit-form/conflict.ts';

/** What happens to the changes. `invalid`: they wait for a correction; `conflict`: for a choice. */
export type DraftStatus = 'saved' | 'changed' | 'saving' | 'failed' | 'invalid' | 'conflict';

export interface DraftState {
  readonly document: SiteDocument;
  readonly status: DraftStatus;
  /** When the draft was last saved; null: never. */
  readonly savedAt: string | null;
  /** Why the last save failed. */
  readonly error: unknown;
  /** What the contract does not accept. */
  readonly problems: readonly FieldProblem[];
  /** The site as somebody else saved it. */
  readonly theirs: Site | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface DraftOptions {
  site: Site;
  save: (request: { document: SiteDocument; version: number }) => Promise<Site>;
  /** Reads the site after a conflict whose reply does not contain it. */
  reread: () => Promise<Site>;
  check: (document: SiteDocument) => readonly FieldProblem[];
}

const waitMs = 1_000;
const stepsKept = 50;

/** A draft that is edited: saves the whole document a second after the last change, one save at a time. */
export interface DraftStore {
  subscribe(listener: () => void): () => void;
  state(): DraftState;
  /** Changes of the same step, such as letters typed in one field, are undone together. */
  change(edit: (document: SiteDocument) => SiteDocument, step?: string): void;
  undo(): void;
  redo(): void;
  /** Saves now; resolves to whether everything is saved. Also after a failure. */
  flush(): Promise<boolean>;
  /** The site was read again. */
  receive(site: Site): void;
  takeTheirs(): void;
  keepMine(): Promise<boolean>;
  stop(): void;
}

/** Creates the store of one site. */
export function createDraft({ site, save, reread, check }: DraftOptions): DraftStore {
  const listeners = new Set<() => void>();
  let { version } = site;
  /** The document that the server has. */
  let saved = site.draft;
  let past: SiteDocument[] = [];
  let future: SiteDocument[] = [];
  let lastStep: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let state: DraftState = {
    document: site.draft,
    status: 'saved',
    savedAt: site.draftSavedAt,
    error: null,
    problems: [],
    theirs: null,
    canUndo: false,
    canRedo: false,
  };

  function set(change: Partial<DraftState>) {
    state = { ...state, ...change, canUndo: past.length > 0, canRedo: future.length > 0 };
    for (const listener of listeners) listener();
  }

  function edited(document: SiteDocument) {
    const isWaiting = state.status === 'conflict';
    const problems = state.problems.length > 0 ? check(document) : state.problems;
    set({ document, problems, ...(!isWaiting && { status: 'changed' }) });
    clearTimeout(timer);
    if (!isWaiting) timer = setTimeout(() => void flush(), waitMs);
  }

  function adopt(newer: Site) {
    clearTimeout(timer);
    ({ version, draft: saved } = newer);
    past = [];
    future = [];
    lastStep = undefined;
    set({
      document: newer.draft,
      status: 'saved',
      savedAt: newer.draftSavedAt,
      error: null,
      problems: [],
      theirs: null,
    });
  }

  async function saveAll(): Promise<boolean> {
    while (state.document !== saved) {
      const { document } = state;
      const problems = check(document);
      if (problems.length > 0) {
        set({ status: 'invalid', problems });
        return false;
      }
      set({ status: 'saving', problems, error: null });
      try {
        const reply = await save({ document, version });
        ({ version } = reply);
        saved = document;
        set({ savedAt: reply.draftSavedAt });
      } catch (error) {
        await failed(error);
        return false;
      }
    }
    set({ status: 'saved', error: null, problems: [] });
    return true;
  }

  async function failed(error: unknown) {
    let theirs = conflictOf<Site>(error);
    if (!theirs && isConflict(error)) theirs = await reread().catch(() => null);
    set(theirs ? { status: 'conflict', theirs } : { status: 'failed', error });
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (state.status === 'conflict') return Promise.resolve(false);
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  }

  function step(from: SiteDocument[], to: SiteDocument[]) {
    const document = from.pop();
    if (!document) return;
    to.push(state.document);
    lastStep = undefined;
    edited(document);
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: () => state,
    change(edit, stepName) {
      const document = edit(state.document);
      if (document === state.document) return;
      if (stepName === undefined || stepName !== lastStep) past = [...past, state.document].slice(-stepsKept);
      lastStep = stepName;
      future = [];
      edited(document);
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    flush,
    receive(newer) {
      if (newer.version > version && running === null && state.document === saved) adopt(newer);
    },
    takeTheirs() {
      if (state.theirs) adopt(state.theirs);
    },
    keepMine() {
      if (state.theirs) ({ version, draft: saved } = state.theirs);
      set({ status: 'changed', theirs: null });
      return flush();
    },
    stop: () => clearTimeout(timer),
  };
}

function isConflict(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'resource.version_conflict'
  );
}
