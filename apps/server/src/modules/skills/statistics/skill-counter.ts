import type { SkillLocale } from '@unmuted/api/contract';
import type { SkillCounts, SkillDay } from '#/modules/skills/statistics/skill-days.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { type CountBuffer, createCountBuffer } from '#/platform/lib/count-buffer.ts';

interface SkillCounterDeps {
  /** Adds to the stored counts. */
  readonly save: (days: readonly SkillDay[]) => Promise<void>;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
}

export interface SkillCounter extends Pick<CountBuffer<SkillDay>, 'flush' | 'close'> {
  /** Nothing about the listener is stored. */
  note(skillId: string, locale: SkillLocale, counts: Partial<SkillCounts>): void;
}

const nothing: SkillCounts = { sessions: 0, plays: 0, listenedS: 0, misses: 0 };

/** Counts what listeners do with skills in memory and writes it every ten seconds. */
export function createSkillCounter({ save, clock, onError }: SkillCounterDeps): SkillCounter {
  const counts = createCountBuffer<SkillDay>({
    save,
    onError,
    keyOf: ({ skillId, day, locale }) => `${skillId} ${day} ${locale}`,
    add: (one, other) => ({ ...one, ...sumOf([one, other]) }),
  });
  return {
    note(skillId, locale, counted) {
      const day = clock.now().toISOString().slice(0, 10);
      counts.add({ skillId, day, locale, ...nothing, ...counted });
    },
    flush: counts.flush,
    close: counts.close,
  };
}

export const sumOf = (all: readonly SkillCounts[]): SkillCounts =>
  all.reduce<SkillCounts>(
    (sum, each) => ({
      sessions: sum.sessions + each.sessions,
      plays: sum.plays + each.plays,
      listenedS: sum.listenedS + each.listenedS,
      misses: sum.misses + each.misses,
    }),
    nothing,
  );
