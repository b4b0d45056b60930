/** A mistake of the person who runs the command; the message is all that they see. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
