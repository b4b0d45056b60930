import type { SilenceWall, WallTile } from '@unmuted/api';
import { useCallback, useMemo, useState } from 'react';

const none: readonly WallTile[] = [];

/** Chosen stations. Only those that are shown count: an act concerns what can be seen. */
export function useWallSelection(wall: SilenceWall | undefined) {
  const [isSelecting, setSelecting] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const shown = useMemo(() => (wall ? [...wall.tiles, ...wall.onAir] : none), [wall]);
  const selected = useMemo(() => shown.filter(({ id }) => chosen.has(id)), [shown, chosen]);
  const toggle = useCallback((id: string) => {
    setSelecting(true);
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const start = useCallback((isOn: boolean) => {
    setSelecting(isOn);
    if (!isOn) setChosen(new Set());
  }, []);
  return {
    isSelecting,
    chosen,
    selected,
    shown,
    toggle,
    start,
    selectAll: () => setChosen(new Set(shown.map(({ id }) => id))),
  };
}
