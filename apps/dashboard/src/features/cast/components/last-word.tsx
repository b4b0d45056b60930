import { LastUpdate } from '#/components/freshness/last-update.tsx';
import { useCastLive, useCastPlace } from '#/features/cast/use-cast.ts';

/** When the engine last said anything of this cast. */
export function LastWord() {
  const { timeZone } = useCastPlace();
  const { overview } = useCastLive();
  return <LastUpdate checkedAt={overview?.now.checkedAt ?? null} timeZone={timeZone} />;
}
