/** Idle timeout. */
export const idleMs = 60 * 60_000;
/** Absolute lifetime, regardless of use. */
export const absoluteMs = 12 * 60 * 60_000;
/** Active sessions of one account; a further sign-in ends the oldest. */
export const sessionsPerAccount = 50;
