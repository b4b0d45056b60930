import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePainted } from './use-painted.ts';

const frame = () => new Promise(requestAnimationFrame);

function Part({ waits }: { waits: boolean }) {
  return usePainted(waits) ? 'there' : 'waits';
}

describe('usePainted', () => {
  it('is false until the frame after the one that paints', async () => {
    render(<Part waits />);
    expect(screen.getByText('waits')).toBeVisible();
    await frame();
    expect(screen.getByText('waits')).toBeVisible();
    expect(await screen.findByText('there')).toBeVisible();
  });

  it('is true from the beginning for what does not wait', () => {
    render(<Part waits={false} />);
    expect(screen.getByText('there')).toBeVisible();
  });
});
