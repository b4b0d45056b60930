import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAfterFirstPaint } from './use-after-first-paint.ts';

const frame = () => new Promise(requestAnimationFrame);

function Part() {
  return useAfterFirstPaint() ? 'painted' : 'deferred';
}

it('returns false until the frame after the first paint', async () => {
  render(<Part />);
  expect(screen.getByText('deferred')).toBeVisible();
  await frame();
  expect(screen.getByText('deferred')).toBeVisible();
  expect(await screen.findByText('painted')).toBeVisible();
});
