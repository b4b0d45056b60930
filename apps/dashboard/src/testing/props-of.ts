import { expect } from 'vitest';

/** What React last drew this element with: another object after each time. */
export function propsOf(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  expect(key, element.tagName).toBeDefined();
  return (element as unknown as Record<string, unknown>)[key ?? ''];
}
