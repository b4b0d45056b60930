import { demoAutoFed } from '#/composition/seed/demo-data.ts';
import { type AutoSource, startAutoSource } from '#/engine/auto-source.ts';
import { demoProgrammes, readLoop } from '#/engine/demo-programme.ts';
import type { MountConfig } from '#/engine/engine.ts';
import { systemClock } from '#/platform/clock/clock.ts';

/** Keeps some demo mounts on air, so that a fresh start has live streams. */
export async function startDemoSources(
  origin: string,
  mounts: readonly MountConfig[],
): Promise<{ stop(): void }> {
  const sources: AutoSource[] = [];
  for (const { mount, loop, programme: name } of demoAutoFed) {
    const config = mounts.find((candidate) => candidate.mount === mount);
    const programme = demoProgrammes.find((candidate) => candidate.loop === name);
    if (!config || !programme) continue;
    sources.push(
      startAutoSource({
        origin,
        mount,
        username: config.username,
        password: config.sourcePassword,
        audio: await readLoop(loop),
        titles: programme.titles,
        titleEveryMs: programme.titleEveryMs,
        clock: systemClock,
      }),
    );
  }
  return {
    stop: () => {
      for (const source of sources) source.stop();
    },
  };
}
