import type { ErrorCode } from '#/contract/shared/error-codes.ts';

/** Who makes a move: the owner of a product, or staff. */
export type MoveRole = 'customer' | 'admin';

/** A move of a product out of one of several states. */
export interface Move<State extends string> {
  /** States in which the move is legal. */
  readonly from: readonly State[];
  /** States in which the move has been made already: repeating it succeeds and changes nothing. */
  readonly done: readonly State[];
  /** Roles that may make the move. */
  readonly by: readonly MoveRole[];
}

/** The legal moves of a product. The server rejects all others, and screens do not offer them. */
export interface StateMachine<State extends string, Name extends string> {
  /** The moves by name. */
  readonly moves: Readonly<Record<Name, Move<State>>>;
  /** The error of a move that is not legal in a state; `service.unavailable` for a state without one. */
  readonly errors: Readonly<Partial<Record<State, ErrorCode>>>;
  /** The error of an owner's move out of a state that staff have set. */
  readonly setByStaff: ErrorCode;
}

/** Preserves the literal names of a table of moves. */
export function defineStateMachine<const State extends string, const Name extends string>(
  machine: StateMachine<State, Name>,
): StateMachine<State, Name> {
  return machine;
}

/** The situation in which a move is requested. */
export interface MoveRequest<State extends string> {
  /** The current state of the product. */
  readonly state: State;
  /** The role of the account that requests the move. */
  readonly role: MoveRole;
  /** Who set the current state, if it was set by a person. */
  readonly setBy?: MoveRole | null;
}

/** The error of a move; null if it is legal or done. Only staff can leave a state that staff have set. */
export function moveError<State extends string, Name extends string>(
  { moves, errors, setByStaff }: StateMachine<State, Name>,
  name: Name,
  { state, role, setBy }: MoveRequest<State>,
): ErrorCode | null {
  const { from, done, by } = moves[name];
  if (!by.includes(role)) return 'auth.forbidden';
  if (done.includes(state)) return null;
  if (!from.includes(state)) return errors[state] ?? 'service.unavailable';
  return role === 'customer' && setBy === 'admin' ? setByStaff : null;
}

/** Whether a screen offers a move: it is legal and not done yet. */
export function canMove<State extends string, Name extends string>(
  machine: StateMachine<State, Name>,
  name: Name,
  request: MoveRequest<State>,
): boolean {
  return machine.moves[name].from.includes(request.state) && moveError(machine, name, request) === null;
}
