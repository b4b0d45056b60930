import { SmartphoneIcon } from '@unmuted/ui/icons';

export interface AppIconProps {
  /** The public address of files. */
  filesUrl: string;
  /** The name of the file; null without one. */
  file: string | null;
  /** In pixels. */
  size: number;
}

/** The icon of an app as phones show it. */
export function AppIcon({ filesUrl, file, size }: AppIconProps) {
  const style = { width: size, height: size, borderRadius: size * 0.23 };
  if (file === null)
    return (
      <span
        className="inline-flex flex-none items-center justify-center border border-border bg-fill text-fg-muted"
        style={style}
      >
        <SmartphoneIcon aria-hidden className="size-1/2" />
      </span>
    );
  return (
    <img
      alt=""
      className="flex-none border border-border bg-fill object-cover"
      height={size}
      src={`${filesUrl}${file}`}
      style={style}
      width={size}
    />
  );
}
