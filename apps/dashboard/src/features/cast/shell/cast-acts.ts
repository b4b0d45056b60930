import {
  type CastMove,
  type CastNow,
  type CastOverviewList,
  canMove,
  castMachine,
  type Permission,
} from '@unmuted/api';

/** An act on a cast that depends on its state. `test` is the connection test. */
export type CastAct = 'start' | 'restart' | 'stop' | 'title' | 'test';

export interface CastActsInput {
  /** Undefined while loading. */
  state: CastNow['state'] | undefined;
  stoppedBy: CastNow['stoppedBy'];
  /** Undefined while loading. */
  engine: CastOverviewList['engine'] | undefined;
  canUndoSupportStop: boolean;
  /** Whether the viewer's role has a permission. */
  may: (permission: Permission) => boolean;
}

/** Returns the acts that the viewer's role allows in the current state and that the engine supports. */
export function permittedActs(input: CastActsInput): ReadonlySet<CastAct> {
  const { state, stoppedBy, engine, canUndoSupportStop, may } = input;
  if (state === undefined) return new Set();
  const isConfigurable = engine?.capabilities?.configurable === true;
  const role = canUndoSupportStop ? 'admin' : 'customer';
  const isOpen = canMove(castMachine, 'stop', { state, role, setBy: stoppedBy });
  const can = (move: CastMove) =>
    may('casts.control') && canMove(castMachine, move, { state, role, setBy: stoppedBy });
  const acts: CastAct[] = [];
  if (isConfigurable && can('start')) acts.push('start');
  if (isConfigurable && can('restart')) acts.push('restart');
  if (isConfigurable && can('stop')) acts.push('stop');
  if (can('setTitle')) acts.push('title');
  // A source can be tested while the cast is open, whether or not the engine can be configured.
  if (isOpen && may('source.connect') && engine?.state === 'up') acts.push('test');
  return new Set(acts);
}
