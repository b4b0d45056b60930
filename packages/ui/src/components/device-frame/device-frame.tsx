import type { ComponentProps } from 'react';
import { useWidth } from '#/lib/use-width.ts';
import { deviceFrameVariants } from './device-frame.variants.ts';

/** A device type. */
export type Device = 'phone' | 'tablet' | 'desktop' | 'car';

/** Props of {@link DeviceFrame}. */
export interface DeviceFrameProps extends ComponentProps<'div'> {
  /** The screen is 390, 820, 1280 or 800 pixels wide. `car` is the head unit of a car. */
  device: Device;
  /** Accessible name: content and device ("Radio Aurora on a phone"). */
  'aria-label': string;
  /** Height of the screen in device pixels. Default: 720, 1000, 720 or 480. */
  height?: number | undefined;
  /** Emulated `prefers-color-scheme` of the content. Default: that of this page. */
  theme?: 'light' | 'dark' | undefined;
}

/** Width and height of each screen, and the horizontal size of its case: borders, paddings, knobs and gaps. */
const measures = {
  phone: { width: 390, height: 720, rim: 18 },
  tablet: { width: 820, height: 1000, rim: 26 },
  desktop: { width: 1280, height: 720, rim: 2 },
  car: { width: 800, height: 480, rim: 130 },
} as const satisfies Record<Device, { width: number; height: number; rim: number }>;

/**
 * Renders its children at the width of a phone, a tablet, a desktop or a car's screen, scaled down where space is limited.
 * The children fill the screen and scroll on overflow.
 */
export function DeviceFrame({
  device,
  height: requestedHeight,
  theme,
  children,
  className,
  style,
  ...rest
}: DeviceFrameProps) {
  const [ref, room] = useWidth<HTMLDivElement>();
  const { width, rim, ...usual } = measures[device];
  const height = requestedHeight ?? usual.height;
  const scale = room === undefined ? 1 : Math.min(1, room / width);
  const parts = deviceFrameVariants({ device, theme });
  return (
    // biome-ignore lint/a11y/useSemanticElements: `fieldset` is for form fields
    <div
      data-device={device}
      data-ui="device-frame"
      role="group"
      {...rest}
      className={parts.root({ className })}
      style={{ maxWidth: width + rim, ...style }}
    >
      <div className={parts.case()} data-part="case">
        {device === 'desktop' && (
          <div aria-hidden="true" className={parts.bar()} data-part="bar">
            <Dot />
            <Dot />
            <Dot />
          </div>
        )}
        {device === 'car' && <Knob className={parts.knob()} />}
        <div className={parts.window()} data-part="window" ref={ref} style={{ height: height * scale }}>
          <div
            className={parts.screen()}
            data-part="screen"
            style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}
          >
            {children}
          </div>
        </div>
        {device === 'car' && <Knob className={parts.knob()} />}
      </div>
    </div>
  );
}

/** Volume or tuning. */
function Knob({ className }: { className: string }) {
  return <span aria-hidden="true" className={className} data-part="knob" />;
}

function Dot() {
  return <span className="ui:size-2 ui:rounded-full ui:bg-border-strong" />;
}
