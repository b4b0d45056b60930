import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Later } from '#/components/later/later.tsx';

describe('Later', () => {
  it('keeps the room until the frame after the one that paints the rest', async () => {
    const { container } = render(<Later height={12}>below</Later>);
    expect(container.textContent).toBe('');
    expect((container.firstElementChild as HTMLElement).style.minHeight).toBe('12rem');
    await frame();
    expect(screen.queryByText('below')).toBeNull();
    expect(await screen.findByText('below')).toBeVisible();
  });

  it('shows what stands for it until then', async () => {
    render(<Later instead={<p>a room</p>}>the map</Later>);
    expect(screen.getByText('a room')).toBeVisible();
    expect(await screen.findByText('the map')).toBeVisible();
    expect(screen.queryByText('a room')).toBeNull();
  });

  it('begins nothing once the page is gone', async () => {
    const inside = vi.fn(() => null);
    const Inside = inside;
    const { unmount } = render(
      <Later>
        <Inside />
      </Later>,
    );
    unmount();
    await frame();
    await frame();
    await frame();
    expect(inside).not.toHaveBeenCalled();
  });
});

const frame = () => new Promise(requestAnimationFrame);
