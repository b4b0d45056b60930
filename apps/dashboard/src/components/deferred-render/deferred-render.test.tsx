import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { DeferredRender } from '#/components/deferred-render/deferred-render.tsx';

const frame = () => new Promise(requestAnimationFrame);

describe('DeferredRender', () => {
  it('shows the fallback until after the first paint', async () => {
    render(<DeferredRender fallback={<p>placeholder</p>}>the map</DeferredRender>);
    expect(screen.getByText('placeholder')).toBeVisible();
    await frame();
    expect(screen.queryByText('the map')).toBeNull();
    expect(await screen.findByText('the map')).toBeVisible();
    expect(screen.queryByText('placeholder')).toBeNull();
  });

  it('never renders its children when it is unmounted before', async () => {
    const inside = vi.fn(() => null);
    const Inside = inside;
    const { unmount } = render(
      <DeferredRender fallback={null}>
        <Inside />
      </DeferredRender>,
    );
    unmount();
    await frame();
    await frame();
    await frame();
    expect(inside).not.toHaveBeenCalled();
  });
});
