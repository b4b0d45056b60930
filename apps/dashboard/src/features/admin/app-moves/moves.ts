import { canMove, type StaffAppItem } from '@unmuted/api';
import { appMachine, staffAppMoves } from '#/features/admin/app-moves/transition.schema.ts';

/** A move that staff make; build machines make the others. */
export type StaffMove = (typeof staffAppMoves)[number];

type AppState = StaffAppItem['state'];
type Movable = Pick<StaffAppItem, 'state' | 'isLive'>;

/** The moves that staff can make in a state, in the order of the life of an app. */
export const movesIn = (state: AppState): StaffMove[] =>
  staffAppMoves.filter((move) => canMove(appMachine, move, { state, role: 'admin' }));

/** The state after a move; a resumed app returns to the state from before, which only the server knows. */
function targetOf(move: StaffMove, { isLive }: Movable): AppState | undefined {
  if (move === 'resume' || move === 'withdraw') return isLive ? 'live' : 'draft';
  return appMachine.moves[move].done[0];
}

/** The legal move that takes an app to a state; undefined if there is none. */
export const moveTo = (app: Movable, target: AppState): StaffMove | undefined =>
  movesIn(app.state).find((move) => targetOf(move, app) === target);
