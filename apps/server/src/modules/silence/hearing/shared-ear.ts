import { type Ear, type EarOptions, startEar } from '#/modules/silence/hearing/ear.ts';

/** Shares one ear among its holders: it starts when one needs it first, and ends when the last one stops it. */
export function createSharedEar(start: (options: EarOptions) => Ear): (options: EarOptions) => Ear {
  let running: Ear | null = null;
  let holders = 0;
  return (options) => {
    let isHeld = true;
    holders += 1;
    const ear = (): Ear => {
      if (!isHeld) throw new Error('The ear was stopped.');
      running ??= start(options);
      return running;
    };
    return {
      open: (hearing) => ear().open(hearing),
      capabilities: () => ear().capabilities(),
      usage: () => ear().usage(),
      stop() {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        if (holders > 0) return;
        running?.stop();
        running = null;
      },
    };
  };
}

/** Returns the ear of this server process. Its holder stops it, after it has closed its streams. */
export const holdEar = createSharedEar(startEar);
