import { type ComponentProps, useMemo } from 'react';
import { qrGeometry } from './qr-code.geometry.ts';
import { type QrCodeVariants, qrCodeVariants } from './qr-code.variants.ts';

/** Props of {@link QrCode}. */
export interface QrCodeProps extends Omit<ComponentProps<'svg'>, 'children'>, QrCodeVariants {
  /** What a scanner reads: up to 2,331 bytes. */
  value: string;
  /** What screen readers say in place of the picture; offer the value itself as text beside it. */
  label: string;
}

/** A text as a QR code: dark on white in every theme, for many scanners read nothing else. */
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
