import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { AuthLayout } from './auth-layout.tsx';

behavesAsComponent('AuthLayout', {
  render: (probe) => (
    <AuthLayout {...probe} brand="Studio" headline="Know you’re on air." footer="© 2026">
      <h1>Sign in</h1>
    </AuthLayout>
  ),
});

it('renders the form in the main landmark and everything else outside', () => {
  renderUi(
    <AuthLayout
      brand={<a href="/">Studio</a>}
      headline="Know you’re on air."
      controls={<button type="button">English</button>}
      footer="© 2026"
    >
      <h1>Sign in</h1>
    </AuthLayout>,
  );
  const main = screen.getByRole('main');
  expect(main).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(main).not.toContainElement(screen.getByRole('button', { name: 'English' }));
  expect(screen.getByRole('banner')).toHaveTextContent('Studio');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026');
  expect(screen.getByRole('complementary')).toHaveTextContent('Know you’re on air.');
});

it('makes the form the target of the skip link', () => {
  renderUi(
    <AuthLayout brand="Studio">
      <h1>Sign in</h1>
    </AuthLayout>,
  );
  screen.getByRole('main').focus();
  expect(screen.getByRole('main')).toHaveFocus();
});
