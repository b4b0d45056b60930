export {
  type AuthHooks,
  AuthProvider,
  type AuthProviderProps,
  typedAuthHooks,
  useAuth,
  useAuthActor,
} from '#/react/auth-hooks.tsx';
