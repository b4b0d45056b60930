/** A fatal start error with a message for the operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
