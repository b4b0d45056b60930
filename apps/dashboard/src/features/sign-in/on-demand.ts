/** Parts shown only after an attempt: preloaded when the user starts typing. */

export { BackToPassword } from '#/features/sign-in/back-to-password.tsx';
export { CodeField } from '#/features/sign-in/code-field.tsx';
export { ListSteps } from '#/features/sign-in/list-steps.tsx';
export { SignInFailure } from '#/features/sign-in/sign-in-failure.tsx';
export { SignInNotice } from '#/features/sign-in/sign-in-notice.tsx';
