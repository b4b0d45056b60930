/** The edited fields of a form, by name, and the version that the edit began with. */
export interface Draft {
  edits: Readonly<Record<string, unknown>>;
  version: number | null;
}

interface Place {
  account: string;
  pathname: string;
  href: string;
}

export interface EndedSessionOptions {
  /** The current pathname. */
  pathname: () => string;
}

/**
 * The page and the form drafts of a session that expired or ended in another tab. They are restored when the same
 * account signs in again, and dropped when another one does. In memory only: nothing of it is stored in the browser.
 */
export class EndedSession {
  readonly #pathname: () => string;
  readonly #drafts = new Map<string, Draft>();
  readonly #subscribers = new Set<() => void>();
  #place: Place | null = null;

  constructor({ pathname }: EndedSessionOptions) {
    this.#pathname = pathname;
  }

  /** The session of `account` has ended at this page. */
  leave(place: Place): void {
    this.forget();
    this.#place = place;
  }

  /** The user signed out. */
  forget(): void {
    this.#place = null;
    this.#drafts.clear();
  }

  /** Whether the ended session was one of `account`. */
  isOf(account: string): boolean {
    return this.#place?.account === account;
  }

  /** Whether a reload of the page would lose a draft. */
  hasDrafts = (): boolean => this.#place !== null && this.#drafts.size > 0;

  /** Notifies of drafts saved. */
  subscribe = (notify: () => void): (() => void) => {
    this.#subscribers.add(notify);
    return () => this.#subscribers.delete(notify);
  };

  /** Returns the page that `account` left; undefined if no session ended here; null if it was another account's. */
  resume(account: string): string | null | undefined {
    const place = this.#place;
    this.#place = null;
    if (place?.account === account) return place.href;
    this.#drafts.clear();
    return place ? null : undefined;
  }

  /** Called when a form with unsaved changes unmounts; only the end of a session keeps them. */
  saveDraft(form: string, draft: Draft): void {
    if (!this.#place) return;
    this.#drafts.set(keyOf(this.#place.pathname, form), draft);
    for (const notify of this.#subscribers) notify();
  }

  /** Returns the draft of a form of the current page, once. */
  takeDraft(form: string): Draft | null {
    const key = keyOf(this.#pathname(), form);
    const draft = this.#drafts.get(key) ?? null;
    this.#drafts.delete(key);
    return draft;
  }
}

const keyOf = (pathname: string, form: string) => `${pathname} ${form}`;
