import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UiLabelGroups } from '@unmuted/ui/provider';

export function imageCropMessages(i18n: I18n): UiLabelGroups['imageCrop'] {
  return {
    stage: i18n._(msg`Part of the picture`),
    keys: i18n._(
      msg`Arrow keys move the picture, with Shift in larger steps. Plus and minus zoom, 0 resets. The fields below take numbers.`,
    ),
    zoom: i18n._(msg`Zoom`),
    zoomIn: i18n._(msg`Zoom in`),
    zoomOut: i18n._(msg`Zoom out`),
    reset: i18n._(msg({ message: 'Reset', context: 'part of a picture' })),
    left: i18n._(msg({ message: 'Left', context: 'part of a picture' })),
    top: i18n._(msg({ message: 'Top', context: 'part of a picture' })),
    width: i18n._(msg`Width`),
    height: i18n._(msg`Height`),
    size: (width, height) => `${width} × ${height} px`,
    tooSmall: (size, min) =>
      i18n._(msg`This part has {size}. At least {min} are needed. Zoom out, or choose a larger picture.`.id, {
        size,
        min,
      }),
    unreadable: i18n._(
      msg`This file cannot be shown as a picture. It is damaged, or not a PNG, JPEG or WebP file.`,
    ),
  };
}
