/** Without use a session ends after this. */
export const idleMs = 60 * 60_000;
/** However much it is used, it ends after this. */
export const absoluteMs = 12 * 60 * 60_000;
