import type { Admission, EngineHooks, JoinRequest, LeaveNotice } from '../hooks/hooks.ts';

/** Hooks that admit everybody unless a test says otherwise, and keep what they were told. */
export class RecordedHooks implements EngineHooks {
  readonly joins: JoinRequest[] = [];
  readonly leaves: LeaveNotice[] = [];
  answer: (request: JoinRequest) => Admission = () => ({ allowed: true });

  admit(request: JoinRequest): Admission {
    this.joins.push(request);
    return this.answer(request);
  }

  forget(): void {
    this.joins.length = 0;
    this.leaves.length = 0;
  }

  left(notice: LeaveNotice): void {
    this.leaves.push(notice);
  }
}
