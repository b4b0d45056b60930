/** Runs tasks one at a time, in order. */
export class SerialQueue {
  #last: Promise<void> = Promise.resolve();

  /** Runs the task after all earlier ones, whether or not they failed. Rejects if the task fails. */
  run(task: () => Promise<void>): Promise<void> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Resolves when the tasks added so far have ended. */
  idle(): Promise<void> {
    return this.#last;
  }
}
