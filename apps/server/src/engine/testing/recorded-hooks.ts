import type { Admission, EngineHooks, JoinRequest, LeaveNotice } from '../hooks/hooks.ts';

/** Hooks that admit everyone unless a test decides otherwise, and record their calls. */
export class RecordedHooks implements EngineHooks {
  readonly joins: JoinRequest[] = [];
  readonly leaves: LeaveNotice[] = [];
  readonly rejections: JoinRequest[] = [];
  readonly #forgotten = new Set<string>();
  answer: (request: JoinRequest) => Admission = () => ({ allowed: true });

  admit(request: JoinRequest): Admission {
    this.joins.push(request);
    return this.answer(request);
  }

  /** Clears the records. Leaves of the clients recorded so far are ignored from now on. */
  forget(): void {
    for (const { clientId } of this.joins) this.#forgotten.add(clientId);
    this.joins.length = 0;
    this.leaves.length = 0;
    this.rejections.length = 0;
  }

  turnedAway(request: JoinRequest): void {
    this.rejections.push(request);
  }

  left(notice: LeaveNotice): void {
    if (!this.#forgotten.has(notice.clientId)) this.leaves.push(notice);
  }
}
