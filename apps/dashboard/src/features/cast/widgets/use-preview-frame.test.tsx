import { act, fireEvent, render, screen } from '@testing-library/react';
import type { EmbedPreviewMessage } from '@unmuted/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePreviewFrame } from '#/features/cast/widgets/use-preview-frame.ts';
import { listenAsPreview } from '#/testing/preview-stand-in.ts';

const message = { kind: 'studio.embed.preview', playback: 'idle' } as EmbedPreviewMessage;
const { origin } = window.location;

function Preview() {
  const { frame, state, tries, retry } = usePreviewFrame(origin, message);
  return (
    <>
      <iframe key={tries} ref={frame} src="about:blank" title="Widget" />
      <button onClick={retry} type="button">
        {state}
      </button>
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const frame = () => screen.getByTitle<HTMLIFrameElement>('Widget');
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a preview that does not load fails after 15 seconds and can be retried', () => {
  render(<Preview />);
  const before = frame();
  wait(14_999);
  expect(screen.getByRole('button')).toHaveTextContent('loading');
  wait(1);
  expect(screen.getByRole('button')).toHaveTextContent('failed');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('loading');
  expect(frame()).not.toBe(before);
  act(() => void listenAsPreview(frame()));
  wait(60_000);
  expect(screen.getByRole('button')).toHaveTextContent('ready');
});

test.each([
  ['another window', { origin }],
  ['another origin', { origin: 'https://elsewhere.example', isFrame: true }],
])(
  'ignores messages from %s',
  (_who, { origin: from, isFrame = false }: { origin: string; isFrame?: boolean }) => {
    render(<Preview />);
    const data = { kind: 'studio.embed.preview-ready' };
    const source = isFrame ? frame().contentWindow : window;
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: from, source })));
    expect(screen.getByRole('button')).toHaveTextContent('loading');
  },
);
