import type { ComponentGuide } from '#/testing/component-guide.ts';

export const guide: ComponentGuide = {
  status: 'new',
  use: [
    'To choose an area of a picture: logos, app icons, splash screens, feature graphics.',
    'With `aspect` where the result has a fixed ratio; without it, handles change the ratio.',
    'With `safeArea` or `preview` where a device covers a part of the picture.',
  ],
  avoid: [
    'To pick the file: use `FileUpload` first.',
    'To edit the picture itself: it changes no pixels. The server crops and encodes.',
  ],
  anatomy: [
    ['Stage', 'The picture. It moves by drag, and zooms by pinch and by wheel, with focus or with Control.'],
    ['Frame', 'The chosen area; the rest is dimmed. With a free ratio it has handles.'],
    [
      'Safe area (optional)',
      'An outline of what must stay inside: a circle, the title area of a television, or what a notch leaves.',
    ],
    ['Zoom', 'Buttons, a slider, and a reset to the largest area.'],
    ['Fields', 'The area in whole source pixels, after the rotation in EXIF data. Screen readers use them.'],
    ['Warning', 'Appears when the area has fewer pixels than `min`.'],
    ['Preview (optional)', 'A `CropPreview`, alone or in a `DeviceFrame`.'],
  ],
  keys: [
    ['Arrow keys', 'On the stage: move the area by 4 pixels of the screen; with Shift by 40.'],
    ['+, −', 'On the stage: zoom in or out.'],
    ['0', 'On the stage: resets to the largest area.'],
    ['Tab', 'Moves from the stage to the zoom and the fields.'],
  ],
  do: ['Set `min` to the size that the result is needed in.'],
  dont: ['Do not pass a new `Blob` on each render: the picture would load again.'],
};
