/** What the sign-in pages show only after a try: loaded as soon as someone begins to type, and not before. */

export { BackToPassword } from '#/features/sign-in/back-to-password.tsx';
export { CodeField } from '#/features/sign-in/code-field.tsx';
export { ListSteps } from '#/features/sign-in/list-steps.tsx';
export { SignInFailure } from '#/features/sign-in/sign-in-failure.tsx';
export { SignInNotice } from '#/features/sign-in/sign-in-notice.tsx';
