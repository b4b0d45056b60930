import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { CropPreview, type CropRect, ImageCrop, type ImageCropProps } from './index.ts';

const logo = new Blob(['logo'], { type: 'image/png' });
let decode: () => Promise<void>;

beforeEach(() => {
  decode = () => Promise.resolve();
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 4000;
      naturalHeight = 3000;
      src = '';
      decode = () => decode();
    },
  );
  URL.createObjectURL = vi.fn(() => 'blob:logo');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

function Sample(props: Partial<ImageCropProps>) {
  return <ImageCrop aria-label="Logo" aspect={1} src={logo} {...props} />;
}

const square = { x: 500, y: 0, width: 3000, height: 3000 };
const stage = () => screen.getByRole('application', { name: 'crop area' });

function lastCrop(onValueChange: Mock<(crop: CropRect) => void>): CropRect {
  const [crop] = onValueChange.mock.lastCall ?? [];
  if (!crop) throw new Error('onValueChange was not called');
  return crop;
}

async function renderReady(element: React.ReactElement) {
  const result = renderUi(element);
  await act(async () => undefined);
  return result;
}

behavesAsComponent('ImageCrop', { render: (probe) => <Sample {...probe} /> });
behavesAsComponent('CropPreview', {
  render: (probe) => (
    <CropPreview
      alt="Logo"
      image={{ url: 'data:,', size: { width: 4, height: 3 }, crop: square }}
      {...probe}
    />
  ),
});

it('shows a file by an object URL and releases it', async () => {
  const { container, unmount } = await renderReady(<Sample />);
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:logo');
  unmount();
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:logo');
});

it('is busy while it decodes, and reports a file that is no picture', async () => {
  decode = () => Promise.reject(new Error('not an image'));
  renderUi(<Sample />);
  expect(screen.getByRole('group', { name: 'Logo' })).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t show this picture.');
  expect(screen.queryByRole('application')).toBeNull();
});

it('reports the largest area once the picture is loaded', async () => {
  const onValueChange = vi.fn();
  await renderReady(<Sample onValueChange={onValueChange} />);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(square);
});

it('moves and zooms with the keyboard', async () => {
  const onValueChange = vi.fn();
  await renderReady(
    <Sample defaultValue={{ x: 1250, y: 750, width: 1500, height: 1500 }} onValueChange={onValueChange} />,
  );
  stage().focus();
  expect(stage()).toHaveAccessibleDescription(/Arrow keys move the picture/);
  await userEvent.keyboard('{ArrowRight}');
  const moved = lastCrop(onValueChange);
  expect(moved.x).toBeGreaterThan(1250);
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(lastCrop(onValueChange).y - 750).toBeGreaterThan(moved.x - 1250);
  await userEvent.keyboard('+');
  expect(onValueChange.mock.lastCall?.[0]).toMatchObject({ width: 1200, height: 1200 });
  await userEvent.keyboard('0');
  expect(onValueChange).toHaveBeenLastCalledWith(square);
});

it('zooms with slider and buttons', async () => {
  const onValueChange = vi.fn();
  await renderReady(<Sample onValueChange={onValueChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(onValueChange).toHaveBeenLastCalledWith({ x: 800, y: 300, width: 2400, height: 2400 });
  expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '123%');
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '100' } });
  expect(onValueChange.mock.lastCall?.[0]).toMatchObject({ width: 150 });
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onValueChange).toHaveBeenLastCalledWith(square);
});

it('follows a drag, against its direction', async () => {
  const onValueChange = vi.fn();
  await renderReady(
    <Sample defaultValue={{ x: 1250, y: 750, width: 1500, height: 1500 }} onValueChange={onValueChange} />,
  );
  fireEvent.pointerMove(stage(), { pointerId: 1, clientX: 5, clientY: 5 });
  expect(onValueChange).not.toHaveBeenCalled();
  fireEvent.pointerDown(stage(), { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(stage(), { pointerId: 1, clientX: 110, clientY: 100 });
  const { x, y } = lastCrop(onValueChange);
  expect([x < 1250, y]).toEqual([true, 750]);
  fireEvent.pointerUp(stage(), { pointerId: 1 });
});

it('zooms by pinching', async () => {
  const onValueChange = vi.fn();
  await renderReady(<Sample onValueChange={onValueChange} />);
  fireEvent.pointerDown(stage(), { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
  fireEvent.pointerDown(stage(), { pointerId: 2, button: 0, clientX: 200, clientY: 100 });
  fireEvent.pointerMove(stage(), { pointerId: 2, clientX: 250, clientY: 100 });
  expect(onValueChange.mock.lastCall?.[0]).toMatchObject({ width: 2000, height: 2000 });
});

it('zooms with the wheel only with focus or Ctrl, so that the page scrolls', async () => {
  const onValueChange = vi.fn();
  await renderReady(<Sample defaultValue={square} onValueChange={onValueChange} />);
  expect(fireEvent.wheel(stage(), { deltaY: -100 })).toBe(true);
  expect(onValueChange).not.toHaveBeenCalled();
  stage().focus();
  expect(fireEvent.wheel(stage(), { deltaY: -100 })).toBe(false);
  expect(onValueChange).toHaveBeenCalledOnce();
});

it('takes numbers; with a fixed ratio the height follows the width', async () => {
  const onValueChange = vi.fn();
  await renderReady(<Sample onValueChange={onValueChange} />);
  const width = screen.getByRole('spinbutton', { name: 'Width' });
  await userEvent.clear(width);
  await userEvent.type(width, '1400');
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith({ x: 500, y: 0, width: 1400, height: 1400 });
});

it('resizes a free area with handles', async () => {
  const onValueChange = vi.fn();
  const { container } = await renderReady(<Sample aspect={undefined} onValueChange={onValueChange} />);
  const handles = container.querySelectorAll('[data-part="handle"]');
  expect(handles).toHaveLength(8);
  const [, , , , right] = handles;
  if (!right) throw new Error('no handle');
  fireEvent.pointerDown(right, { pointerId: 1, button: 0, clientX: 100 });
  fireEvent.pointerMove(right, { pointerId: 1, clientX: 50 });
  const { x, width, height } = lastCrop(onValueChange);
  expect([x, height]).toEqual([0, 3000]);
  expect(width).toBeLessThan(4000);
});

it('warns when the area has too few pixels', async () => {
  await renderReady(
    <Sample defaultValue={{ x: 0, y: 0, width: 600, height: 600 }} min={{ width: 1400, height: 1400 }} />,
  );
  expect(screen.getByText(/This area has 600 × 600 px. Choose at least 1,400 × 1,400 px/)).toBeVisible();
});

it.each(['circle', 'title', 'notch'] as const)('marks the %s safe area', async (safeArea) => {
  const { container } = await renderReady(<Sample safeArea={safeArea} />);
  expect(container.querySelector('[data-part="safe-area"]')).toHaveAttribute('data-area', safeArea);
});

it('passes picture and area to the preview', async () => {
  await renderReady(<Sample preview={(image) => <CropPreview alt="Result" image={image} />} />);
  const { style } = screen.getByRole('img', { name: 'Result' });
  expect(Number.parseFloat(style.left)).toBeCloseTo(-16.667, 3);
});

it('changes nothing when disabled', async () => {
  await renderReady(<Sample defaultValue={square} disabled />);
  expect(stage()).toHaveAttribute('tabindex', '-1');
  const group = within(screen.getByRole('group', { name: 'Logo' }));
  for (const button of group.getAllByRole('button')) expect(button).toBeDisabled();
  for (const field of group.getAllByRole('spinbutton')) expect(field).toBeDisabled();
});

it('is named and described by its field', async () => {
  await renderReady(
    <Field hint="Shown in players." label="Station logo">
      <Sample aria-label={undefined} />
    </Field>,
  );
  expect(screen.getByRole('group', { name: 'Station logo' })).toHaveAccessibleDescription(
    'Shown in players.',
  );
});
