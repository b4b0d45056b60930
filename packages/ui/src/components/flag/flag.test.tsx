import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { COUNTRY_CODES } from '#/components/country-select/country-codes.ts';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Flag } from './flag.tsx';
import { flagPicture } from './flag-store.ts';

behavesAsComponent('Flag', { render: (probe) => <Flag code="IE" label="Ireland" {...probe} /> });

const flag = () => screen.getByTestId('flag');
const shown = () => waitFor(() => expect(flag()).toHaveAttribute('data-state', 'shown'));

it('is decoration unless it is named', () => {
  renderUi(<Flag code="IE" data-testid="flag" />);
  expect(flag()).toHaveAttribute('aria-hidden', 'true');
});

it('is a picture where nothing else names the country', () => {
  renderUi(<Flag code="IE" label="Ireland" />);
  expect(screen.getByRole('img', { name: 'Ireland' })).toBeInTheDocument();
});

it('shows a picture from its own address, whatever the case of the code', async () => {
  renderUi(<Flag code="ie" data-testid="flag" />);
  await shown();
  expect(flag().querySelector('img')?.src).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

it('keeps a place for what is no country', async () => {
  renderUi(
    <>
      <Flag code="IE" data-testid="flag" />
      <Flag code="??" data-testid="unknown" />
    </>,
  );
  await shown();
  expect(screen.getByTestId('unknown')).toHaveAttribute('data-state', 'empty');
});

it('knows the flag of every country', async () => {
  renderUi(<Flag code="IE" data-testid="flag" />);
  await shown();
  expect(COUNTRY_CODES.filter((code) => flagPicture(code) === undefined)).toEqual([]);
});
