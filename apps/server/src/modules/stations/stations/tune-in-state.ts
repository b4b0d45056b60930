import type { TuneInState } from '@unmuted/api/contract';
import type { Row } from '#/platform/db/schema.ts';

/** An act of the staff outweighs the switch of the owner, and both outweigh what TuneIn replied. */
export function tuneInStateOf(
  settings: { readonly stopped: 'paused' | 'disabled' | null; readonly is_enabled: boolean } | null,
  queue: Pick<Row<'tune_in_queue'>, 'state'> | null,
): TuneInState {
  if (settings === null) return 'off';
  if (settings.stopped) return settings.stopped;
  return settings.is_enabled ? (queue?.state ?? 'pending') : 'off';
}
