import { type ComponentProps, useMemo } from 'react';
import { qrGeometry } from './qr-code.geometry.ts';
import { type QrCodeVariants, qrCodeVariants } from './qr-code.variants.ts';

/** Props of {@link QrCode}. */
export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'>, QrCodeVariants {
  /** Encoded text: up to 2,331 bytes. */
  value: string;
  /** Accessible name; also show the value as text next to it. */
  label: string;
}

/** A QR code: dark on white in every theme, because many scanners read nothing else. */
export function QrCode({ value, label, size, className, ...rest }: QrCodeProps) {
  const geometry = useMemo(() => qrGeometry(value), [value]);
  return (
    <svg
      aria-label={label}
      data-ui="qr-code"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${geometry.size} ${geometry.size}`}
      {...rest}
      className={qrCodeVariants({ size, className })}
    >
      <rect fill="white" height={geometry.size} width={geometry.size} />
      <path d={geometry.path} fill="black" />
    </svg>
  );
}
