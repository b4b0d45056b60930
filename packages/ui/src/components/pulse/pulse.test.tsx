import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Pulse } from './pulse.tsx';

behavesAsComponent('Pulse', { render: (probe) => <Pulse {...probe} /> });

it('is decorative', () => {
  const { container } = renderUi(<Pulse />);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
