export * from '#/auth.selectors.ts';
export {
  type AuthClock,
  type AuthOptions,
  type AuthRedirects,
  type AuthServices,
  type AuthText,
  type LoadListRequest,
  type RenewRequest,
  SessionEndedError,
  SignInError,
  type SignInReply,
  type SignInRequest,
} from '#/auth.services.ts';
export * from '#/auth.types.ts';
export { createAuthActor } from '#/create-auth-actor.ts';
