import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

interface PictureProps {
  url: string;
  /** "Phone screenshot 2". */
  name: string;
}

/** A picture of a listing with its size in pixels, linked to the whole picture. */
export function Picture({ url, name }: PictureProps) {
  const formats = useFormats();
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const text = size && `${formats.number(size.width)} × ${formats.number(size.height)}`;
  return (
    <a
      className="grid justify-items-center gap-1 text-12 text-fg-muted hover:text-fg"
      href={url}
      rel="noreferrer noopener"
      target="_blank"
    >
      <img
        alt={name}
        className="h-36 w-auto max-w-full rounded-tile border border-border bg-fill object-contain"
        height={144}
        loading="lazy"
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSize({ width, height })
        }
        src={url}
        // So that the link can be pressed before the picture has loaded.
        style={{ minWidth: '4rem' }}
      />
      <span className="min-h-4 tabular-nums" dir="ltr">
        {text}
      </span>
    </a>
  );
}

export interface PicturesProps {
  filesUrl: string;
  files: readonly string[];
  /** What a picture is, such as "Phone screenshots". */
  label: string;
}

/** Pictures in the order in which the store shows them. */
export function Pictures({ filesUrl, files, label }: PicturesProps) {
  if (files.length === 0) return <span className="text-fg-subtle">–</span>;
  return (
    <ul className="flex flex-wrap gap-2">
      {files.map((file, index) => (
        <li className="min-w-0" key={file}>
          <Picture name={`${label} ${index + 1}`} url={`${filesUrl}${file}`} />
        </li>
      ))}
    </ul>
  );
}

/** Sizes in which phones and stores show an icon, in pixels. */
const iconSizes = [96, 48, 24];

/** An icon as phones show it, large and small. */
export function IconSizes({ url }: { url: string }) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <ul aria-label={t`The icon in its sizes`} className="flex flex-wrap items-end gap-4">
      {iconSizes.map((side) => {
        const pixels = formats.number(side);
        return (
          <li className="grid justify-items-center gap-1 text-12 text-fg-muted" key={side}>
            <img
              alt=""
              className="border border-border bg-fill object-cover"
              height={side}
              src={url}
              style={{ width: side, height: side, borderRadius: side * 0.23 }}
              width={side}
            />
            <span className="tabular-nums">{t`${pixels} px`}</span>
          </li>
        );
      })}
    </ul>
  );
}
