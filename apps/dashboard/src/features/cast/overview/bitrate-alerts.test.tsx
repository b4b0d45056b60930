import { screen, within } from '@testing-library/react';
import type { CastNow, CastStream } from '@unmuted/api';
import { fixtures } from '@unmuted/api/testing';
import { expect, test } from 'vitest';
import { renderApp } from '#/testing/render-app.tsx';

const { castNow, castOverviewList, castOverviews } = fixtures;

/** Atlantic has one stream. */
async function open(stream: Partial<CastStream>, state: CastNow['state'] = 'live') {
  const streams = [fixtures.castStream('/atlantic', stream)];
  const items = castOverviews.map((cast) =>
    cast.now.username === 'atlantic' ? { ...cast, now: { ...cast.now, state, streams } } : cast,
  );
  await renderApp({
    path: '/cast/atlantic',
    visitor: 'customer',
    handlers: { 'casts.listOverviews': { ...castOverviewList, ...fixtures.listOf(items) } },
  });
  return within(await screen.findByRole('region', { name: 'On-air status' }));
}

test('shows what a source sends and declares, and what the plan allows', async () => {
  const card = await open({ measuredKbps: 127, allowedKbps: 192 });
  const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['127 kbps', '128 kbps', '192 kbps']);
  expect(screen.queryByText(/above the plan/)).toBeNull();
});

test('never shows the configured bitrate as the one of a source that declares none', async () => {
  const card = await open({ bitrate: null, configuredKbps: 128, declaredKbps: null, measuredKbps: null });
  const values = card.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['measuring…', 'not declared', '320 kbps']);
});

test('warns of a running source above the plan, with what to do', async () => {
  await open({
    bitrate: 320,
    declaredKbps: null,
    measuredKbps: 320,
    bitrateIssue: 'above_plan',
    allowedKbps: 192,
  });
  expect(screen.getByText('The bitrate is above the plan')).toBeVisible();
  expect(screen.getByText(/set your encoder to 192 kbps or lower/)).toBeVisible();
});

test('mentions a source that declares another bitrate than it sends', async () => {
  await open({ bitrate: 96, declaredKbps: 128, measuredKbps: 96, bitrateIssue: 'undeclared_rate' });
  expect(screen.getByText('The encoder declares another bitrate than it sends')).toBeVisible();
});

test('says off air that the last source was disconnected because of its bitrate', async () => {
  const overBitrateAt = castNow.harbour.since;
  await open({ onAir: false, allowedKbps: 192, overBitrateAt }, 'off_air');
  expect(screen.getByText('The encoder was disconnected because of its bitrate')).toBeVisible();
  expect(screen.getByText(/set your encoder to 192 kbps or lower/)).toBeVisible();
});
