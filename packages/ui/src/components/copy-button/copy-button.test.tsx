import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { CopyButton } from './copy-button.tsx';

const address = 'https://aurora.cast.example/128kbps';

behavesAsComponent('CopyButton', {
  render: (probe) => <CopyButton aria-label="Copy the stream address" text={address} {...probe} />,
});
behavesAsComponent('CopyButton with words', {
  render: (probe) => (
    <CopyButton text={address} {...probe}>
      Copy
    </CopyButton>
  ),
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('writes its text to the clipboard', async () => {
  const user = userEvent.setup();
  const onCopied = vi.fn();
  renderUi(<CopyButton onCopied={onCopied} text={address} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(onCopied).toHaveBeenCalledOnce();
});

it('announces success in a pre-rendered live region and keeps its name', async () => {
  const user = userEvent.setup();
  renderUi(<CopyButton aria-label="Copy the stream address" text={address} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button'));
  expect(region).toHaveTextContent('Copied');
  expect(screen.getByRole('button')).toHaveAccessibleName('Copy the stream address');
});

it('shows a check mark for two seconds after the last click', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async () => {} } });
  renderUi(<CopyButton text={address} />);
  const button = screen.getByRole('button');
  await act(async () => fireEvent.click(button));
  expect(button).toHaveAttribute('data-state', 'copied');
  act(() => vi.advanceTimersByTime(1_500));
  await act(async () => fireEvent.click(button));
  act(() => vi.advanceTimersByTime(1_999));
  expect(button).toHaveAttribute('data-state', 'copied');
  act(() => vi.advanceTimersByTime(1));
  expect(button).toHaveAttribute('data-state', 'idle');
  vi.unstubAllGlobals();
});

it('reports a denied clipboard', async () => {
  const user = userEvent.setup();
  const reason = new Error('refused');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(reason);
  const onCopyFailed = vi.fn();
  renderUi(<CopyButton onCopyFailed={onCopyFailed} text={address} />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status')).toHaveTextContent('The browser did not allow copying');
  expect(onCopyFailed).toHaveBeenCalledExactlyOnceWith(reason);
});

describe('on plain http, without the asynchronous clipboard', () => {
  const withCommand = (isAllowed: boolean) => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    let copied = '';
    const setData = (_type: string, text: string) => {
      copied = text;
    };
    // jsdom has no copy command.
    document.execCommand = () => {
      const event = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } });
      if (isAllowed) document.dispatchEvent(event);
      return isAllowed;
    };
    return () => copied;
  };
  afterEach(() => vi.unstubAllGlobals());

  it('[C1] uses the copy command', async () => {
    const copied = withCommand(true);
    renderUi(<CopyButton text={address} />);
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(copied()).toBe(address);
    expect(screen.getByRole('button')).toHaveAttribute('data-state', 'copied');
  });

  it('reports the failure if the browser denies the command', async () => {
    withCommand(false);
    const onCopyFailed = vi.fn();
    renderUi(<CopyButton onCopyFailed={onCopyFailed} text={address} />);
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(onCopyFailed).toHaveBeenCalledWith(expect.objectContaining({ name: 'NotAllowedError' }));
  });
});
