import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { Avatar } from './avatar.tsx';
import { initials } from './initials.ts';

behavesAsComponent('Avatar', { render: (probe) => <Avatar {...probe} name="Maeve O’Brien" /> });

it.each([
  ['Maeve O’Brien', 'MO'],
  ['maeve', 'M'],
  ['  Ana  María  de la Cruz ', 'AC'],
  ['王小明', '王'],
  ['さくら ラジオ', 'さ'],
  ['(Radio) 4', 'R4'],
  ['Éric Ångström', 'ÉÅ'],
  ['', ''],
  ['– !', ''],
])('abbreviates %j to %j', (name, short) => expect(initials(name)).toBe(short));

it('is named after the person', () => {
  renderUi(<Avatar name="Maeve O’Brien" />);
  expect(screen.getByRole('img', { name: 'Maeve O’Brien' })).toHaveTextContent('MO');
});

it('is decorative next to a visible name', () => {
  renderUi(<Avatar decorative name="Maeve O’Brien" />);
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows the image instead of initials', () => {
  const { container } = renderUi(<Avatar name="Maeve O’Brien" src="/maeve.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/maeve.png');
  expect(screen.queryByText('MO')).toBeNull();
});
