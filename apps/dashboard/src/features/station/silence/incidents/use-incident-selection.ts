import type { SilenceIncident } from '@unmuted/api';
import { useMemo, useState } from 'react';

type Keys = ReadonlySet<string | number>;

/** The selected rows of this page: an action concerns what can be seen. A merged row is gone, and with it its selection. */
export function useIncidentSelection(rows: readonly SilenceIncident[]): [Keys, (next: Keys) => void] {
  const [chosen, setChosen] = useState<Keys>(() => new Set());
  const present = useMemo(
    () => new Set<string | number>(rows.map(({ id }) => id).filter((id) => chosen.has(id))),
    [rows, chosen],
  );
  return [present, setChosen];
}
