/** Runs in the page before its own scripts: clocks that begin with an input and end with the frame that shows its effect. */
export interface TableClock {
  /** Milliseconds from the first (or last) trusted input to the frame after the expression holds. */
  until(expression: string, from: 'first' | 'last'): Promise<number>;
  /** Scrolls by so many pixels a frame and answers the gaps between frames, in milliseconds, and the frames without a row. */
  scroll(
    selector: string,
    row: string,
    step: number,
    frames: number,
  ): Promise<{ gaps: number[]; blank: number }>;
}

declare global {
  interface Window {
    tableClock: TableClock;
  }
}

export function installClock(): void {
  const inputs = ['pointerdown', 'keydown', 'wheel'] as const;
  /** After the frame that is being made has been handed over. */
  const afterPaint = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    requestAnimationFrame(() => port2.postMessage(null));
  };
  const check = (expression: string) => {
    try {
      // biome-ignore lint/security/noGlobalEval: the bench's own expressions, in a page of its own
      // biome-ignore lint/complexity/noCommaOperator: evaluates outside this function
      return Boolean((0, eval)(expression));
    } catch {
      return false;
    }
  };
  /** Whether a row or its cells cover the middle. Rows of React Aria ignore the pointer while they scroll, so a miss is checked. */
  const hasRow = (row: string) =>
    document.elementFromPoint(600, 400)?.closest(row) != null ||
    [...document.querySelectorAll(`${row}, :is(${row}) > *`)].some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top <= 400 && bottom > 400;
    });
  window.tableClock = {
    until: (expression, from) =>
      new Promise((resolve) => {
        let began = 0;
        const note = ({ isTrusted, timeStamp }: Event) => {
          if (isTrusted && (began === 0 || from === 'last')) began = timeStamp;
        };
        for (const name of inputs) addEventListener(name, note, { capture: true, passive: true });
        const look = () => {
          if (began === 0 || !check(expression)) {
            requestAnimationFrame(look);
            return;
          }
          afterPaint(() => {
            for (const name of inputs) removeEventListener(name, note, true);
            resolve(performance.now() - began);
          });
        };
        requestAnimationFrame(look);
      }),
    scroll: (selector, row, step, frames) =>
      new Promise((resolve) => {
        const box = document.querySelector(selector);
        if (!box) throw new Error(`nothing scrolls at ${selector}`);
        const gaps: number[] = [];
        let blank = 0;
        let last = 0;
        const frame = (now: number) => {
          if (last > 0) gaps.push(now - last);
          last = now;
          if (!hasRow(row)) blank += 1;
          if (gaps.length === frames) {
            resolve({ gaps, blank });
            return;
          }
          box.scrollTop += step;
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
  };
}
