import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Waveform } from './waveform.tsx';

const now = new Date('2026-09-14T18:44:12Z');

behavesAsComponent('Waveform', { render: (probe) => <Waveform {...probe} clock="18:44:12" now={now} /> });

it('is hidden from assistive technology because it shows no data', () => {
  const { container } = renderUi(<Waveform clock="18:44:12" now={now} />);
  expect(container.querySelector('[data-ui="waveform"]')).toHaveAttribute('aria-hidden', 'true');
});

it('shows the given clock', () => {
  renderUi(<Waveform clock="18:44:12" now={now} />);
  expect(screen.getByText('18:44:12')).toBeInTheDocument();
});

it('labels the ruler in the given time zone', () => {
  renderUi(<Waveform clock="18:44:12" now={now} timeZone="Asia/Tokyo" />, { locale: 'ja' });
  expect(screen.getByText(/^0?3:44$/)).toBeInTheDocument();
});

it('uses 24-hour format in every locale', () => {
  renderUi(<Waveform clock="18:44:12" now={now} timeZone="UTC" />);
  expect(screen.getByText('18:44')).toBeInTheDocument();
});

it('is animated only without reduced motion', () => {
  const { container } = renderUi(<Waveform clock="18:44:12" now={now} />);
  const layers = [...container.querySelectorAll('[data-part="layer"]')];
  expect(layers.length).toBeGreaterThan(1);
  expect(layers.every((layer) => /motion-safe:animate-/.test(layer.getAttribute('class') ?? ''))).toBe(true);
});
