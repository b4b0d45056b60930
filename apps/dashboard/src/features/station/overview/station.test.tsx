import { act, screen, within } from '@testing-library/react';
import { fixtures, problem } from '@unmuted/api/testing';
import { describe, expect, test, vi } from 'vitest';
import type { TestAppOptions } from '#/testing/create-test-app.ts';
import { renderApp } from '#/testing/render-app.tsx';

const path = `/station/${fixtures.station.id}`;
const open = (options: Partial<TestAppOptions> = {}) => renderApp({ path, visitor: 'customer', ...options });

describe('a station', () => {
  test('tells whether it is heard, what plays and from where', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Radio Aurora is on air.' })).toBeVisible();
    expect(screen.getByText('137 listening now')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Now playing' })).toHaveTextContent('A Quiet EngineOrla Finch');
    const source = within(screen.getByRole('region', { name: 'Source of the stream' }));
    expect(source.getByRole('link', { name: 'aurora' })).toHaveAttribute('href', '/cast/aurora');
    expect(await screen.findByText('2 interruptions in seven days')).toBeVisible();
  });

  test('is checked on request, and a failure is told in place', async () => {
    const { user, fetch } = await open();
    await user.click(await screen.findByRole('button', { name: 'Check now' }));
    const main = within(screen.getByRole('main'));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Check now' })).toBeEnabled());
    expect(main.queryByRole('alert')).toBeNull();
    fetch.on('stations.probe', problem('request.rate_limited'));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await main.findByRole('alert')).not.toBeEmptyDOMElement();
  });

  test('updates from the live stream', async () => {
    const { live } = await open();
    await screen.findByText('137 listening now');
    await vi.waitFor(() => expect(live.open()).toBe(1));
    const data = { ...fixtures.station, state: 'unreachable' as const, since: null, listeners: null };
    act(() => live.send({ event: 'station', ts: fixtures.fixtureNow, data }));
    expect(await screen.findByRole('heading', { name: 'Nobody can hear Radio Aurora.' })).toBeVisible();
  });

  test('that plays an unreachable server has no facts of a reply', async () => {
    await open({ handlers: { 'stations.get': { ...fixtures.brokenStation, id: fixtures.station.id } } });
    expect(await screen.findByRole('heading', { name: /^Nobody can hear Old Pier since/ })).toBeVisible();
    expect(screen.queryByText('Raw reply')).toBeNull();
    const song = screen.getByRole('region', { name: 'Now playing' });
    expect(song).toHaveTextContent('Known once the stream is heard');
  });

  test('of another account is not found', async () => {
    await open({ handlers: { 'stations.get': problem('resource.not_found') } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Station not found' })).toBeVisible();
  });

  test('is linked from the dashboard and the navigation', async () => {
    await open({ path: '/dashboard' });
    const nav = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
    const links = await nav.findAllByRole('link', { name: 'Radio Aurora' });
    expect(links.map((link) => link.getAttribute('href'))).toContain(path);
  });
});
