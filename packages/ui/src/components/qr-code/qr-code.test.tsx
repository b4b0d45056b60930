import { screen } from '@testing-library/react';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { behavesAsComponent } from '#/testing/behaves-as-component.tsx';
import { renderUi } from '#/testing/render.tsx';
import { QUIET_ZONE, qrGeometry } from './qr-code.geometry.ts';
import { QrCode } from './qr-code.tsx';

behavesAsComponent('QrCode', {
  render: (probe) => <QrCode {...probe} label="Code for the app" value="https://studio.example" />,
});

/** Rasterizes the path, one cell per module. */
function painted({ path, size }: { path: string; size: number }): boolean[][] {
  const cells = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    cells[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return cells;
}

describe('image', () => {
  it.each([
    'A',
    'otpauth://totp/Studio:a%40b.test?issuer=Studio&secret=JBSWY3DPEHPK3PXP',
    '工作室',
    'x'.repeat(800),
  ])('contains every module of the code of %j', (value) => {
    const code = encode(value, { ecc: 'M', border: 0 }).data;
    const inner = painted(qrGeometry(value))
      .slice(QUIET_ZONE, -QUIET_ZONE)
      .map((row) => row.slice(QUIET_ZONE, -QUIET_ZONE));
    expect(inner).toEqual(code);
  });

  it('has a quiet zone of four modules on every side', () => {
    const cells = painted(qrGeometry('studio'));
    const edge = [0, 1, 2, 3, -1, -2, -3, -4];
    const dark = edge.flatMap((at) => [...(cells.at(at) ?? [true]), ...cells.map((row) => row.at(at))]);
    expect(dark).not.toContain(true);
    expect(cells.at(QUIET_ZONE)).toContain(true);
  });

  it('is black on white in every theme', () => {
    const { container } = renderUi(<QrCode label="Code" value="studio" />);
    const [ground, code] = container.querySelectorAll('rect, path');
    expect(ground).toHaveAttribute('fill', 'white');
    expect(code).toHaveAttribute('fill', 'black');
  });
});

it('has an accessible name', () => {
  renderUi(<QrCode label="Code for the app" value="studio" />);
  expect(screen.getByRole('img', { name: 'Code for the app' })).toBeInTheDocument();
});
