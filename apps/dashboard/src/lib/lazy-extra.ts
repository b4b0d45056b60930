import { type ComponentType, lazy } from 'react';
import { preload } from '#/lib/preload.ts';

/**
 * A part that the page works without, loaded when it is first rendered. It renders nothing if its code cannot be loaded. Needs a
 * `Suspense` above it.
 */
export const lazyExtra = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await preload(load).catch(() => Nothing) }));

const Nothing = () => null;
