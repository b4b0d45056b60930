import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { COUNTRY_CODES } from '#/components/country-select/country-codes.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Flag } from './flag.tsx';
import { flagUrl } from './flag-store.ts';

behavesAsComponent('Flag', { render: (probe) => <Flag code="IE" label="Ireland" {...probe} /> });

const flag = () => screen.getByTestId('flag');
const shown = () => waitFor(() => expect(flag()).toHaveAttribute('data-state', 'shown'));

it('is decorative unless labelled', () => {
  renderUi(<Flag code="IE" data-testid="flag" />);
  expect(flag()).toHaveAttribute('aria-hidden', 'true');
});

it('is an image when labelled', () => {
  renderUi(<Flag code="IE" label="Ireland" />);
  expect(screen.getByRole('img', { name: 'Ireland' })).toBeInTheDocument();
});

it("shows an image from a data URL, regardless of the code's case", async () => {
  renderUi(<Flag code="ie" data-testid="flag" />);
  await shown();
  expect(flag().querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

it('renders a placeholder for an unknown code', async () => {
  renderUi(
    <>
      <Flag code="IE" data-testid="flag" />
      <Flag code="??" data-testid="unknown" />
    </>,
  );
  await shown();
  expect(screen.getByTestId('unknown')).toHaveAttribute('data-state', 'empty');
});

it('has a flag for every country', async () => {
  renderUi(<Flag code="IE" data-testid="flag" />);
  await shown();
  expect(COUNTRY_CODES.filter((code) => flagUrl(code) === undefined)).toEqual([]);
});
