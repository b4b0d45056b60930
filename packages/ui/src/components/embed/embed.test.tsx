import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { Embed, type EmbedProps } from './embed.tsx';

const props = { src: 'https://cast.example/embed/a1', title: 'Radio Aurora, live', height: 150 } as const;

behavesAsComponent('Embed', { render: (probe) => <Embed {...probe} {...props} /> });

let comeIntoSight: () => void;
const original = globalThis.IntersectionObserver;
beforeEach(() => {
  globalThis.IntersectionObserver = class extends original {
    constructor(callback: IntersectionObserverCallback) {
      super(callback);
      comeIntoSight = () =>
        act(() => callback([{ isIntersecting: true } as IntersectionObserverEntry], this));
    }
  };
});
afterEach(() => {
  globalThis.IntersectionObserver = original;
});

// Rendered without a provider, as on a third-party page.
const draw = (more: Partial<EmbedProps> = {}) => render(<Embed {...props} {...more} />);
const frame = () => screen.getByTitle<HTMLIFrameElement>(props.title);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const skeleton = () => document.querySelector('[data-part=skeleton]');

describe('frame', () => {
  it('is lazy-loaded, may autoplay, and has a name', () => {
    draw();
    expect(frame()).toHaveAttribute('src', props.src);
    expect(frame()).toHaveAttribute('loading', 'lazy');
    expect(frame()).toHaveAttribute('allow', 'autoplay');
  });

  it('is sandboxed: no top navigation, dialogs, forms or downloads', () => {
    draw();
    const may = frame().getAttribute('sandbox')?.split(' ');
    expect(may).toEqual([
      'allow-scripts',
      'allow-same-origin',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
  });

  it('sends only the origin as referrer', () => {
    draw();
    expect(frame()).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  });

  it.each([
    [{ height: 60 }, '100%', '60px'],
    [{ width: 300, height: '50vh' }, '300px', '50vh'],
  ])('sizes %j', (size, width, height) => {
    const { container } = draw(size);
    expect((container.firstElementChild as HTMLElement).style).toMatchObject({ width, height });
  });

  it('passes its ref to the iframe', () => {
    const ref = createRef<HTMLIFrameElement>();
    draw({ frameRef: ref });
    expect(ref.current).toBe(frame());
  });
});

describe('while loading', () => {
  it('reserves its space and is busy', () => {
    const { container } = draw();
    expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
    expect(skeleton()).toBeInTheDocument();
    fireEvent.load(frame());
    expect(container.firstElementChild).not.toHaveAttribute('aria-busy');
    expect(skeleton()).not.toBeInTheDocument();
  });

  it('reloads when the address changes', () => {
    const { rerender } = draw();
    fireEvent.load(frame());
    rerender(<Embed {...props} src="https://cast.example/embed/b2" />);
    expect(skeleton()).toBeInTheDocument();
  });
});

it('renders the iframe only on the client, because a server-rendered frame may load before hydration', () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Embed {...props} />);
  expect(place.querySelector('iframe')).toBeNull();
  expect(place.querySelector('[data-part=skeleton]')).not.toBeNull();
  const wrong = vi.spyOn(console, 'error');
  const { container } = render(<Embed {...props} />, {
    container: document.body.appendChild(place),
    hydrate: true,
  });
  fireEvent.load(frame());
  expect(container.firstElementChild).toHaveAttribute('data-state', 'loaded');
  expect(wrong).not.toHaveBeenCalled();
});

describe('on failure', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows a link to the player with the given message', () => {
    draw({ failed: 'The player did not load.' });
    comeIntoSight();
    wait(19_999);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    wait(1);
    expect(screen.getByRole('alert')).toHaveTextContent('The player did not load.');
    expect(screen.getByRole('link', { name: props.title })).toHaveAttribute('href', props.src);
    expect(skeleton()).not.toBeInTheDocument();
  });

  it('starts the timeout only when in view, because browsers defer offscreen frames', () => {
    draw();
    wait(600_000);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows the player if it loads late', () => {
    draw({ timeoutMs: 1000 });
    comeIntoSight();
    wait(1000);
    fireEvent.load(frame());
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('cancels the timeout once loaded', () => {
    draw();
    comeIntoSight();
    fireEvent.load(frame());
    wait(60_000);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
