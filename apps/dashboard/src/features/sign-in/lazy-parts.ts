import { lazy } from 'react';
import { preload } from '#/lib/preload.ts';

const load = () => import('#/features/sign-in/on-demand.ts');

/** Preloads the parts. */
export const preloadParts = () => void preload(load).catch(() => {});

export const CodeField = lazy(async () => ({ default: (await load()).CodeField }));
export const BackToPassword = lazy(async () => ({ default: (await load()).BackToPassword }));
export const ListSteps = lazy(async () => ({ default: (await load()).ListSteps }));
export const SignInFailure = lazy(async () => ({ default: (await load()).SignInFailure }));
export const SignInNotice = lazy(async () => ({ default: (await load()).SignInNotice }));
