import type { FieldProblem } from '@unmuted/api';
import { conflictOf } from '#/components/edit-form/conflict.ts';

/** What happens to the changes. `invalid`: they wait for a correction; `conflict`: for a choice. */
export type DraftStatus = 'saved' | 'changed' | 'saving' | 'failed' | 'invalid' | 'conflict';

/** A resource with a draft: each save names the version that it is based on. */
export interface Drafted<Document> {
  readonly version: number;
  readonly draft: Document;
  readonly draftSavedAt: string | null;
}

export interface DraftState<Document, Resource = Drafted<Document>> {
  readonly document: Document;
  readonly status: DraftStatus;
  /** When the draft was last saved; null: never. */
  readonly savedAt: string | null;
  /** Why the last save failed. */
  readonly error: unknown;
  /** What the contract does not accept. */
  readonly problems: readonly FieldProblem[];
  /** The resource as somebody else saved it. */
  readonly theirs: Resource | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface DraftOptions<Document, Resource extends Drafted<Document>> {
  resource: Resource;
  save: (request: { document: Document; version: number }) => Promise<Resource>;
  /** Reads the resource after a conflict whose reply does not contain it. */
  reread: () => Promise<Resource>;
  check: (document: Document) => readonly FieldProblem[];
}

const waitMs = 1_000;
const stepsKept = 50;

/** A draft that is edited: saves the whole document a second after the last change, one save at a time. */
export interface DraftStore<Document, Resource extends Drafted<Document> = Drafted<Document>> {
  subscribe(listener: () => void): () => void;
  state(): DraftState<Document, Resource>;
  /** Changes of the same step, such as letters typed in one field, are undone together. */
  change(edit: (document: Document) => Document, step?: string): void;
  undo(): void;
  redo(): void;
  /** Saves now; resolves to whether everything is saved. Also after a failure. */
  flush(): Promise<boolean>;
  /** The resource was read again. */
  receive(resource: Resource): void;
  takeTheirs(): void;
  keepMine(): Promise<boolean>;
  stop(): void;
}

/** Creates the store of one resource. */
export function createDraft<Document, Resource extends Drafted<Document>>({
  resource,
  save,
  reread,
  check,
}: DraftOptions<Document, Resource>): DraftStore<Document, Resource> {
  const listeners = new Set<() => void>();
  let { version } = resource;
  /** The document that the server has. */
  let saved = resource.draft;
  let past: Document[] = [];
  let future: Document[] = [];
  let lastStep: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let state: DraftState<Document, Resource> = {
    document: resource.draft,
    status: 'saved',
    savedAt: resource.draftSavedAt,
    error: null,
    problems: [],
    theirs: null,
    canUndo: false,
    canRedo: false,
  };

  function set(change: Partial<DraftState<Document, Resource>>) {
    state = { ...state, ...change, canUndo: past.length > 0, canRedo: future.length > 0 };
    for (const listener of listeners) listener();
  }

  function edited(document: Document) {
    const isWaiting = state.status === 'conflict';
    const problems = state.problems.length > 0 ? check(document) : state.problems;
    set({ document, problems, ...(!isWaiting && { status: 'changed' }) });
    clearTimeout(timer);
    if (!isWaiting) timer = setTimeout(() => void flush(), waitMs);
  }

  function adopt(newer: Resource) {
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
    let theirs = conflictOf<Resource>(error);
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

  function step(from: Document[], to: Document[]) {
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
