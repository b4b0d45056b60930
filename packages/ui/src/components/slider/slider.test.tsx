import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Field } from '#/components/field/index.ts';
import { accessibilityFindings } from '#/testing/axe.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Slider } from './slider.tsx';
import { sliderPlace } from './slider-marks.tsx';

behavesAsComponent('Slider', { render: (probe) => <Slider aria-label="Volume" unit="percent" {...probe} /> });

// jsdom does not move the thumb: keyboard interaction is covered by the stories.
const move = (value: number) => fireEvent.change(screen.getByRole('slider'), { target: { value } });

it("announces its value with the unit in the user's locale", () => {
  renderUi(<Slider aria-label="Gain" min={-12} max={12} step={0.5} defaultValue={-1.5} unit="dB" />, {
    locale: 'fr',
  });
  expect(screen.getByRole('slider', { name: 'Gain' })).toHaveAttribute('aria-valuetext', '−1,5\u00a0dB');
  expect(screen.getByRole('status')).toHaveTextContent('−1,5 dB');
});

it('announces a custom value text', () => {
  renderUi(<Slider aria-label="Wait" defaultValue={60} formatValue={(s) => `${s / 60} min`} hideValue />);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '1 min');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('emits values without floating-point errors', () => {
  const onValueChange = vi.fn();
  renderUi(<Slider aria-label="Gain" max={1} step={0.1} onValueChange={onValueChange} />);
  move(0.3);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(0.3);
  expect(screen.getByRole('status')).toHaveTextContent('0.3');
});

it('does not change state itself when controlled', () => {
  renderUi(<Slider aria-label="Volume" value={20} />);
  move(80);
  expect(screen.getByRole('slider')).toHaveValue('20');
});

it('is labelled, described and validated by its field', async () => {
  const { container } = renderUi(
    <Field label="Threshold" error="Too near to the music" required>
      <Slider min={-90} max={-10} unit="dBFS" marks={[{ value: -50, label: '−50' }]} />
    </Field>,
  );
  const slider = screen.getByRole('slider', { name: 'Threshold' });
  expect(slider).toHaveAccessibleDescription('Too near to the music');
  expect(slider).toHaveAttribute('aria-invalid', 'true');
  expect(await accessibilityFindings(container)).toEqual([]);
});

it('shows the marks within its range', () => {
  renderUi(
    <Slider
      aria-label="Threshold"
      min={-90}
      max={-10}
      marks={[
        { value: -50, label: 'Usual' },
        { value: 0, label: 'Full scale' },
      ]}
    />,
  );
  expect(screen.getByText('Usual')).toBeInTheDocument();
  expect(screen.queryByText('Full scale')).not.toBeInTheDocument();
});

it('ends the fill at the center of the thumb', () => {
  expect(sliderPlace(-50, -90, -10)).toBe('calc(0.625rem + 0.5 * (100% - 1.25rem))');
  expect(sliderPlace(1, 1, 1)).toBe('calc(0.625rem + 0 * (100% - 1.25rem))');
});

it('sends its value with the form and goes back to the first on reset', async () => {
  renderUi(
    <form data-testid="form">
      <Slider aria-label="Volume" name="volume" defaultValue={40} />
      <button type="reset">Reset</button>
    </form>,
  );
  const sent = () => new FormData(screen.getByTestId<HTMLFormElement>('form')).get('volume');
  move(70);
  expect(sent()).toBe('70');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(sent()).toBe('40');
  expect(screen.getByRole('status')).toHaveTextContent('40');
});
