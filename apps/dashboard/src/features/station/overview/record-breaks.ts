import type { StationTimeline, StreamState } from '@unmuted/api';
import type { RibbonState } from '@unmuted/ui/status-ribbon';

/** How the record shows a state. */
export const ribbonStates: Record<StreamState, RibbonState> = {
  on_air: 'live',
  off_air: 'off-air',
  refused: 'off-air',
  unreachable: 'off-air',
  not_audio: 'off-air',
  paused: 'suspended',
  suspended: 'suspended',
  unknown: 'no-data',
};

/** A time in which the stream was not heard. */
export interface RecordBreak {
  from: string;
  to: string;
  /** It continues. */
  isOpen: boolean;
  /** The states in their order, each once. */
  states: StreamState[];
}

/** The interruptions in a record, the latest first. States that follow each other are one interruption. */
export function breaksOf(spans: StationTimeline['spans']): RecordBreak[] {
  const breaks: RecordBreak[] = [];
  for (const { state, from, to, isOpen } of spans) {
    if (ribbonStates[state] !== 'off-air') continue;
    const last = breaks.at(-1);
    if (last?.to !== from) breaks.push({ from, to, isOpen, states: [state] });
    else {
      last.to = to;
      last.isOpen = isOpen;
      if (!last.states.includes(state)) last.states.push(state);
    }
  }
  return breaks.toReversed();
}
