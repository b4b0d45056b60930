import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Bytes, Duration, FormattedNumber } from './index.ts';

behavesAsComponent('FormattedNumber', { render: (probe) => <FormattedNumber {...probe} value={137} /> });
behavesAsComponent('Bytes', { render: (probe) => <Bytes {...probe} value={566_100_000_000} /> });
behavesAsComponent('Duration', { render: (probe) => <Duration {...probe} seconds={4980} /> });

it('has the raw value as an attribute', () => {
  renderUi(<FormattedNumber data-testid="n" unit="h" value={9841.6} />);
  expect(screen.getByTestId('n')).toHaveAttribute('value', '9841.6');
  expect(screen.getByTestId('n')).toHaveTextContent('9,841.6 h');
});

it('shows unknown values as unknown, never as zero', () => {
  renderUi(
    <>
      <FormattedNumber data-testid="n" unit="dBFS" value={null} />
      <Bytes data-testid="b" value={null} />
      <Duration data-testid="d" seconds={null} />
    </>,
  );
  for (const id of ['n', 'b', 'd']) {
    expect(screen.getByTestId(id)).toHaveTextContent('No data');
    expect(screen.getByTestId(id)).not.toHaveTextContent(/0|dBFS/);
  }
});

it('has the exact value of a compact number as title', () => {
  renderUi(<FormattedNumber compact value={18_230} />);
  expect(screen.getByTitle('18,230')).toHaveTextContent('18.2K');
});

it('shows a short duration and announces the long form', () => {
  renderUi(<Duration data-testid="d" seconds={4980} />);
  const time = screen.getByTestId('d');
  expect(time).toHaveAttribute('datetime', 'PT4980S');
  expect(time.querySelector('[aria-hidden]')).toHaveTextContent('1 h 23 min');
  expect(screen.getByText('1 hour, 23 minutes')).toBeInTheDocument();
});

it('formats as a clock', () => {
  renderUi(<Duration format="clock" seconds={192} />);
  expect(screen.getByText('3:12')).toBeInTheDocument();
});

it('follows the locale', () => {
  renderUi(<Bytes data-testid="b" value={566_100_000_000} />, { locale: 'fr' });
  expect(screen.getByTestId('b')).toHaveTextContent('566,1 Go');
});
