/**
 * The state machine of sign-in, renewal and sign-out, its types, and selectors of its snapshots. Independent of React.
 *
 * @packageDocumentation
 */

export * from '#/auth.selectors.ts';
export {
  type AuthClock,
  type AuthOptions,
  type AuthRedirects,
  type AuthServices,
  type AuthText,
  CodeRequiredError,
  type LoadListRequest,
  type LoadProfileRequest,
  type RenewRequest,
  SessionEndedError,
  SignInError,
  type SignInErrorOptions,
  type SignInReply,
  type SignInRequest,
} from '#/auth.services.ts';
export * from '#/auth.types.ts';
export { createAuthActor } from '#/create-auth-actor.ts';
