import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';
// Its code is there, as it is once a link was come near.
import '#/features/cast/screens/settings.screen.tsx';

/** What was made since the page began: what is drawn ahead is outside of the document. */
const made: Element[] = [];
beforeEach(() => {
  made.length = 0;
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((...of: Parameters<typeof create>) => {
    const element = create(...of);
    made.push(element);
    return element;
  });
});

afterEach(() => void vi.restoreAllMocks());

const link = (name: string) => screen.findByRole('link', { name });
/** The overview, with all that it asks for. */
async function openCast() {
  const opened = await renderApp({ path: '/cast/aurora', visitor: 'customer' });
  await screen.findByRole('region', { name: 'Last songs' });
  await vi.waitFor(() => expect(opened.app.data.get()?.queryClient.isFetching()).toBe(0));
  return opened;
}
/** The place beside the document, while something stands in it. */
const ahead = () =>
  made.find((each) => !each.parentNode && each.attributes.length === 0 && each.childElementCount > 0) ?? null;
const name = () => ahead()?.querySelector('input[value="Radio Aurora"]') ?? null;

describe('a page whose link the pointer stays on', () => {
  test('is drawn ahead with its data, once, and for two seconds', async () => {
    const { user } = await openCast();
    await user.hover(await link('Settings'));
    await waitFor(() => expect(name()).not.toBeNull());
    await waitFor(() => expect(ahead()).toBeNull(), { timeout: 3_000 });
    await user.unhover(await link('Settings'));
    await user.hover(await link('Settings'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(ahead()).toBeNull();
  });

  test('is not drawn where it is open already', async () => {
    const { user } = await renderApp({ path: '/cast/aurora/settings', visitor: 'customer' });
    await user.hover(await link('Settings'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(ahead()).toBeNull();
  });
});

test('the staff, who do not walk to and fro, have nothing drawn ahead', async () => {
  const { user } = await renderApp({ path: '/admin/cast/aurora', visitor: 'admin' });
  await user.hover(await link('Settings'));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(ahead()).toBeNull();
});
