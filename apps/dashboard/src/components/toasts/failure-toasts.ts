import type { Notice } from '@unmuted/api';

/** The calls that a toast reports. */
interface Reported {
  readonly calls: Set<string>;
  readonly isUnreachable: boolean;
}

export interface FailureToastsOptions {
  readonly dismiss: (id: string) => void;
  /** A banner already says that the server can't be reached. */
  readonly hasBanner: () => boolean;
}

/** Ends the toast of a failure once everything that it reports has succeeded, and leaves to the banner what the banner says. */
export class FailureToasts {
  readonly #options: FailureToastsOptions;
  /** Failed calls without a toast so far. */
  readonly #failed = new Set<string>();
  readonly #reported = new Map<string, Reported>();

  constructor(options: FailureToastsOptions) {
    this.#options = options;
  }

  /** Wraps `fetch` and follows the outcome of each call. */
  follow(fetch: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
    return async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      try {
        const response = await fetch(request);
        if (response.ok) this.#succeed(call);
        else if (response.status >= 500) this.#failed.add(call);
        return response;
      } catch (error) {
        if (!request.signal.aborted) this.#failed.add(call);
        throw error;
      }
    };
  }

  /** Returns whether the failure needs a toast. What a person sent always does: a banner doesn't report it. */
  report(id: string, { error }: Notice): boolean {
    const calls = new Set([...this.#failed, ...(this.#reported.get(id)?.calls ?? [])]);
    this.#failed.clear();
    const isUnreachable = 'reason' in error && error.reason === 'unreachable';
    if (isUnreachable && onlyReads(calls) && this.#options.hasBanner()) return false;
    this.#reported.set(id, { calls, isUnreachable });
    return true;
  }

  /** Dismisses what the banner now says. */
  bannerShown(): void {
    for (const [id, { calls, isUnreachable }] of this.#reported) {
      if (isUnreachable && onlyReads(calls)) this.#end(id);
    }
  }

  #succeed(call: string): void {
    this.#failed.delete(call);
    for (const [id, { calls }] of this.#reported) {
      if (calls.delete(call) && calls.size === 0) this.#end(id);
    }
  }

  #end(id: string): void {
    this.#reported.delete(id);
    this.#options.dismiss(id);
  }
}

function onlyReads(calls: ReadonlySet<string>): boolean {
  return calls.size > 0 && [...calls].every((call) => call.startsWith('GET '));
}
