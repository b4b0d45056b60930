/**
 * A provider and hooks for React. They need the peer dependencies `react` and `@xstate/react`.
 *
 * @packageDocumentation
 */

export {
  type AuthHooks,
  AuthProvider,
  type AuthProviderProps,
  typedAuthHooks,
  useAuth,
  useAuthActor,
} from '#/react/auth-hooks.tsx';
