import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { problem } from '@unmuted/api/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2026, 8, 14, 12, 0, 0) }));
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const open = async () => {
  const app = await renderApp({ path: '/dashboard', visitor: 'customer' });
  await vi.waitFor(() => expect(app.live.open()).toBe(1));
  return app;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('[G10] shows an offline banner with the age of the data until the connection is back', async () => {
  await open();
  await pass(2_000);
  act(() => onlineManager.setOnline(false));
  expect(await screen.findByText('You are offline')).toBeVisible();
  expect(screen.getByText(/You’re seeing data from .*:00:0\d/)).toBeVisible();
  act(() => onlineManager.setOnline(true));
  expect(screen.queryByText('You are offline')).toBeNull();
});

test('[G10] shows a lost stream after 5 s, polls after 15 s and reconnects automatically', async () => {
  const { live, fetch } = await open();
  fetch.on('live.subscribe', problem('service.unavailable'));
  act(() => live.breakOff());
  await pass(4_000);
  expect(screen.queryByText('Connection to the server lost')).toBeNull();
  await pass(2_000);
  expect(screen.getByText('Connection to the server lost')).toBeVisible();
  const before = fetch.callsOf('casts.listOverviews').length;
  await pass(12_000);
  expect(fetch.callsOf('casts.listOverviews').length).toBe(before + 1);
  fetch.on('live.subscribe', live.reply);
  for (let waited = 0; live.open() === 0 && waited < 30; waited += 1) await pass(1_000);
  expect(screen.queryByText('Connection to the server lost')).toBeNull();
});

test('[D15] a lost stream leaves no pill that claims to be current, until it is back', async () => {
  const { live, fetch } = await open();
  const card = within(await screen.findByRole('article', { name: 'Radio Aurora' }));
  expect(await card.findByText('Live')).toBeVisible();
  fetch.on('live.subscribe', problem('service.unavailable'));
  act(() => live.breakOff());
  await pass(6_000);
  expect(screen.queryAllByText('Live')).toEqual([]);
  expect(screen.queryAllByText('Off air', { selector: '[data-ui=status-pill] *' })).toEqual([]);
  expect(card.getByText('Was on air')).toBeVisible();
  expect(screen.getByText(/Last update .*, reconnecting/)).toBeVisible();
  fetch.on('live.subscribe', live.reply);
  for (let waited = 0; live.open() === 0 && waited < 30; waited += 1) await pass(1_000);
  expect(await card.findByText('Live')).toBeVisible();
});

test('[G10] failed polling shows no toast', async () => {
  const { live, fetch } = await open();
  fetch.on('live.subscribe', problem('service.unavailable'));
  fetch.on('casts.listOverviews', problem('service.unavailable'));
  act(() => live.breakOff());
  await pass(40_000);
  expect(fetch.callsOf('casts.listOverviews').length).toBeGreaterThan(1);
  expect(document.querySelector('[data-ui="toast"]')).toBeNull();
});
